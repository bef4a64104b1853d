/** The printed facts are the same in the three games of the box. */
export { PRINTED } from '../printed.ts';
