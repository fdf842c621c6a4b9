/** The page's part on the mean P(alone) of a protected file: over the people there are, over people drawn, and from one draw of noise to the next. */
import { drawnPeopleCount } from '@quasi/shared/measures/protected';
import { count, mean, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { type FittedToAll, noiseDraws } from './fittedToAll.ts';
import { comparedPeople, comparedRuns } from './modelComparison.ts';

export type ByEpsilon = readonly (readonly [epsilon: number, runs: readonly FittedToAll[]])[];

/** `elsewhere`: the mean at ε = 1 that stands in the comparison of the models. */
export function fittedToAllSection(found: ByEpsilon, alone: number, people: number, elsewhere: number): Section {
  const [, one] = found.find(([epsilon]) => epsilon === 1) ?? found[0];
  return {
    heading: 'Mean P(alone) of a protected file, and how far noise moves it',
    blocks: [
      `All ${count(people)} people in one database, nine columns, the tree; ${noiseDraws} draws of noise for each ε. P(alone) is averaged over the people there are, who are known on this page, and over ${count(drawnPeopleCount)} people drawn from the model, which is what Quasi shows of a file, as it does not know them. ${share(alone)} of the people are truly alone.`,
      {
        kind: 'table',
        columns: [
          'ε of each column',
          'the people there are',
          'of single draws',
          'people drawn from the model',
          'of single draws',
          'pairs of columns in the tree',
        ],
        rows: found.map(([epsilon, runs]) => [
          epsilon === Number.POSITIVE_INFINITY ? 'no noise' : String(epsilon),
          ...written(runs.map(({ trueMean }) => trueMean)),
          ...written(runs.map(({ drawnMean }) => drawnMean)),
          span(runs.map(({ edges }) => edges)),
        ]),
      },
      `The two are not the same: people drawn follow the shares and pairs as they were reconstructed, with what noise has left wrong in them. So of one file at ε = 1 it may be ${range(one.map(({ drawnMean }) => drawnMean))} that Quasi says. The ${share(elsewhere)} at ε = 1, s = 1 in the comparison of the models and at the floors below is the same quantity as the first column, of ${comparedRuns} other draws of noise with ${count(comparedPeople)} people each.`,
    ],
  };
}

function written(values: readonly number[]): string[] {
  return [share(mean(values)), values.length === 1 ? '–' : range(values)];
}

function range(values: readonly number[]): string {
  return `${share(Math.min(...values))} to ${share(Math.max(...values))}`;
}

function span(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least} to ${most}`;
}
