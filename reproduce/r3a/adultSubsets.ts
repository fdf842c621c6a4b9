/** Parts of adult, some rows on some columns: what each way to predict their overall risk says, and what it is. */
import { frequencyHistogram, jointCountsOf } from '@quasi/shared/counts';
import { overallRisk } from '@quasi/shared/measures';
import { maximalDependency } from '@quasi/shared/measures/frequency';
import {
  type CountedEdge,
  frequentTuples,
  randomSampling,
  type SemiRandomDraws,
  type StrongPair,
  semiRandomSampling,
  strongGain,
  treeSampling,
} from '@quasi/shared/measures/prediction';
import { type Random, randomBelow, seededRandom, shuffle } from '@quasi/shared/random';
import { type CodedTable, classSizes, columnsOf, drain, keptNumbers, randomRows } from '../data.ts';
import { dependenciesAmong, dependenciesOf } from '../dependencies.ts';
import { type Entropies, entropiesOf } from './entropies.ts';

const subsets = 1000;
const draws = 20;

export interface SubsetPrediction {
  readonly columns: readonly string[];
  readonly rows: number;
  /** The largest g between two of the columns in the whole table: what a data owner knows. */
  readonly strongest: number;
  /** The numbers to be predicted. */
  readonly risk: number;
  readonly algorithm1: number;
  /** With the frequent tuples of the whole table as background; undefined without a strong pair. */
  readonly algorithm2: number | undefined;
  /** The same with the frequent tuples of the part itself: all that Algorithm 2 could know. */
  readonly algorithm2Own: number | undefined;
  /** Rows that Algorithm 2 could not give the tuple they were to hold, as a share of those wanted. */
  readonly unmet: number;
  /** With the pair tables of the part itself. */
  readonly tree: number;
  readonly entropies: Entropies;
}

export function adultSubsets(adult: CodedTable): SubsetPrediction[] {
  const random = seededRandom(200);
  const { raw } = dependenciesOf(adult);
  return Array.from({ length: subsets }, (_, seed) => {
    const width = 2 + randomBelow(random, 7);
    const positions = randomPositions(adult.columns.length, width, random);
    const rows = Math.round(100 * (adult.rows / 100) ** random());
    const whole = columnsOf(adult, positions);
    return predicted(whole, randomRows(adult.rows, rows, random), dependenciesAmong(raw, positions), seed);
  });
}

function predicted(
  whole: CodedTable,
  rows: Uint32Array,
  gain: readonly (readonly number[])[],
  seed: number,
): SubsetPrediction {
  const part = keptNumbers(whole, rows);
  const frequencies = part.columns.map((column) => column.frequencies);
  const background = strongPairs(whole, gain);
  const semiRandom = background.length > 0 ? semiRandomOf(background) : undefined;
  const own = background.length > 0 ? semiRandomOf(strongPairs(part, gain)) : undefined;
  return {
    columns: part.names,
    rows: part.rows,
    strongest: maximalDependency(gain),
    risk: overallRisk(frequencyHistogram(classSizes(part))),
    algorithm1: drain(randomSampling(frequencies, part.rows, draws, seed)).mean,
    algorithm2: semiRandom?.mean,
    algorithm2Own: own?.mean,
    unmet: semiRandom ? semiRandom.unmet / Math.max(1, semiRandom.wanted) : 0,
    tree: drain(treeSampling(frequencies, treeEdges(part), part.rows, draws, seed)).mean,
    entropies: entropiesOf(part),
  };

  function semiRandomOf(pairs: readonly StrongPair[]): SemiRandomDraws {
    return drain(semiRandomSampling(frequencies, pairs, part.rows, draws, seed));
  }
}

function randomPositions(among: number, count: number, random: Random): number[] {
  const order = Uint32Array.from({ length: among }, (_, position) => position);
  shuffle(order, random);
  return [...order.subarray(0, count)].sort((a, b) => a - b);
}

/** All ordered pairs with a gain from 0.5 on, with the frequent tuples of a table. */
function strongPairs({ columns }: CodedTable, gain: readonly (readonly number[])[]): StrongPair[] {
  return columns.flatMap((a, dependent) =>
    columns.flatMap((b, determinant) => {
      if (dependent === determinant || gain[dependent][determinant] < strongGain) return [];
      const joint = drain(jointCountsOf(a, b));
      const tuples = drain(frequentTuples(joint, b.frequencies));
      return [{ dependent, determinant, gain: gain[dependent][determinant], tuples }];
    }),
  );
}

function treeEdges(part: CodedTable): CountedEdge[] {
  return dependenciesOf(part).tree.map(({ parent, child }) => ({
    parent,
    child,
    joint: drain(jointCountsOf(part.columns[parent], part.columns[child])),
  }));
}
