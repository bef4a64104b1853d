import { game as lightsaber } from '../../src/lib/rules/lightsaber/game.ts';
import { LIGHTSABER } from '../support/lightsaber-subject.ts';

// Most of this is walked by the laws of the game itself: a quarter of the runs will do.
const { RUNS } = process.env;
process.env['RUNS'] = RUNS ?? '15';
const { laws } = await import('../support/laws.ts');
if (RUNS === undefined) delete process.env['RUNS'];

// No form shows the look into a hand, only a glimpse has it: so that the laws meet it too, here it stands in the form.
laws({
	...LIGHTSABER,
	game: { ...lightsaber, form: (draft) => lightsaber.form({ ...draft, options: { look: 'nobody', ...draft.options } }) }
});
