/** The criteria of a policy in words: what each asks for, and what the file has. */
import type { Criterion } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf, formatProbability, formatShare } from './format.ts';

interface CriterionWords {
  readonly asks: (limit: string) => string;
  readonly format: (value: number) => string;
}

const words: Readonly<Record<Criterion['name'], CriterionWords>> = {
  k: { asks: (limit) => t`k at least ${limit}`, format: formatCount },
  shareBelow: { asks: (limit) => t`at most ${limit} of rows below the target`, format: formatShare },
  meanRisk: { asks: (limit) => t`ORR at most ${limit}`, format: formatShare },
  populationUnique: { asks: (limit) => t`at most ${limit} of rows unique in the population`, format: formatShare },
  l: { asks: (limit) => t`ℓ at least ${limit}`, format: formatCount },
  t: { asks: (limit) => t`t at most ${limit}`, format: formatProbability },
  epsilon: { asks: (limit) => t`ε at most ${limit} over all columns`, format: formatProbability },
  identifiers: {
    asks: () => t`no column that names people`,
    format: (columns) => formatCountOf(columns, t`column`, t`columns`),
  },
  smallCells: {
    asks: () => t`no cell that counts few people`,
    format: (cells) => formatCountOf(cells, t`cell`, t`cells`),
  },
  derivableCells: {
    asks: () => t`no cell held back that totals give away`,
    format: (cells) => formatCountOf(cells, t`cell`, t`cells`),
  },
  safeHarbor: {
    asks: () => t`none of the 18 identifiers of HIPAA safe harbor`,
    format: (columns) => formatCountOf(columns, t`column`, t`columns`),
  },
};

/** `k at least 5`. */
export function criterionAsked({ name, limit }: Criterion): string {
  return words[name].asks(words[name].format(limit));
}

/** What the file has: `1`. */
export function criterionValue({ name, value }: Criterion): string {
  return words[name].format(value);
}

/** `1: fails`. */
export function criterionMet(criterion: Criterion): string {
  const found = criterionValue(criterion);
  return criterion.holds ? t`${found}: holds` : t`${found}: fails`;
}
