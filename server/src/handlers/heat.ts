/** `quasi/heat`: how easily the rows of some lines are found, what their cells add to that, and which identify people. Comes after what somebody hovers over. */
import { type Analysis, type ClassFacts, deadlineOf, isOver, riskShares, type Work } from '@quasi/shared/analysis';
import type { Heat, HeatCell, HeatParams, HeatPart, HeatRisk, PlaceInText } from '@quasi/shared/protocol';
import { locate } from '@quasi/shared/rules';
import { recordAt } from '@quasi/shared/table';
import type { CancellationToken } from 'vscode-languageserver/node';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { isShort } from '../documents/shortRecords.ts';
import { readingOf } from '../reading.ts';
import type { Session } from '../session.ts';
import { type Positions, toRange } from '../toLsp.ts';

/** More rows than any screen shows. */
const MOST_ROWS = 400;
/** Rows whose shares are worked out together, and shown even if the time is over then; of many columns fewer. */
const ROWS_AT_ONCE = 16;
const SHARES_AT_ONCE = 1024;
/** After this time what is known is answered, and the rest when it is asked for again. */
const SECONDS_FOR_ROWS = 0.3;
/** Behind other work it may take longer; then nothing is answered. */
const MILLISECONDS_TO_ANSWER = 5000;
/** Marks beside the scroll bar, which is no finer than this. */
const MOST_WORST = 500;
/** Of rows below the target: the size of the class, in people where rows name theirs, up to which a row has the risk. */
const RISKS: readonly (readonly [most: number, risk: HeatRisk])[] = [
  [1, 4],
  [2, 3],
  [4, 2],
];
/** The share of the row's risk that a cell adds, from which on it has the part. */
const PARTS: readonly (readonly [least: number, part: HeatPart])[] = [
  [0.5, 3],
  [0.2, 2],
  [0.05, 1],
];

export async function heat(
  session: Session,
  { uri, ranges }: HeatParams,
  token: CancellationToken,
): Promise<Heat | null> {
  const reading = readingOf(session, uri);
  const facts = reading?.analysis.known.classes;
  if (!facts) return null;
  const { watch, analysis } = reading;
  const rows = rowsIn(analysis, watch, ranges);
  const work = heatOf(analysis, facts, rows, watch.document.text, token);
  return (await watch.answer(work, MILLISECONDS_TO_ANSWER, 'display')) ?? null;
}

/** The rows that have a part in the lines of the ranges. */
function rowsIn({ table }: Analysis, { document: { text } }: DocumentWatch, ranges: readonly PlaceInText[]): number[] {
  const rows = new Set<number>();
  for (const { start, end } of ranges) {
    const first = recordAt(table, text.offsetAt(start)) - table.headerRecords;
    const last = recordAt(table, text.offsetAt(end)) - table.headerRecords;
    for (let row = Math.max(0, first); row <= last && rows.size < MOST_ROWS; row++) {
      if (isShort(table, table.headerRecords + row)) rows.add(row);
    }
  }
  return [...rows];
}

function* heatOf(
  analysis: Analysis,
  facts: ClassFacts,
  rows: readonly number[],
  positions: Positions,
  token: CancellationToken,
): Work<Heat> {
  const { table } = analysis;
  const { quasiIdentifiers } = facts;
  const identifying = identifyingColumns(facts);
  const placeOf = (row: number, column: number) =>
    toRange(locate(facts, { kind: 'cells', row, columns: [column] }), positions);
  const deadline = deadlineOf(SECONDS_FOR_ROWS);
  const atOnce = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(SHARES_AT_ONCE / quasiIdentifiers.length)));
  const cells: HeatCell[] = [];
  const identifiers: PlaceInText[] = [];
  let done = 0;
  while (done < rows.length && !isOver(deadline) && !token.isCancellationRequested) {
    const some = rows.slice(done, done + atOnce);
    const atRisk = some.filter((row) => sizeOf(facts, row) < facts.settings.k);
    const shares = yield* riskShares(facts, atRisk);
    for (const row of some) {
      const { length } = analysis.cellsOf(table.headerRecords + row);
      const risk = riskOf(sizeOf(facts, row));
      const parts = partsOf(shares[atRisk.indexOf(row)] ?? []);
      for (const [place, part] of parts.entries()) {
        const { index } = table.columns[quasiIdentifiers[place]];
        if (index < length) cells.push({ range: placeOf(row, index), risk, part });
      }
      for (const column of identifying) {
        const { index, codes } = table.columns[column];
        // Code 0 is the missing value.
        if (index < length && codes.at(row) !== 0) identifiers.push(placeOf(row, index));
      }
      yield { stage: 'rows', share: done / rows.length };
    }
    done += some.length;
  }
  const worst = yield* worstPlaces(analysis, facts, placeOf);
  return { cells, identifiers, worst, ...(done < rows.length && { isPartial: true }) };
}

function* worstPlaces(
  { table }: Analysis,
  { worstRows }: ClassFacts,
  placeOf: (row: number, column: number) => PlaceInText,
): Work<PlaceInText[]> {
  const places: PlaceInText[] = [];
  for (const row of worstRows.slice(0, MOST_WORST)) {
    if (!isShort(table, table.headerRecords + row)) continue;
    places.push(placeOf(row, table.columns[0].index));
    if (places.length % ROWS_AT_ONCE === 0) yield { stage: 'rows', share: 1 };
  }
  return places;
}

/** Columns with cells that identify people by themselves; of texts only some do, and findings say which. */
function identifyingColumns({ naming }: ClassFacts): number[] {
  return naming.filter(({ isText, isAccepted }) => !isText && !isAccepted).map(({ column }) => column);
}

/** In people where rows name theirs. */
function sizeOf({ crowds: { classOfRow, sizeOfClass } }: ClassFacts, row: number): number {
  return sizeOfClass[classOfRow[row]];
}

function riskOf(size: number): HeatRisk {
  return RISKS.find(([most]) => size <= most)?.[1] ?? 1;
}

/** Of each of a row's cells, by its share of what all of them add. */
function partsOf(shares: ArrayLike<number>): HeatPart[] {
  const each = Array.from(shares);
  const all = each.reduce((sum, share) => sum + share, 0);
  return each.map((share) => PARTS.find(([least]) => share >= least * all && share > 0)?.[1] ?? 0);
}
