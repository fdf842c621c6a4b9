/** The words for what a schema finds wrong with a value. */
import type * as z from 'zod/mini';
import { t, translatable, translated } from '../words/index.ts';
import { shown } from './jsonTree.ts';
import { nearest } from './nearest.ts';

export type Issue = z.core.$ZodIssue;

/** Without what only follows from a value being something else altogether: a list where a text is needed is not "too short" besides. */
export function rootIssues(issues: readonly Issue[]): readonly Issue[] {
  const placeOf = ({ path }: Issue) => JSON.stringify(path.map(String));
  const others = new Set(issues.filter(({ code }) => code === 'invalid_type').map(placeOf));
  return issues.filter((issue) => issue.code === 'invalid_type' || !others.has(placeOf(issue)));
}

/** What the value should have been. */
export function neededBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return translated(typeWords[issue.expected] ?? anotherValue);
    case 'too_small':
      if (issue.origin === 'string') return t`a text that is not empty`;
      if (issue.origin === 'array') return t`a list of at least ${String(issue.minimum)} entries`;
      return issue.inclusive
        ? t`a number of at least ${String(issue.minimum)}`
        : t`a number above ${String(issue.minimum)}`;
    case 'too_big':
      if (issue.origin === 'string') return t`a text of at most ${String(issue.maximum)} characters`;
      return t`a number of at most ${String(issue.maximum)}`;
    case 'invalid_format':
      return issue.message;
    case 'invalid_value':
      return issue.values.length === 1 ? quoted(issue.values) : t`one of ${quoted(issue.values)}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap(rootIssues).map(neededBy))].reduce(
        (one, other) => t`${one}, or ${other}`,
      );
    default:
      return translated(anotherValue);
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
  return meant === undefined ? '' : ` ${t`Did you mean "${meant}"?`}`;
}

/** The place of a value as people name it. */
export function nameOfPlace(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return t`The configuration`;
  if (typeof last === 'string') return `"${shown(last)}"`;
  const list = path.findLast((part) => typeof part === 'string');
  return t`An entry of "${String(list)}"`;
}

function quoted(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

const anotherValue = translatable('another value');

const typeWords: Readonly<Record<string, string>> = {
  number: translatable('a number'),
  int: translatable('a whole number'),
  string: translatable('a text in double quotes'),
  boolean: translatable('true or false'),
  array: translatable('a list in brackets'),
  object: translatable('an object in braces'),
  record: translatable('an object in braces'),
};
