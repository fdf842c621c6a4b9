/** Attribute inference: what somebody who knows the columns that rows are compared on learns of a sensitive value, beside a guess from the whole. */
export { type CloseGuesses, closeGuesses } from './closeGuesses.ts';
export { type Chances, type Guesses, guesses } from './guesses.ts';
