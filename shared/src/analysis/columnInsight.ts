/** What insight tells of one column: picked from the facts, nothing is worked out but ranks. */
import { ranks, ranksWithin } from '../measures/sensitivity/index.ts';
import type { InsightFacts } from './facts.ts';
import type { SmallKey } from './insight.ts';
import type { QuasiSensitivity } from './quasiSensitivities.ts';
import type { RareValues } from './rareValues.ts';

/** Columns are told by their numbers. */
export interface ColumnInsight {
  /** Undefined for a column that rows are not compared on. */
  readonly sensitivity: ColumnSensitivity | undefined;
  readonly smallKeys: readonly SmallKey[];
  /** Columns that tell most of this one, beyond chance, and how much. */
  readonly dependsOn: readonly Dependence[];
  /** Columns of which this one tells most. */
  readonly tells: readonly Dependence[];
  /** In transactions: the probability with which one known value of the column finds its user. */
  readonly background: number | undefined;
  readonly rare: RareValues | undefined;
}

export interface ColumnSensitivity extends QuasiSensitivity {
  /** All sets of columns are found. */
  readonly isComplete: boolean;
  /** It is about sets of columns that tell most rows apart, because none tells all. */
  readonly isRelaxed: boolean;
  /** Among the quasi-identifiers. */
  readonly ranks: Readonly<Record<'cardinality' | 'uniqueShare' | 'entropy', number>> & {
    /** Undefined where the bounds leave it open. */
    readonly sensitivity: number | undefined;
  };
}

export interface Dependence {
  readonly column: number;
  /** g_adj. */
  readonly gain: number;
}

export function columnInsight(facts: InsightFacts, column: number): ColumnInsight {
  const { smallKeys, followers, background, rare } = facts;
  return {
    sensitivity: sensitivityOf(facts, column),
    smallKeys: smallKeys.filter(({ columns }) => columns.includes(column)),
    dependsOn: followers.filter((one) => one.column === column).map(({ on, gain }) => ({ column: on, gain })),
    tells: followers.filter(({ on }) => on === column).map((one) => ({ column: one.column, gain: one.gain })),
    background: background?.risks.find((one) => one.column === column)?.risk,
    rare: rare[column],
  };
}

function sensitivityOf(facts: InsightFacts, column: number): ColumnSensitivity | undefined {
  const { profiles, quasiIdentifiers, sensitivity } = facts;
  const found = sensitivity.ofColumn.get(column);
  if (!found) return undefined;
  const place = quasiIdentifiers.indexOf(column);
  const all = [...sensitivity.ofColumn.values()];
  const byBounds = ranksWithin(
    all.map(({ lower }) => lower),
    all.map(({ upper }) => upper),
  );
  const rankBy = (values: readonly number[]) => ranks(values)[place];
  const own = quasiIdentifiers.map((one) => profiles[one]);
  return {
    ...found,
    isComplete: sensitivity.isComplete,
    isRelaxed: sensitivity.isRelaxed,
    ranks: {
      sensitivity: byBounds[place],
      cardinality: rankBy(own.map(({ distinct }) => distinct)),
      uniqueShare: rankBy(own.map(({ uniqueValues }) => uniqueValues)),
      entropy: rankBy(own.map(({ entropy }) => entropy)),
    },
  };
}
