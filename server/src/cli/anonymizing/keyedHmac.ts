/** What pseudonyms are made with on the command line: the key comes from the environment, so that it stands in no list of processes. */
import { hmacWith, KEY_VARIABLE, pseudonymKey } from '../../pseudonymKey.ts';
import { UsageProblem } from '../usageProblem.ts';

/** Throws a UsageProblem without a key. */
export function keyedHmac(): (text: string) => string {
  const key = pseudonymKey();
  if (key !== undefined) return hmacWith(key);
  throw new UsageProblem(
    `Pseudonyms need a key: put a secret of your own into the environment variable ${KEY_VARIABLE}.`,
  );
}
