/** Which columns drive the risk that statistics lead one to expect. */
import { isOver, staged, unlessOver, type Work } from '../analysis/index.ts';
import { frequencyHistogram, type SizeHistogram } from '../counts/index.ts';
import { expectedOverallRisk, expectedRiskWithoutEach } from '../measures/prediction/index.ts';
import { dropsOf } from './changedTables.ts';
import type { ExpectedTable } from './expectedTable.ts';

export interface Driver {
  readonly column: string;
  /** The expected risk without the column. */
  readonly without: number;
  /** By how much it falls. */
  readonly drop: number;
}

/** Each column left out in turn under the law of the risk itself, that which drives it most first. Undefined if there was no time. */
export function* drivers(table: ExpectedTable, deadline: number): Work<Driver[] | undefined> {
  const { names, risk } = table;
  const without = yield* table.law === 'independent' ? risksWithoutEach(table, deadline) : underTheLaw(table, deadline);
  return without
    ?.map((own, i) => ({ column: names[i], without: own, drop: risk - own }))
    .sort((one, other) => other.drop - one.drop);
}

function* underTheLaw(table: ExpectedTable, deadline: number): Work<number[] | undefined> {
  const changes = table.names.map((_, place) => ({ place, groupOf: undefined }));
  const drops = yield* dropsOf(table, changes, deadline);
  return drops?.map((drop) => Math.max(0, table.risk - drop));
}

function* risksWithoutEach({ rows, frequencies, method }: ExpectedTable, deadline: number): Work<number[] | undefined> {
  const histograms = frequencies.map(frequencyHistogram);
  if (method === 'grid') {
    const expecting = staged('columns', frequencies.length, expectedRiskWithoutEach(rows, histograms));
    const risks = yield* unlessOver(expecting, deadline);
    return risks && [...risks];
  }
  // Without columns that are alike in their frequencies the risk is the same.
  const known = new Map<string, number>();
  const without: number[] = [];
  for (const [i, histogram] of histograms.entries()) {
    if (isOver(deadline)) return undefined;
    const key = keyOf(histogram);
    const risk = known.get(key) ?? (yield* expectedRiskOn(rows, histograms.toSpliced(i, 1)));
    known.set(key, risk);
    without.push(risk);
    yield { stage: 'columns', share: without.length / histograms.length };
  }
  return without;
}

function keyOf({ sizes, counts }: SizeHistogram): string {
  return `${sizes.join()} ${counts.join()}`;
}

/** The share of the records that is expected to be at risk, with columns taken as independent. */
export function* expectedRiskOn(rows: number, histograms: readonly SizeHistogram[]): Work<number> {
  const risk = yield* staged('rows', 0, expectedOverallRisk(rows, histograms));
  return risk.value;
}
