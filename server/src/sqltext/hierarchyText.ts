/** A level of a hierarchy file in SQL: each value that the file names, with what stands for it. */
import { drain } from '@quasi/shared/analysis';
import { hierarchyColumns, readArxCsv } from '@quasi/shared/hierarchies';
import type { ReplayFault } from '@quasi/shared/recipes';
import { Codes, Dictionary, MissingTokens } from '@quasi/shared/table';
import type { TextDialect } from './dialects.ts';
import type { ViewRequest } from './recipeView.ts';

/** With more a query is too long for many databases. */
const MOST_VALUES = 5000;

interface LevelText {
  /** Undefined where the file names too many values. */
  readonly text: string | undefined;
  /** What stands for a missing value. */
  readonly ofMissing: string | undefined;
}

export function levelText(
  { literal }: TextDialect,
  value: string,
  { file, sha256, level }: { readonly file: string; readonly sha256: string; readonly level: number },
  { hierarchyFile, missingTokens }: ViewRequest,
  column: string,
): LevelText | { readonly fault: ReplayFault } {
  const found = hierarchyFile(file);
  if (found === undefined) return { fault: { kind: 'noFile', file } };
  if (found.sha256 !== sha256) return { fault: { kind: 'otherFile', file } };
  const table = drain(hierarchyColumns(found));
  if ('fault' in table) return { fault: { kind: 'hierarchy', file, column, fault: table.fault } };
  const values = table.columns[0]?.dictionary;
  const dictionary = new Dictionary(new MissingTokens(missingTokens));
  dictionary.enter(undefined, 1);
  for (let code = 1; code < (values?.size ?? 0); code++) dictionary.enter(values?.bytes(code), 1);
  const read = drain(readArxCsv(found, { codes: new Codes(), dictionary }, missingTokens));
  if ('fault' in read) return { fault: { kind: 'hierarchy', file, column, fault: read.fault } };
  const asked = read.hierarchy.levels[level];
  if (!asked) return { fault: { kind: 'noLevel', file, level } };
  const ofMissing = asked.text(asked.groupOf[0]) || undefined;
  const cases = Array.from({ length: dictionary.size - 1 }, (_, i) => {
    return `WHEN ${literal(dictionary.text(i + 1))} THEN ${literal(asked.text(asked.groupOf[i + 1]))}`;
  });
  const text =
    cases.length > MOST_VALUES ? undefined : cases.length === 0 ? 'NULL' : `CASE ${value} ${cases.join(' ')} END`;
  return { text, ofMissing: ofMissing === undefined ? undefined : literal(ofMissing) };
}
