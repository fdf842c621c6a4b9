/** COL's S against the number of rows: the same made-up hotel, longer and longer. */

import { lines } from '@quasi/shared/figures';
import { rowsOf } from '../data.ts';
import { count, mean, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { combinationsOf, printedSensitivity, sizesOf } from './combinations.ts';
import { hotelNames, hotelTable } from './hotelTable.ts';

const lengths = [250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000];
const tables = 5;
/** The paper's largest combination in Pokec. */
const kappa = 5;
/** Without the two keys, whose S is ½ whatever the length. */
const shown = ['Hp', 'Birth', 'Name', 'Addr', 'Zip'];

export interface Length {
  readonly rows: number;
  /** Column → mean S over the tables. */
  readonly sensitivity: readonly number[];
  /** Size − 1 → mean number of combinations. */
  readonly sizes: readonly number[];
}

export interface Growth {
  readonly lengths: readonly Length[];
  /** Steps from one length to the next at which a column's S rose, over all tables, and the number of all steps. */
  readonly rises: number;
  readonly steps: number;
}

export function growth(): Growth {
  const longest = lengths[lengths.length - 1];
  const runs = Array.from({ length: tables }, (_, seed) => {
    const table = hotelTable(longest, seed + 1);
    return lengths.map((rows) => {
      const { sets } = combinationsOf(
        rowsOf(
          table,
          Uint32Array.from({ length: rows }, (_, row) => row),
        ),
        kappa,
      );
      return { sensitivity: printedSensitivity(sets, hotelNames.length), sizes: sizesOf(sets) };
    });
  });
  let rises = 0;
  let steps = 0;
  for (const run of runs) {
    for (let place = 1; place < run.length; place++) {
      for (const [column, value] of run[place].sensitivity.entries()) {
        const before = run[place - 1].sensitivity[column];
        if (before === value) continue;
        steps++;
        if (value > before) rises++;
      }
    }
  }
  return {
    lengths: lengths.map((rows, place) => ({
      rows,
      sensitivity: hotelNames.map((_, column) => mean(runs.map((run) => run[place].sensitivity[column]))),
      sizes: Array.from({ length: kappa }, (_, size) => mean(runs.map((run) => run[place].sizes[size] ?? 0))),
    })),
    rises,
    steps,
  };
}

/** Mean over the columns. */
export function meanSensitivity({ sensitivity }: Length): number {
  return mean(sensitivity);
}

/** Steps from one length to the next at which the mean falls. */
export function fallingSteps(found: readonly Length[]): number {
  return found.filter((each, i) => i > 0 && meanSensitivity(each) < meanSensitivity(found[i - 1])).length;
}

export function growthSection({ lengths: found, rises, steps }: Growth): Section {
  const falls = fallingSteps(found);
  const broken = found.flatMap(({ sizes }) => sizes).find((number) => !Number.isInteger(number));
  const written = (name: string, { sensitivity }: Length) => share(sensitivity[hotelNames.indexOf(name)], 2);
  return {
    heading: 'More rows (section 4.1)',
    blocks: [
      `The paper finds that more rows lower sensitivity. In tendency they do: the mean over the columns falls at ${falls} of ${found.length - 1} steps here, as among more people fewer small sets of columns are unique. It is not true of every column: where {A} stops being a combination, {A, B} can become one, and B's S rises. Here ${count(rises)} of the ${count(steps)} changes of a column's S from one length to the next are rises. All of this is of ${tables} made-up hotels: in the table and the plot S and the numbers of combinations are means of ${tables} tables, which is why there can be ${broken === undefined ? 'a fraction of a combination' : `${broken.toFixed(1)} combinations`}.`,
      {
        kind: 'table',
        columns: [
          `rows (means of ${tables} tables)`,
          'mean S of all columns',
          ...Array.from({ length: kappa }, (_, size) => `combinations of ${size + 1}`),
        ],
        rows: found.map((each) => [
          count(each.rows),
          share(meanSensitivity(each)),
          ...each.sizes.map((number) => number.toFixed(1)),
        ]),
        left: [],
      },
      {
        kind: 'figure',
        name: 'rows',
        svg: lines({
          title: 'Sensitivity against the number of guests',
          x: { label: 'rows', scale: 'logarithmic', from: lengths[0], to: lengths[lengths.length - 1], ticks: lengths },
          y: { label: `S, mean of ${tables} made-up tables`, from: 0, to: 0.5 },
          series: shown.map((name) => ({
            label: name,
            points: found.map(({ rows, sensitivity }) => [rows, sensitivity[hotelNames.indexOf(name)]]),
          })),
        }),
        alt: `S from ${count(lengths[0])} to ${count(lengths[lengths.length - 1])} rows: ${shown.map((name) => `${name} ${written(name, found[0])} → ${written(name, found[found.length - 1])}`).join(', ')}.`,
        caption: 'The keys Id and CtfId stay at ½ and are left out.',
      },
    ],
  };
}
