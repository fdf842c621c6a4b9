/** S, S* and COL's baselines on the hotel and the shared tables: how far ranks agree, and how much too large S is. */
import { type CodedTable, classSizes, columnsOf, rowsOf } from '../data.ts';
import { count, mean, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { baselineRanks, type ColumnRanks, kendall } from './baselineRanks.ts';
import { combinationsOf, exactSensitivities, printedSensitivity } from './combinations.ts';
import type { NamedTable } from './tables.ts';

export interface TableComparison {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  readonly sets: number;
  readonly duplicateRows: number;
  readonly ranks: ColumnRanks;
  /** Over the columns that are in a combination: mean and largest S/S* − 1, and τ-b of both; NaN without any. */
  readonly meanExcess: number;
  readonly mostExcess: number;
  readonly sameOrder: number | undefined;
}

const kappa = 5;

/** With all rows, as in the paper. */
export function compareTable({ label, table }: NamedTable): TableComparison {
  const { sets, duplicateRows } = combinationsOf(table, kappa);
  const columns = table.columns.length;
  const printed = Array.from(printedSensitivity(sets, columns));
  const exact = exactSensitivities(sets, columns).map(({ value, lower, upper }) => value ?? (lower + upper) / 2);
  const excess = printed.flatMap((value, i) => (value > 0 ? [value / exact[i] - 1] : []));
  return {
    label,
    rows: table.rows,
    columns,
    sets: sets.length,
    duplicateRows,
    ranks: baselineRanks(table, sets),
    meanExcess: mean(excess),
    mostExcess: Math.max(...excess),
    sameOrder: kendall(printed, exact),
  };
}

/** A table and its first row once more: what is left of its combinations. */
export function withOneRepeated(table: CodedTable): number {
  const rows = Uint32Array.from({ length: table.rows + 1 }, (_, row) => row % table.rows);
  return combinationsOf(rowsOf(table, rows), kappa).sets.length;
}

/** The columns that single most of Adult's rows out, though none of its combinations is unique. */
const telling = ['age', 'fnlwgt', 'occupation'];

/** The share of the rows that are alone on them. */
export function tellingShare({ names, rows, columns }: CodedTable): number {
  const positions = telling.map((name) => names.indexOf(name));
  const sizes = classSizes(columnsOf({ names, rows, columns }, positions));
  return sizes.filter((size) => size === 1).length / rows;
}

export function comparisonSection(found: readonly TableComparison[], hotel: CodedTable, adult: CodedTable): Section {
  const written = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? '–' : share(value, 2));
  const guests = found[0];
  const { sensitivity, cardinality, uniqueShare, entropy } = guests.ranks;
  return {
    heading: 'Ranks against the baselines',
    blocks: [
      `The paper compares S with the number of distinct values (CDN), the share of unique values (POU) and the entropy (IE) of a column. RPI, SPD, Pokec and Online Retail cannot be had; so here is a made-up hotel of ${count(guests.rows)} guests with RPI's columns (households share address and landline, one guest in ten leaves no phone of their own), and tables of the data folder. τ is Kendall's rank correlation (ties allowed for): 1 for the same order.`,
      {
        kind: 'table',
        columns: ['hotel: rank of', ...hotel.names],
        rows: (
          [
            ['S', sensitivity],
            ['CDN', cardinality],
            ['POU', uniqueShare],
            ['IE', entropy],
          ] as const
        ).map(([label, ranks]) => [label, ...ranks.map(String)]),
      },
      {
        kind: 'table',
        columns: [
          'table',
          'rows',
          'columns',
          'combinations',
          'τ with CDN',
          'with POU',
          'with IE',
          'S too large, mean',
          'at most',
          'τ of S and S*',
        ],
        rows: found.map((each) => [
          each.label,
          count(each.rows),
          String(each.columns),
          count(each.sets),
          written(each.ranks.agreement.cardinality),
          written(each.ranks.agreement.uniqueShare),
          written(each.ranks.agreement.entropy),
          Number.isFinite(each.meanExcess) ? percent(each.meanExcess) : '–',
          Number.isFinite(each.mostExcess) ? percent(each.mostExcess) : '–',
          written(each.sameOrder),
        ]),
      },
      `The baselines look at one column at a time and mostly agree with S: a column of many values is in many combinations. They part where a column of few values completes combinations, as Gender does, or one of many values only repeats a key. **S breaks where the baselines do not:** Adult has ${count(found.find(({ label }) => label === 'Adult')?.duplicateRows ?? 0)} rows that repeat another, so it has no unique combination and S is 0 for every column, while ${telling.join(', ')} single out ${percent(tellingShare(adult))} of the rows. The same happens to the hotel if one guest is entered twice: ${count(withOneRepeated(hotel))} combinations are left. Quasi says so, offers combinations that hold for most rows, and ranks by the combinations of single rows.`,
    ],
  };
}
