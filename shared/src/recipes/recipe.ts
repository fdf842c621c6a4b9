/** What a recipe is: remedies with their parameters in the order they are applied, and what came of them. It holds no values of the data. */
import type { ClassRisk } from '../analysis/index.ts';
import type { Treatment } from '../remedies/index.ts';

export interface Recipe {
  /** Names of the columns that rows are compared on. */
  readonly quasiIdentifiers: readonly string[];
  /** The class size aimed at. */
  readonly k: number;
  /** The share of the rows that may be removed so that no class is smaller than k; undefined where none is promised. */
  readonly suppress: number | undefined;
  /** Promises about the classes beside their size. */
  readonly diversity: Diversity | undefined;
  readonly steps: readonly Step[];
  readonly before: RiskNumbers | undefined;
  readonly after: RiskNumbers | undefined;
  readonly loss: Loss | undefined;
}

/** Each class has at least so many distinct values of a column (distinct ℓ-diversity); the missing one is one of them. */
export interface Diversity {
  readonly column: string;
  readonly values: number;
}

export type Step = ColumnStep | RemovalStep;

export interface ColumnStep {
  readonly column: string;
  readonly treatment: Treatment;
  readonly otherwise: Otherwise;
}

/** Columns that are taken out. */
interface RemovalStep {
  readonly columns: readonly string[];
}

/** What becomes of a value that is not of the sort that a treatment is made for: the recipe fails, or the value is hidden. */
export const otherwises = ['error', 'suppress'] as const;
export type Otherwise = (typeof otherwises)[number];

export interface RiskNumbers extends ClassRisk {
  readonly rows: number;
}

/** Normalised certainty penalty, 0 to 1, or non-uniform entropy, in bits. */
export const lossMeasures = ['ncp', 'entropy'] as const;
export type LossMeasure = (typeof lossMeasures)[number];

export interface Loss {
  readonly measure: LossMeasure;
  readonly value: number;
}
