/** ARX's form of a hierarchy: a delimited text without a header, in each record a value of the column and then what stands for it on each level. */
import type { Counting } from '../counts/index.ts';
import { type Column, ColumnBuilder, type Dictionary, MissingTokens, MOST_COLUMNS } from '../table/index.ts';
import type { HierarchyFault } from './fault.ts';
import type { HierarchyFile } from './file.ts';
import type { Hierarchy, Level } from './hierarchy.ts';

export type ReadHierarchy = { readonly hierarchy: Hierarchy } | { readonly fault: HierarchyFault };

/** Records or values handled between two yields. */
const STEP = 2048;
/** Neither blanks nor texts that mean "not known" are special in a hierarchy. */
const AS_IT_IS = { missingTokens: [], trim: false };
/** What stands for all values where a file has no level that joins them. */
const EVERYTHING = '*';

/**
 * Reads a hierarchy for a column. Values are matched exactly. A record whose value is one of the missing tokens is for the missing value;
 * without it, the missing value stays missing until the last level. The same record may come twice. A file whose last level has more than
 * one group gets one more level. Yields without progress.
 */
export function* readArxCsv(
  file: Pick<HierarchyFile, 'records'>,
  column: Pick<Column, 'codes' | 'dictionary'>,
  missingTokens: readonly string[],
): Counting<ReadHierarchy> {
  const table = yield* hierarchyColumns(file);
  if ('fault' in table) return table;
  if (table.rowCount === 0) return { fault: { kind: 'empty' } };
  const fault = yield* faultInLevels(table);
  if (fault !== undefined) return { fault };
  return yield* fitted(table, column, new MissingTokens(missingTokens));
}

/** The columns of a hierarchy file: values first, then their levels. */
export interface HierarchyColumns {
  readonly columns: readonly Column[];
  readonly rowCount: number;
}

/** Each record needs as many cells as the first, and a text on each level. */
export function* hierarchyColumns(
  file: Pick<HierarchyFile, 'records'>,
): Counting<HierarchyColumns | { readonly fault: HierarchyFault }> {
  const builders: ColumnBuilder[] = [];
  let rowCount = 0;
  for (const blocks = file.records(); ; ) {
    const { done, value } = blocks.next();
    if (done) {
      if (value !== undefined) return { fault: value };
      return { columns: builders.map((builder) => builder.column()), rowCount };
    }
    if (value instanceof Promise) {
      yield value;
      continue;
    }
    const expected = builders.length || (value[0]?.length ?? 0);
    if (expected > MOST_COLUMNS) return { fault: { kind: 'tooManyColumns' } };
    const fault = faultInBlock(value, rowCount, expected);
    if (fault) return { fault };
    while (builders.length < expected) builders.push(new ColumnBuilder(builders.length, '', AS_IT_IS));
    for (const [index, builder] of builders.entries()) {
      for (const _ of builder.append(value.map((record) => record[index]))) yield 0;
    }
    rowCount += value.length;
    yield 0;
  }
}

function faultInBlock(
  block: readonly (readonly string[])[],
  before: number,
  expected: number,
): HierarchyFault | undefined {
  for (const [i, cells] of block.entries()) {
    const record = before + i;
    if (cells.length !== expected) return { kind: 'ragged', record, cells: cells.length, expected };
    const column = cells.indexOf('', 1);
    if (column > 0) return { kind: 'emptyCell', record, column };
  }
  return undefined;
}

/** What one level joins stays joined on the next, which joins more. */
function* faultInLevels({ columns, rowCount }: HierarchyColumns): Generator<number, HierarchyFault | undefined> {
  for (let column = 1; column < columns.length; column++) {
    const finer = columns[column - 1];
    const coarser = columns[column];
    const firstRecord = new Int32Array(finer.dictionary.size).fill(-1);
    for (let record = 0; record < rowCount; record++) {
      const first = firstRecord[finer.codes.at(record)];
      if (first < 0) firstRecord[finer.codes.at(record)] = record;
      else if (coarser.codes.at(first) !== coarser.codes.at(record)) {
        return { kind: column === 1 ? 'contradiction' : 'notNested', record, column, first };
      }
      if (record % STEP === STEP - 1) yield 0;
    }
    if (coarser.dictionary.size >= finer.dictionary.size) return { kind: 'notCoarser', column };
  }
  return undefined;
}

