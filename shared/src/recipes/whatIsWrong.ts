/** What a schema finds wrong with a recipe, as a sentence that names the place. */
import type * as z from 'zod/mini';
import { visible } from '../explain/index.ts';
import { t, translatable, translated } from '../words/index.ts';

const LONGEST_KEY = 60;

export function whatIsWrong(issue: z.core.$ZodIssue): string {
  const place = issue.path.length === 0 ? t`The recipe` : t`${placeOf(issue.path)} of the recipe`;
  switch (issue.code) {
    case 'unrecognized_keys':
      return t`${place} has a member that recipes do not have: "${visible(issue.keys[0].slice(0, LONGEST_KEY))}".`;
    case 'invalid_type':
      return t`${place} has to be ${translated(typeWords[issue.expected] ?? another)}.`;
    case 'invalid_value':
      return t`${place} has to be ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? t`${place} is empty.`
        : t`${place} has to be at least ${String(issue.minimum)}.`;
    case 'too_big':
      return t`${place} has to be at most ${String(issue.maximum)}.`;
    default:
      return t`${place} is not what belongs there.`;
  }
}

/** `steps[2].column` */
function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (place, key) => (typeof key === 'number' ? `${place}[${key}]` : `${place}${place && '.'}${String(key)}`),
    '',
  );
}

const another = translatable('another value');

const typeWords: Readonly<Record<string, string>> = {
  number: translatable('a number'),
  int: translatable('a whole number'),
  string: translatable('a text in double quotes'),
  array: translatable('a list in brackets'),
  object: translatable('an object in braces'),
  record: translatable('an object in braces'),
};
