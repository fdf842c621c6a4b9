/** Which column ITO's models call the riskiest: the low-cost one by number of values, samples by chance. */
import { ranks } from '@quasi/shared/measures/sensitivity';
import { seededRandom } from '@quasi/shared/random';
import { count, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { rightlyFirst, trials } from './samples.ts';
import type { UserColumn } from './userColumns.ts';

const sizes = [2, 5, 10, 30, 100];
const repetitions = 2000;
/** Of α_X: beyond it the low-cost model is no guide. */
const limit = 1.5;

export interface Rankings {
  readonly columns: readonly UserColumn[];
  readonly exact: readonly number[];
  readonly lowCost: readonly number[];
  /** Size of the sample → how often it finds the riskiest column. */
  readonly bySample: readonly (readonly [size: number, right: number])[];
}

export function rankings(columns: readonly UserColumn[]): Rankings {
  const exact = ranks(columns.map(({ risk }) => risk));
  const first = exact.indexOf(1);
  return {
    columns,
    exact,
    lowCost: ranks(columns.map(({ lowCost }) => lowCost)),
    bySample: sizes.map((size) => {
      const risks = columns.map(
        (column, i) => trials(column, size, repetitions, seededRandom(900 + 7 * size + i)).risks,
      );
      return [size, rightlyFirst(risks, first)];
    }),
  };
}

/** The columns at the top of each ranking. */
export function topOf(names: readonly string[], ranking: readonly number[]): string {
  return names[ranking.indexOf(1)];
}

export function rankingsSection({ columns, exact, lowCost, bySample }: Rankings): Section {
  const names = columns.map(({ name }) => name);
  const alphaOf = (wanted: string) => columns.find(({ name }) => name === wanted)?.meanAlpha.toFixed(1);
  const misranks = topOf(names, lowCost) !== topOf(names, exact);
  const skewed = columns.filter(({ meanAlpha }) => meanAlpha > limit);
  return {
    heading: 'The riskiest column by each model',
    blocks: [
      `|D_X|/m is the right risk only where no user has a value twice. Receipts of one shopping trip share date and time, so their α are ${['time', 'date'].map((name) => alphaOf(name)).join(' and ')}, and the low-cost model sees one part in so many of the risk. ${misranks ? `It calls *${topOf(names, lowCost)}* the riskiest column, which is ${topOf(names, exact)}: a publisher who follows it coarsens the wrong column.` : `It calls *${topOf(names, lowCost)}* the riskiest column here, and rightly, but by luck.`} Quasi ranks by the exact risk. The low-cost one stands in \`quasi measure\` only, each time with its relative error 1 − 1/α_X beside it; ${skewed.length} of the ${columns.length} columns here have an α_X above ${limit}, from which on it should not be trusted.`,
      {
        kind: 'table',
        columns: ['column', 'α_X', 'exact R(X)', 'rank', 'low-cost', 'rank'],
        rows: columns.map(({ name, meanAlpha, risk, lowCost: cheap }, i) => [
          name,
          meanAlpha.toFixed(2),
          share(risk),
          String(exact[i]),
          share(cheap),
          String(lowCost[i]),
        ]),
      },
      `Few values are enough to *rank*: a sample finds the riskiest column ${bySample.map(([size, right]) => `with ${size} values in ${right === 1 ? 'all' : percent(right, right > 0.999 ? 2 : right > 0.99 ? 1 : 0)}`).join(', ')} of ${count(repetitions)} trials.`,
    ],
  };
}
