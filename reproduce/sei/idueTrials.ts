/** "At most T people" said by the counts of IDUE: of the people and databases of the other methods, each record one row of bits. */

import { binomialProbability, type Random } from '@quasi/shared/measures/numeric';
import { type Confusion, confusion } from '@quasi/shared/measures/protected';
import { seededRandom } from '@quasi/shared/random';
import { calledBy, curvePeople, curveRuns } from './curves.ts';
import type { Setting } from './databases.ts';
import { type Bit, bitsOf, type Level, type StructureName } from './idue.ts';
import type { Population } from './people.ts';
import { drawnTrial, trueAtMost } from './trials.ts';

/** What the paper leaves open: the budget of a record, of so many attributes with ε each, and which values have more of it. */
export interface Reading {
  readonly label: string;
  readonly levels: (epsilon: number, attributes: number) => readonly Level[];
}

/** The levels of the example code of Gu and others, drawn at random for each value. */
const theirs = [
  [1, 0.05],
  [1.2, 0.05],
  [2, 0.9],
] as const;

const even = (epsilon: number): Level[] => [{ epsilon, share: 1 }];
const graded = (least: number): Level[] => theirs.map(([times, share]) => ({ epsilon: times * least, share }));

/** The first is the one that all methods share one ε by: nine columns with ε each are a record with nine times that. */
export const readings: readonly Reading[] = [
  { label: 'sum of ε, all values alike', levels: (epsilon, attributes) => even(attributes * epsilon) },
  { label: 'sum of ε, three levels', levels: (epsilon, attributes) => graded(attributes * epsilon) },
  { label: 'ε, all values alike', levels: (epsilon) => even(epsilon) },
  { label: 'ε, three levels', levels: (epsilon) => graded(epsilon) },
];

/** Precision of "at most T" by the counts of each structure. */
export type IdueCalled = Readonly<Record<StructureName, number>>;

/** By each reading; without noise all readings are one. */
export function readingsOf(population: Population, setting: Setting, most: number, seed: number): IdueCalled[] {
  const used = setting.epsilon === Number.POSITIVE_INFINITY ? readings.slice(0, 1) : readings;
  return used.map(({ levels: levelsOf }) => {
    const levels = levelsOf(setting.epsilon, population.columns.length);
    const called = (name: StructureName) => {
      const bits = bitsOf(name, levels);
      const runs = Array.from({ length: curveRuns }, (_, run) =>
        tableOf(population, setting, most, seed + run, levels, bits),
      );
      return calledBy(runs).precision;
    };
    return { rappor: called('rappor'), oue: called('oue') };
  });
}

/** Apart from the seeds by which people and databases are drawn. */
const seedOfBits = 100_000;

/** Only the bits of those who are judged are drawn: all bits are independent, and the others say nothing of these. */
function tableOf(
  population: Population,
  setting: Setting,
  most: number,
  seed: number,
  levels: readonly Level[],
  bits: readonly Bit[],
): Confusion {
  const { judged, databases } = drawnTrial(population, setting, curvePeople, seed);
  const records = databases.columns[0].reports.length;
  const random = seededRandom(seed + seedOfBits);
  const said = new Map<number, number>();
  for (const tuple of judged) {
    if (said.has(tuple)) continue;
    const own = databases.matches.reduce((sum, counts) => sum + counts[tuple], 0);
    const bit = bits[drawnLevel(levels, random)];
    const ones = binomialDraw(own, bit.own, random) + binomialDraw(records - own, bit.other, random);
    const share = (ones / records - bit.other) / (bit.own - bit.other);
    said.set(tuple, Math.round(population.people * share) <= most ? 1 : 0);
  }
  return confusion(
    Uint8Array.from(judged, (tuple) => said.get(tuple) ?? 0),
    trueAtMost({ population, judged }, most),
  );
}

function drawnLevel(levels: readonly Level[], random: Random): number {
  let left = random();
  const place = levels.findIndex(({ share }) => {
    left -= share;
    return left < 0;
  });
  return place < 0 ? levels.length - 1 : place;
}

/** Outwards from the likeliest number until the chances of those passed are more than a random one. */
export function binomialDraw(of: number, chance: number, random: Random): number {
  const mode = Math.min(of, Math.floor((of + 1) * chance));
  const odds = chance / (1 - chance);
  let [low, high] = [mode, mode];
  let [below, above] = [binomialProbability(mode, of, chance), binomialProbability(mode, of, chance)];
  let left = random() - above;
  while (left >= 0 && (low > 0 || high < of)) {
    if (high < of) {
      above *= ((of - high) / (high + 1)) * odds;
      high++;
      left -= above;
      if (left < 0) return high;
    }
    if (low > 0) {
      below *= low / (of - low + 1) / odds;
      low--;
      left -= below;
      if (left < 0) return low;
    }
  }
  return mode;
}
