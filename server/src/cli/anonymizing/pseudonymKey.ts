/** The key for pseudonyms: from an environment variable and nowhere else, so that it stands in no file and in no list of processes. */
import { createHmac } from 'node:crypto';
import { UsageProblem } from '../usageProblem.ts';

const VARIABLE = 'QUASI_PSEUDONYM_KEY';

/** Throws a UsageProblem without a key. */
export function pseudonymKey(): (text: string) => string {
  const key = process.env[VARIABLE];
  if (key === undefined || key === '') {
    throw new UsageProblem(
      `Pseudonyms need a key: put a secret of your own into the environment variable ${VARIABLE}.`,
    );
  }
  return (text) => createHmac('sha256', key).update(text, 'utf8').digest('hex');
}
