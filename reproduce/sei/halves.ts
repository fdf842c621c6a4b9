/** Records of one person in two places, each with half of the attributes: what either half gives away, and both together. */
import { mean, quantile } from '../numbers.ts';
import { type FittedToAll, fittedToAll } from './fittedToAll.ts';
import { atMostShare, type Population, populationOf } from './people.ts';

/** Positions of the columns of each part. */
export const parts = [
  { label: 'first half', columns: [0, 1, 2, 3] },
  { label: 'second half', columns: [4, 5, 6, 7, 8] },
  { label: 'whole record', columns: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
] as const;

export const halfEpsilons = [Number.POSITIVE_INFINITY, 3, 1];

export interface Half {
  readonly label: string;
  readonly names: readonly string[];
  /** The share of people who are alone on it, and how many people the middle person shares it with. */
  readonly alone: number;
  readonly middleCrowd: number;
  /** For each ε: mean P(alone) over people by the tree, and the highest of nine in ten; means over draws of noise. */
  readonly said: readonly { readonly mean: number; readonly ninth: number }[];
}

export function halves(whole: Population): Half[] {
  return parts.map(({ label, columns }) => {
    const part = populationOf(
      columns.map((column) => whole.names[column]),
      columns.map((column) => whole.columns[column]),
    );
    const crowds = Array.from(part.tupleOf, (tuple) => part.sizes[tuple]);
    return {
      label,
      names: part.names,
      alone: atMostShare(part, 1),
      middleCrowd: quantile(crowds, 0.5),
      said: halfEpsilons.map((epsilon) => averaged(fittedToAll(part, epsilon))),
    };
  });
}

/** Over the draws of noise. */
function averaged(runs: readonly FittedToAll[]): Half['said'][number] {
  return { mean: mean(runs.map(({ trueMean }) => trueMean)), ninth: mean(runs.map(({ ninth }) => ninth)) };
}
