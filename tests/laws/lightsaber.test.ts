import { laws } from '../support/laws.ts';
import { LIGHTSABER } from '../support/lightsaber-subject.ts';

laws(LIGHTSABER);
