/** What pseudonyms are made with on the command line: the key comes from the environment, so that it stands in no list of processes. */
import { hmacWith, KEY_VARIABLE, noteOnKey, pseudonymKey } from '../../pseudonymKey.ts';
import { sayNotes, UsageProblem } from '../problems.ts';

/** Throws a UsageProblem without a key, and warns of a short one, before anything is made with it. */
export function keyedHmac(): (text: string) => string {
  const key = pseudonymKey();
  if (key === undefined) {
    throw new UsageProblem(
      `Pseudonyms need a key: put a secret of your own into the environment variable ${KEY_VARIABLE}.`,
    );
  }
  const note = noteOnKey(key);
  if (note !== undefined) sayNotes([note]);
  return hmacWith(key);
}
