/** "At most T people are alike" as SEI decides it, against the truth: the whole table of each method, for several T. */

import { frequencyHistogram } from '@quasi/shared/counts';
import { type Confusion, confusion } from '@quasi/shared/measures/protected';
import {
  accuracy,
  commonestClassSize,
  f1,
  meanClassSize,
  precision,
  recall,
} from '../../shared/src/measures/protected/testPaper.ts';
import { curveTrials, threshold } from './curves.ts';
import type { Setting } from './databases.ts';
import { modelLabels, modelNames } from './models.ts';
import type { Population } from './people.ts';
import { joinedTables } from './scores.ts';
import { atMostOf, saidAsPrinted, type Trial, trueAtMost } from './trials.ts';

export const thresholds = [1, 2, 5, 10, 20, 50, 100];

export interface Method {
  readonly label: string;
  /** Threshold → table. */
  readonly tables: readonly Confusion[];
}

export interface Confusions {
  readonly setting: Setting;
  readonly optMean: number;
  readonly optMode: number;
  /** Threshold → share of people for which it is true. */
  readonly trueShares: readonly number[];
  readonly methods: readonly Method[];
  /** Of the copula as printed in each run, for the T of the curves. */
  readonly printedAccuracies: readonly number[];
}

/** A probability from which on it is said. */
const evenOdds = 0.5;
/** The tree when it decides so. */
export const oddsLabel = 'tree, by P(X ≤ T) ≥ ½';

export function confusions(population: Population, setting: Setting, seed: number): Confusions {
  const runs = curveTrials(population, setting, seed);
  const histogram = frequencyHistogram(population.sizes);
  const [optMean, optMode] = [meanClassSize(histogram), commonestClassSize(histogram)];
  const tablesOf = (said: (run: Trial, most: number) => Uint8Array) =>
    thresholds.map((most) => joinedTables(runs.map((run) => confusion(said(run, most), trueAtMost(run, most)))));
  const always = (size: number) => (run: Trial, most: number) =>
    new Uint8Array(run.judged.length).fill(size <= most ? 1 : 0);
  const evens = (run: Trial, most: number) =>
    Uint8Array.from(atMostOf(run, 'tree', most), (probability) => (probability >= evenOdds ? 1 : 0));
  const saidOfAll = tablesOf(always(1));
  return {
    setting,
    optMean,
    optMode,
    trueShares: saidOfAll.map(({ tp, fp }) => tp / (tp + fp)),
    methods: [
      ...modelNames.map((name) => ({
        label: modelLabels[name],
        tables: tablesOf((run, most) => saidAsPrinted(run, name, most)),
      })),
      { label: oddsLabel, tables: tablesOf(evens) },
      { label: 'OptMean', tables: tablesOf(always(optMean)) },
      { label: 'OptMode', tables: tablesOf(always(optMode)) },
    ],
    printedAccuracies: runs.map(
      (run) => accuracy(confusion(saidAsPrinted(run, 'printed', threshold), trueAtMost(run, threshold))) ?? Number.NaN,
    ),
  };
}

export const summaries = { recall, precision, accuracy, f1 };
