/** When what is said of the people behind a protected file is a guess: the answers are too few for so much noise. */
import { type Channel, relativeShareError } from '../../measures/protected/index.ts';
import type { Answers } from './answers.ts';
import type { PeopleBehind } from './fit.ts';

/** From this error on, as a multiple of a share. */
const GUESSED = 0.5;

/** A share of this column can be off by half of itself, or more. */
export function isGuessed({ epsilon, reports }: Pick<Answers, 'epsilon' | 'reports'>, channel: Channel): boolean {
  return Number.isFinite(epsilon) && relativeShareError(channel, reports.length) >= GUESSED;
}

/** The columns that make what is said of people a guess, by their names. */
export function guessedIn({ columns }: Pick<PeopleBehind, 'columns'>): string[] {
  return columns.filter((column) => column.isGuessed).map(({ name }) => name);
}