/** The levels of the file for the values of the data. */
function* fitted(
  table: HierarchyColumns,
  { codes: data, dictionary }: Pick<Column, 'codes' | 'dictionary'>,
  missing: MissingTokens,
): Generator<number, ReadHierarchy> {
  const [values, ...levels] = table.columns;
  const recordOf = new Map<string, number>();
  let missingRecord: number | undefined;
  for (let record = 0; record < table.rowCount; record++) {
    const bytes = values.dictionary.bytes(values.codes.at(record));
    const isMissing = missing.matches(new DataView(bytes.buffer, bytes.byteOffset), 0, bytes.length);
    if (isMissing) missingRecord ??= record;
    else recordOf.set(values.dictionary.text(values.codes.at(record)), record);
    if (record % STEP === STEP - 1) yield 0;
  }
  // Values without a row, which edits may leave behind, go where the first record goes.
  const records = new Uint32Array(dictionary.size);
  for (let code = 1; code < dictionary.size; code++) {
    const record = recordOf.get(dictionary.text(code));
    if (record === undefined && dictionary.count(code) > 0) {
      return { fault: { kind: 'unlisted', row: data.view.indexOf(code) } };
    }
    records[code] = record ?? 0;
    if (code % STEP === STEP - 1) yield 0;
  }
  const isUnlisted = missingRecord === undefined && dictionary.count(0) > 0;
  records[0] = missingRecord ?? 0;

  const read: Level[] = [exact(dictionary)];
  for (const { codes, dictionary: texts } of levels) {
    const stated = texts.size - 1;
    const isLast = stated === 1;
    const groups = isUnlisted && !isLast ? stated + 1 : stated;
    const groupOf = records.map((record) => codes.at(record) - 1);
    if (isUnlisted && !isLast) groupOf[0] = stated;
    const leaves = new Uint32Array(groups);
    for (const record of recordOf.values()) leaves[codes.at(record) - 1]++;
    read.push({ groupOf, groups, leaves, text: (group) => (group < stated ? texts.text(group + 1) : '') });
    yield 0;
  }
  if (read[read.length - 1].groups > 1) read.push(everything(dictionary, recordOf.size));
  return { hierarchy: { levels: read } };
}

function exact(dictionary: Dictionary): Level {
  const groupOf = Uint32Array.from({ length: dictionary.size }, (_, code) => code);
  return { groupOf, groups: dictionary.size, text: (code) => dictionary.text(code) };
}

function everything({ size }: Dictionary, leaves: number): Level {
  return { groupOf: new Uint32Array(size), groups: 1, leaves: Uint32Array.of(leaves), text: () => EVERYTHING };
}

/**
 * Writes the values that the data hold with their groups. The missing value is left out if it stays missing on a level, as
 * it does by itself where nothing is said of it. Yields how many values have been written.
 */
export function* writeArxCsv(
  { levels }: Hierarchy,
  dictionary: Dictionary,
  delimiter = ';',
): Generator<number, string> {
  const lines: string[] = [];
  for (let code = 0; code < dictionary.size; code++) {
    if (code % STEP === STEP - 1) yield code;
    if (dictionary.count(code) === 0) continue;
    const texts = levels.slice(1).map(({ groupOf, text }) => text(groupOf[code]));
    if (code === 0 && texts.includes('')) continue;
    lines.push([dictionary.text(code), ...texts].map((text) => cell(text, delimiter)).join(delimiter));
  }
  return lines.map((line) => `${line}\n`).join('');
}

function cell(text: string, delimiter: string): string {
  const isPlain = !text.includes(delimiter) && !/["\r\n]|^'/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
