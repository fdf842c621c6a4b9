/** "At most T people are alike" as SEI decides it, against the truth: the whole table of each method, for several T. */

import { frequencyHistogram } from '@quasi/shared/counts';
import {
  accuracy,
  type Confusion,
  commonestClassSize,
  confusion,
  f1,
  meanClassSize,
  precision,
  recall,
} from '@quasi/shared/measures/protected';
import type { Setting } from './databases.ts';
import { modelLabels, modelNames } from './models.ts';
import type { Population } from './people.ts';
import { atMostOf, saidAsPrinted, trial, trueAtMost } from './trials.ts';

export const thresholds = [1, 2, 5, 10, 20, 50, 100];

export interface Method {
  readonly label: string;
  /** Threshold → table. */
  readonly tables: readonly Confusion[];
}

export interface Confusions {
  readonly setting: Setting;
  readonly people: number;
  readonly optMean: number;
  readonly optMode: number;
  /** Threshold → share of people of whom it is true. */
  readonly trueShares: readonly number[];
  readonly methods: readonly Method[];
}

const people = 5000;
/** A probability from which on it is said. */
const evenOdds = 0.5;
/** The tree when it decides so. */
export const oddsLabel = 'tree, by P(X ≤ T) ≥ ½';

export function confusions(population: Population, setting: Setting, seed: number): Confusions {
  const run = trial(population, setting, people, seed);
  const histogram = frequencyHistogram(population.sizes);
  const [optMean, optMode] = [meanClassSize(histogram), commonestClassSize(histogram)];
  const truths = thresholds.map((most) => trueAtMost(run, most));
  const tablesOf = (said: (most: number) => Uint8Array) =>
    thresholds.map((most, i) => confusion(said(most), truths[i]));
  const always = (size: number) => (most: number) => new Uint8Array(people).fill(size <= most ? 1 : 0);
  const evens = (most: number) =>
    Uint8Array.from(atMostOf(run, 'tree', most), (probability) => (probability >= evenOdds ? 1 : 0));
  return {
    setting,
    people,
    optMean,
    optMode,
    trueShares: truths.map((truth) => truth.reduce((sum, value) => sum + value, 0) / people),
    methods: [
      ...modelNames.map((name) => ({
        label: modelLabels[name],
        tables: tablesOf((most) => saidAsPrinted(run, name, most)),
      })),
      { label: oddsLabel, tables: tablesOf(evens) },
      { label: 'OptMean', tables: tablesOf(always(optMean)) },
      { label: 'OptMode', tables: tablesOf(always(optMode)) },
    ],
  };
}

export const summaries = { recall, precision, accuracy, f1 };
