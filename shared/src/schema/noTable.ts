/** A table before anything is stated: a format leaves as it is what it does not know. */
import { noTableSchema } from './frictionless/readTableSchema.ts';
import type { Resource } from './model.ts';

export const noTable: Omit<Resource, 'place'> = {
  ...noTableSchema,
  name: undefined,
  title: undefined,
  calledAs: [],
  files: [],
  outside: [],
  onWeb: [],
  notText: [],
  encoding: undefined,
  dialect: {},
};

/** A warehouse writes names in capitals or not, and so do the headers of what is copied out of it. */
export function inAnyCase(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => [name, name.toUpperCase(), name.toLowerCase()]))];
}
