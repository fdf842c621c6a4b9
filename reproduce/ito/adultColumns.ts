/** Tables 5 and 6 of ITO for Adult, the one of its four sets that is at hand: one record a person. */

import { type SampledRisk, sampledRisk } from '@quasi/shared/measures/background';
import { sharedTable } from '../data.ts';
import { count } from '../numbers.ts';
import type { Section } from '../page.ts';
import { hasDigits } from '../verdict.ts';
import { adult, type TableSixRow, tableSix, tableSixSize } from './printed.ts';
import { type UserColumn, userColumn } from './userColumns.ts';

export interface AdultColumns {
  readonly columns: readonly UserColumn[];
  /** All printed risks come out to the digits printed. */
  readonly agrees: boolean;
  /** Column → whether its row of Table 6 comes out. */
  readonly rowAgrees: readonly boolean[];
}

export function adultColumns(): AdultColumns {
  // "?" is a value of the paper's columns.
  const table = sharedTable('adult/adult.csv', { header: true, missingTokens: [] });
  const columns = adult.map(({ name }) => userColumn(table, undefined, name));
  const agrees = columns.every(
    ({ values, risk }, i) => values === adult[i].values && risk.toPrecision(3) === adult[i].risk.toPrecision(3),
  );
  return { columns, agrees, rowAgrees: columns.map((column) => isAsInTableSix(column, rowOf(column.name))) };
}

function rowOf(name: string): TableSixRow {
  const row = tableSix.find(({ set, column }) => set === 'T3' && column === name);
  if (row === undefined) throw new Error(`Table 6 has no column ${name}.`);
  return row;
}

/** Whichever values are drawn: all α are equal. */
function isAsInTableSix(column: UserColumn, { exact, lowCost, low, high }: TableSixRow): boolean {
  const drawn = firstValues(column);
  return (
    hasDigits(column.risk, exact) &&
    hasDigits(column.lowCost, lowCost) &&
    hasDigits(drawn.low, low) &&
    hasDigits(drawn.high, high)
  );
}

export function adultSection({ columns, agrees, rowAgrees }: AdultColumns): Section {
  const [{ records }] = columns;
  const single = columns.map((column) => ({ column, drawn: firstValues(column) }));
  return {
    heading: 'Adult (T3 of Tables 5 and 6)',
    blocks: [
      `Each of the ${count(records)} records of Adult is a person of its own, so every α_x is 1 and R(X) is the number of values over the number of records. The four columns of Table 5 ${agrees ? '' : 'do not '}come out to the last digit that is printed. The paper's *ethnicity* is the column race.`,
      {
        kind: 'table',
        columns: ['column', 'values printed', 'here', 'R(X) printed', 'here', 'α_X here', 'deviation of α_x'],
        rows: columns.map(({ name, values, risk, meanAlpha }, i) => [
          name,
          String(adult[i].values),
          String(values),
          adult[i].risk.toExponential(2),
          risk.toExponential(2),
          String(meanAlpha),
          '0',
        ]),
      },
      ...(single.every(({ drawn }) => drawn.low === drawn.high)
        ? [
            'With all α_x equal to 1 the four models are one: exact, mean, low-cost and any sample give the same risk, and every interval is a point. Adult therefore cannot distinguish the models, and proves nothing for or against sampling. R here is small because it is about *one* known value; an attacker who knows several needs the set of columns, where R becomes the overall risk of R3A.',
          ]
        : []),
      `**Table 6** gives intervals of the sampling model from ${tableSixSize} values, for Adult too. ${rowAgrees.filter(Boolean).length} of its ${rowAgrees.length} rows of Adult come out as printed; whatever values were drawn, they can only be these:`,
      {
        kind: 'table',
        columns: [
          'column',
          'values drawn',
          'exact, mean',
          'low-cost',
          'sample',
          'its interval, ± deviation of the values',
          'ours',
          'Table 6',
        ],
        rows: single.map(({ column, drawn }) => [
          column.name,
          String(drawn.size),
          column.risk.toExponential(2),
          column.lowCost.toExponential(2),
          drawn.risk.toExponential(2),
          ...intervalsWritten(column, drawn),
          `${rowOf(column.name).low} to ${rowOf(column.name).high}`,
        ]),
      },
      'The paper counts 16 attributes of this set in its table and 17 in its text; the file has 15.',
    ],
  };
}

/** From as many values as Table 6 draws, or from all: which ones does not matter where all α are equal. */
function firstValues({ alphas, values, records }: UserColumn): SampledRisk {
  const sample = sampledRisk([...alphas.subarray(0, tableSixSize)], values, records);
  if (sample === undefined) throw new Error('There is no value to draw.');
  return sample;
}

function intervalsWritten({ values, records }: UserColumn, { risk, deviation = 0, low, high }: SampledRisk): string[] {
  const single = (deviation * values) / records;
  const written = (from: number, to: number) =>
    from === to ? from.toExponential(2) : `${from.toExponential(2)} to ${to.toExponential(2)}`;
  return [written(risk - single, risk + single), written(low, high)];
}
