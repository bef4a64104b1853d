import { game as lightsaber } from '../../src/lib/rules/lightsaber/game.ts';
import { LIGHTSABER } from '../support/lightsaber-subject.ts';

// `lightsaber.test.ts` covers most of this, so a quarter of the runs is enough.
const { RUNS } = process.env;
process.env['RUNS'] = RUNS ?? '15';
const { laws } = await import('../support/laws.ts');
if (RUNS === undefined) delete process.env['RUNS'];

// The real form does not show the option `look`. It is added here so that the laws also walk through states with a typed hand.
laws({
	...LIGHTSABER,
	game: { ...lightsaber, form: (draft) => lightsaber.form({ ...draft, options: { look: 'nobody', ...draft.options } }) }
});
