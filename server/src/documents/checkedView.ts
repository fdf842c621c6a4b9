/** What the views show of a file that was checked from disk and is not open: of one table, or of several as one. */
import { escapeMarkdown, shownName } from '@quasi/shared/explain';
import { type ColumnEntry, type FileStatus, MOST_COLUMN_ENTRIES, type Review } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { nameOfFile } from '../cards.ts';
import type { CheckedTable } from './checkedTable.ts';

/** One table as a list of several names it. */
export interface TableStatus {
  readonly part: string | undefined;
  readonly status: FileStatus;
  /** How many it has. */
  readonly columns: number;
}

export interface CheckedView {
  readonly status: FileStatus;
  /** The numbers of columns run through all tables: they are the keys of `cards` and count `names`, and positions in the review are one more. */
  readonly entries: readonly ColumnEntry[];
  readonly cards: ReadonlyMap<number, string>;
  readonly review: Omit<Review, 'roles'>;
  readonly names: readonly string[];
  /** In the order of the file. */
  readonly tables: readonly TableStatus[];
}

/** The tables that get a sentence in a verdict on several. */
const MOST_SENTENCES = 5;

/** `tables`: at least one that could be read. */
export function checkedView(uri: string, tables: readonly CheckedTable[]): CheckedView {
  const isOne = tables.length === 1;
  const inFile = isOne ? tables : inOneFile(tables);
  const byGravity = inFile.toSorted((a, b) => gravityOf(b) - gravityOf(a));
  const [worst] = byGravity;
  const columns = byGravity.flatMap((table) => table.columns).slice(0, MOST_COLUMN_ENTRIES);
  return {
    status: isOne ? worst.status : statusOfAll(uri, byGravity),
    entries: columns.map(({ entry }) => entry),
    cards: new Map(columns.map(({ entry, card }) => [entry.column, card])),
    review: { unit: worst.review.unit, columns: inFile.flatMap(({ review }) => review.columns) },
    names: inFile.flatMap(({ names }) => names),
    tables: tables.map(({ part, status, names }) => ({ part, status, columns: names.length })),
  };
}

/** Their columns counted through, and named with their tables. */
function inOneFile(tables: readonly CheckedTable[]): CheckedTable[] {
  let before = 0;
  return tables.map((table) => {
    const first = before;
    const part = shownName(table.part ?? '');
    before += table.names.length;
    return {
      ...table,
      columns: table.columns.map(({ entry, card }) => {
        const { column, description, spoken } = entry;
        const inTable = { description: `${part} · ${description}`, spoken: t`${spoken}, in ${part}` };
        return { entry: { ...entry, ...inTable, column: first + column }, card };
      }),
      review: {
        ...table.review,
        columns: table.review.columns.map((line, i) => ({
          ...line,
          position: first + i + 1,
          name: t`${part}: ${line.name}`,
        })),
      },
    };
  });
}

/** A table that could not be read stands behind the rest. */
function gravityOf({ status: { gravity = -1 } }: CheckedTable): number {
  return gravity;
}

/** The verdict is that on the table most at risk. */
function statusOfAll(uri: string, byGravity: readonly CheckedTable[]): FileStatus {
  const [{ status: worst }] = byGravity;
  const { rows: _, quasiIdentifiers: __, isAboutNobody: ___, ...verdict } = worst;
  const sentences = byGravity.slice(0, MOST_SENTENCES).map((table) => lineOn(table, table.status.verdict));
  const others = byGravity.length - sentences.length;
  return {
    ...verdict,
    ...(byGravity.every(({ status }) => status.isAboutNobody) && { isAboutNobody: true }),
    columns: byGravity.reduce((sum, { names }) => sum + names.length, 0),
    allowed: byGravity.reduce((sum, { status: { allowed = 0 } }) => sum + allowed, 0),
    tables: byGravity.map(({ part = '' }) => part),
    inShort: lineOn(byGravity[0], worst.inShort),
    verdict: [...sentences, ...(others > 0 ? [t`And ${others} more tables.`] : [])].join(' '),
    card: [listOf(uri, byGravity), worst.card ?? ''].join('\n\n'),
  };
}

/** A line for each table, as Markdown. */
function listOf(uri: string, byGravity: readonly CheckedTable[]): string {
  const lines = byGravity.map((table) => `- ${escapeMarkdown(lineOn(table, table.status.inShort))}`);
  return [`**${escapeMarkdown(nameOfFile(uri))}**`, lines.join('\n')].join('\n\n');
}

function lineOn({ part = '', status: { reason } }: CheckedTable, verdict = ''): string {
  return t`${shownName(part)}: ${reason ?? verdict}`;
}
