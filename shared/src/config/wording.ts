/** The words for what a schema finds wrong with a value. */
import type * as z from 'zod/mini';
import { shown } from './jsonTree.ts';
import { nearest } from './nearest.ts';

export type Issue = z.core.$ZodIssue;

/** What the value should have been. */
export function neededBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords[issue.expected] ?? 'another value';
    case 'too_small':
      if (issue.origin === 'string') return 'a text that is not empty';
      return issue.inclusive ? `a number of at least ${issue.minimum}` : `a number above ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `a text of at most ${issue.maximum} characters`;
      return `a number of at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.message;
    case 'invalid_value':
      return issue.values.length === 1 ? quoted(issue.values) : `one of ${quoted(issue.values)}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(neededBy))].join(', or ');
    default:
      return 'another value';
  }
}

/** Words that are allowed where something else stands. */
export function wordsOf(issue: Issue): string[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(wordsOf);
  return issue.code === 'invalid_value' ? issue.values.filter((value) => typeof value === 'string') : [];
}

/** `; did you mean "x"?`, where something is near to what was written. */
export function hintAt(written: unknown, words: readonly string[]): string {
  const meant = typeof written === 'string' && written.length <= 60 ? nearest(written, words) : undefined;
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** The place of a value as people name it. */
export function nameOfPlace(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'The configuration';
  if (typeof last === 'string') return `"${shown(last)}"`;
  const list = path.findLast((part) => typeof part === 'string');
  return `An entry of "${String(list)}"`;
}

function quoted(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

const typeWords: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text in double quotes',
  boolean: 'true or false',
  array: 'a list in brackets',
  object: 'an object in braces',
  record: 'an object in braces',
};
