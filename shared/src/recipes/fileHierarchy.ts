/** The hierarchy of a file for one column, as a treatment of a recipe asks for it. */
import * as z from 'zod/mini';
import type { Counting } from '../counts/index.ts';
import {
  type HierarchyFile,
  hierarchyColumns,
  type Level,
  type ReadHierarchy,
  readArxCsv,
} from '../hierarchies/index.ts';
import type { Treatment } from '../remedies/index.ts';
import { Codes, type Column, Dictionary, MissingTokens } from '../table/index.ts';

const parameters = z.object({ file: z.string(), sha256: z.string(), level: z.number() });

/** The file that a treatment names, if it is one that needs a file. */
export function fileNeededBy(treatment: Treatment): z.output<typeof parameters> | undefined {
  return treatment.needs === 'hierarchy' ? z.parse(parameters, treatment.parameters) : undefined;
}

const STEP = 2048;
const HIDDEN = '*';
const UNLISTED = 2 ** 32 - 1;

/** As `readArxCsv`, but values that the file does not name form a group of their own, a star on each level. Yields without progress. */
export function* withUnlistedHidden(
  file: HierarchyFile,
  { dictionary }: Column,
  missingTokens: readonly string[],
): Counting<ReadHierarchy> {
  const table = yield* hierarchyColumns(file);
  if ('fault' in table) return table;
  const named = new Set<string>();
  const values = table.columns[0]?.dictionary;
  for (let code = 1; code < (values?.size ?? 0); code++) {
    named.add(values.text(code));
    if (code % STEP === 0) yield 0;
  }
  const listed = new Dictionary(new MissingTokens(missingTokens));
  listed.enter(undefined, dictionary.count(0));
  const codeOf = new Uint32Array(dictionary.size);
  for (let code = 1; code < dictionary.size; code++) {
    const isListed = named.has(dictionary.text(code));
    codeOf[code] = isListed ? listed.enter(dictionary.bytes(code), dictionary.count(code)) : UNLISTED;
    if (code % STEP === 0) yield 0;
  }
  // No value is unlisted now, so no row will be asked for.
  const read = yield* readArxCsv(file, { codes: new Codes(), dictionary: listed }, missingTokens);
  if ('fault' in read) return read;
  return { hierarchy: { levels: read.hierarchy.levels.map((level) => withHidden(level, codeOf)) } };
}

function withHidden(level: Level, codeOf: Uint32Array): Level {
  const { groups } = level;
  return {
    groupOf: codeOf.map((code) => (code === UNLISTED ? groups : level.groupOf[code])),
    groups: groups + 1,
    text: (group) => (group === groups ? HIDDEN : level.text(group)),
  };
}
