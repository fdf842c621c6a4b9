/** QS004: column names that are empty or occur twice, and files that seem to have none. */
import type { StructureFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf, shownName } from '../../explain/index.ts';
import { type Cell, CellKind, namesColumns } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { MOST_COLUMNS, markedText, reportFirst } from '../marked.ts';
import type { Report, Rule } from '../rule.ts';

export const badHeader: Rule = {
  code: 'QS004',
  slug: 'bad-header',
  scope: 'column',
  severity: 'warning',
  needs: 'structure',
  summary: 'Column names are empty, occur twice or are missing altogether.',
  since: '0.1.0',
  *check(facts) {
    yield* headerItself(facts);
    if (!namesColumns(facts.table.dialect)) return;
    const empty = emptyNames(facts);
    yield* reportFirst(empty, empty.length, MOST_COLUMNS, emptyReport, (marked) =>
      emptyTotal(facts, empty.length, marked),
    );
    const repeated = repeatedNames(facts, empty);
    yield* reportFirst(repeated, repeated.length, MOST_COLUMNS, repeatedReport, (marked) =>
      repeatedTotal(facts, repeated.length, marked),
    );
  },
};

/** Whether there is a header, where the user has not said so. */
function* headerItself({ table, settings }: StructureFacts): Iterable<Report> {
  const { header, headerIsSure } = table.dialect;
  if (settings.header !== 'auto' || table.rowCount === 0) return;
  const report = (message: string): Report => ({ target: { kind: 'file' }, numbers: {}, message });
  if (!header) {
    yield report(
      [
        t`This file seems to have no header: its first record looks like data and is counted as a row, and columns are known by their numbers.`,
        t`Add a record with names, or set "header" to "yes" if this one holds them, and to "no" if the file is to stay as it is.`,
      ].join(' '),
    );
  } else if (!headerIsSure) {
    yield report(
      [
        t`It is not certain that this first record names the columns.`,
        t`Quasi does not count it as a row, and knows the columns by their numbers.`,
        t`Set "header" to "yes" if these are names, and to "no" if they are data.`,
      ].join(' '),
    );
  }
}

/** A name that stands in for none is known by the cell being shorter than it. */
function emptyNames({ table, cellsOf }: StructureFacts): number[] {
  const cells = cellsOf(0);
  return table.columns
    .filter(({ index, name }) => name === `column ${index + 1}` && contentLength(cells[index]) < name.length)
    .map(({ index }) => index);
}

function contentLength({ start, end, kind }: Cell): number {
  return end - start - (kind === CellKind.quoted ? 2 : 0);
}

function emptyReport(column: number): Report {
  return {
    target: { kind: 'column', column },
    numbers: { column: column + 1 },
    message: t`Column ${formatCount(column + 1)} has no name, so settings and findings can only number it. Give it a name, or take it out if it is empty.`,
  };
}

function emptyTotal({ table }: StructureFacts, emptyColumns: number, marked: number): Report {
  const columns = table.width;
  const message = t`${formatCount(emptyColumns)} of ${formatCount(columns)} columns have no name; ${markedText(marked)}. Give them names, or take them out if they are empty.`;
  return { target: { kind: 'file' }, numbers: { emptyColumns, columns }, message };
}

interface Repeated {
  readonly column: number;
  readonly name: string;
  readonly first: number;
}

function repeatedNames({ table }: StructureFacts, empty: readonly number[]): Repeated[] {
  const nameless = new Set(empty);
  const firsts = new Map<string, number>();
  const repeated: Repeated[] = [];
  for (const { index, name } of table.columns) {
    if (nameless.has(index)) continue;
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, index);
    else repeated.push({ column: index, name, first });
  }
  return repeated;
}

function repeatedReport({ column, name, first }: Repeated): Report {
  return {
    target: { kind: 'column', column },
    numbers: { column: column + 1, first: first + 1 },
    message: t`Columns ${formatCount(first + 1)} and ${formatCount(column + 1)} have the same name, ${shownName(name)}: a setting that names one means both, and many programs keep only one of them. Give each its own name.`,
  };
}

function repeatedTotal({ table }: StructureFacts, repeatedColumns: number, marked: number): Report {
  const columns = table.width;
  const message = t`${formatCount(repeatedColumns)} of ${formatCountOf(columns, t`column`, t`columns`)} repeat the name of an earlier one; ${markedText(marked)}. Give each its own name.`;
  return { target: { kind: 'file' }, numbers: { repeatedColumns, columns }, message };
}
