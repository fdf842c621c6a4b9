/** `quasi/heat`: how much the cells of some lines contribute to the risk of their rows. Comes after what somebody hovers over. */
import { type Analysis, type ClassFacts, deadlineOf, isOver, riskShares, type Work } from '@quasi/shared/analysis';
import type { Heat, HeatLevel, HeatParams, PlaceInText } from '@quasi/shared/protocol';
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
/** What a cell adds to the probability that its row is found, from which on it has the level. Certainty is 1. */
const LEVELS: readonly (readonly [least: number, level: HeatLevel])[] = [
  [0.5, 4],
  [0.2, 3],
  [0.1, 2],
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
  const { quasiIdentifiers, worstRows } = facts;
  const placeOf = (row: number, column: number) =>
    toRange(locate(facts, { kind: 'cells', row, columns: [column] }), positions);
  const deadline = deadlineOf(SECONDS_FOR_ROWS);
  const atOnce = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(SHARES_AT_ONCE / quasiIdentifiers.length)));
  const cells: { range: PlaceInText; level: HeatLevel }[] = [];
  let done = 0;
  while (done < rows.length && !isOver(deadline) && !token.isCancellationRequested) {
    const some = rows.slice(done, done + atOnce);
    const shares = yield* riskShares(facts, some);
    for (const [i, row] of some.entries()) {
      const { length } = analysis.cellsOf(table.headerRecords + row);
      for (const [place, column] of quasiIdentifiers.entries()) {
        const level = levelOf(shares[i][place]);
        const { index } = table.columns[column];
        if (level && index < length) cells.push({ range: placeOf(row, index), level });
      }
      yield { stage: 'rows', share: done / rows.length };
    }
    done += some.length;
  }
  const worst: PlaceInText[] = [];
  for (const row of worstRows.slice(0, MOST_WORST)) {
    if (!isShort(table, table.headerRecords + row)) continue;
    worst.push(placeOf(row, table.columns[0].index));
    if (worst.length % ROWS_AT_ONCE === 0) yield { stage: 'rows', share: 1 };
  }
  return { cells, worst, ...(done < rows.length && { isPartial: true }) };
}

function levelOf(share: number): HeatLevel | undefined {
  return LEVELS.find(([least]) => share >= least)?.[1];
}
