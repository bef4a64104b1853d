import { lightsaber } from '../../src/lib/rules/lightsaber/index.ts';
import { laws } from '../laws.ts';
import { LIGHTSABER } from '../tried-lightsaber.ts';

// No form shows the look into a hand, only a glimpse has it: so that the laws meet it too, here it stands in the form.
laws({
	...LIGHTSABER,
	game: { ...lightsaber, form: (draft) => lightsaber.form({ ...draft, options: { look: 'nobody', ...draft.options } }) }
});
