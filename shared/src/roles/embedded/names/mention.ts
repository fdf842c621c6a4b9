/** A name that was found in a text. */

/**
 * How sure it is that the data mean this person: `certain` where somebody is addressed by title or signs in full, `sure` beside a title, a
 * relation or a verb of speech, `likely` where a given name and another word with a capital do, `possible` for a given name alone.
 */
export type Sureness = 'certain' | 'sure' | 'likely' | 'possible';

export const surenesses: readonly Sureness[] = ['certain', 'sure', 'likely', 'possible'];

export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly sureness: Sureness;
}
