/** The printed facts are shared by the three games of the box: what one of them learns, the others know. */
export { PRINTED } from '../printed.ts';
