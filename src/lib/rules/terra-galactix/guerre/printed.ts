/** The figures printed on the box, shared by its three games: what one of them learns the others know. */
export { PRINTED } from '../printed.ts';
