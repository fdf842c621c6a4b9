/** The criteria of a policy in words: what each asks for, and the value of the file. */
import type { Criterion } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf, formatProbability, formatShare } from './format.ts';

interface CriterionWords {
  readonly asks: (limit: string) => string;
  readonly format: (value: number) => string;
  /** A failure in the two or three words that fit into a status bar. */
  readonly inShort: (value: string, limit: string) => string;
}

const failsAt = (name: string) => (value: string, limit: string) => t`${name} ${value} of ${limit}`;

const words: Readonly<Record<Criterion['name'], CriterionWords>> = {
  k: { asks: (limit) => t`k at least ${limit}`, format: formatCount, inShort: failsAt('k') },
  shareBelow: {
    asks: (limit) => t`at most ${limit} of rows below the target`,
    format: formatShare,
    inShort: (value) => t`${value} below k`,
  },
  meanRisk: {
    asks: (limit) => t`overall risk at most ${limit}`,
    format: formatShare,
    inShort: (value, limit) => t`overall risk ${value} of ${limit}`,
  },
  populationUnique: {
    asks: (limit) => t`at most ${limit} of rows unique in the population`,
    format: formatShare,
    inShort: (value) => t`${value} unique in the population`,
  },
  l: { asks: (limit) => t`ℓ at least ${limit}`, format: formatCount, inShort: failsAt('ℓ') },
  t: { asks: (limit) => t`t at most ${limit}`, format: formatProbability, inShort: failsAt('t') },
  epsilon: {
    asks: (limit) => t`ε at most ${limit} over all columns`,
    format: formatProbability,
    inShort: failsAt('ε'),
  },
  identifiers: {
    asks: () => t`no direct identifier`,
    format: (columns) => formatCountOf(columns, t`identifier`, t`identifiers`),
    inShort: (columns) => columns,
  },
  smallCells: {
    asks: () => t`no cell that counts few people`,
    format: (cells) => formatCountOf(cells, t`small cell`, t`small cells`),
    inShort: (cells) => cells,
  },
  derivableCells: {
    asks: () => t`no hidden cell that totals give back`,
    format: (cells) => formatCountOf(cells, t`derivable cell`, t`derivable cells`),
    inShort: (cells) => cells,
  },
  safeHarbor: {
    asks: () => t`none of the 18 identifiers of HIPAA safe harbor`,
    format: (columns) => formatCountOf(columns, t`HIPAA identifier`, t`HIPAA identifiers`),
    inShort: (columns) => columns,
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

/** Of one that fails: `6 identifiers`, `ℓ 1 of 2`. */
export function criterionInShort({ name, value, limit }: Criterion): string {
  const { format, inShort } = words[name];
  return inShort(format(value), format(limit));
}
