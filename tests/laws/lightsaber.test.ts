import { laws } from '../laws.ts';
import { LIGHTSABER } from '../tried-lightsaber.ts';

laws(LIGHTSABER);
