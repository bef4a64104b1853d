/** What only the box prints is the same in the three games of the box. */
export { PRINTED } from '../printed.ts';
