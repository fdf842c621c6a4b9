/** QS004: column names that are empty or occur twice, and files that seem to have none. */
import type { WrittenFacts } from '../../analysis/index.ts';
import { formatCount, shortName } from '../../explain/index.ts';
import { type Cell, CellKind } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';

export const badHeader: Rule = {
  code: 'QS004',
  slug: 'bad-header',
  scope: 'column',
  severity: 'warning',
  needs: 'text',
  summary: 'Column names are empty, occur twice or are missing altogether.',
  since: '0.1.0',
  remedies: ['header'],
  together: ({ count, names }) =>
    findingText(
      t`${count} columns have no name of their own: ${names}`,
      t`Settings cannot distinguish them. Fix: give each its own name, or remove those that are empty.`,
    ),
  *check(facts) {
    yield* headerItself(facts);
    if (!facts.table.areNamed || facts.text.table.json) return;
    const empty = emptyNames(facts);
    yield* empty.map(emptyReport);
    yield* repeatedNames(facts, empty).map(repeatedReport);
  },
};

/** Whether there is a header, where the user has not said so. */
function* headerItself({ text: { table }, settings }: WrittenFacts): Iterable<Report> {
  const { header, headerIsSure } = table.dialect;
  // Keys name the columns of a JSON text.
  if (settings.header !== 'auto' || table.rowCount === 0 || table.json) return;
  const report = (...sentences: [string, ...string[]]): Report => ({
    target: { kind: 'file' },
    numbers: {},
    ...findingText(...sentences),
  });
  if (!header) {
    yield report(
      t`This file seems to have no header`,
      t`Its first record looks like data and counts as a row; columns go by their numbers.`,
      t`Fix: add a header, or set "header" to "yes" if this is one, "no" if there is none.`,
    );
  } else if (!headerIsSure) {
    yield report(
      t`It is unclear whether the first record is a header`,
      t`Until then it is not counted as a row, and columns go by their numbers.`,
      t`Fix: set "header" to "yes" if it holds names, "no" if it holds data.`,
    );
  }
}

/** A name that stands in for none is known by the cell being shorter than it. */
function emptyNames({ text: { table, cellsOf } }: WrittenFacts): number[] {
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
    ...findingText(
      t`Column ${formatCount(column + 1)} has no name`,
      t`Settings can only number it. Fix: give it a name, or remove it if it is empty.`,
    ),
  };
}

interface Repeated {
  readonly column: number;
  readonly name: string;
  readonly first: number;
}

function repeatedNames({ table }: WrittenFacts, empty: readonly number[]): Repeated[] {
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
    ...findingText(
      t`Columns ${formatCount(first + 1)} and ${formatCount(column + 1)} are both called ${shortName(name)}`,
      t`A setting for one applies to both, and many programs keep only one of them. Fix: give each its own name.`,
    ),
  };
}
