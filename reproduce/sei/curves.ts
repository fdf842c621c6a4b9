/** SEI's models against the number of databases and against ε: Brier score of P(alone), and the accuracy of "at most T" as printed. */

import { type Confusion, confusion } from '@quasi/shared/measures/protected';
import { accuracy, precision, recall } from '../../shared/src/measures/protected/testPaper.ts';
import { mean } from '../numbers.ts';
import type { Setting } from './databases.ts';
import { type ModelName, modelNames } from './models.ts';
import { atMostShare, type Population } from './people.ts';
import { brierScore, joinedTables } from './scores.ts';
import { aloneOf, saidAsPrinted, type Trial, trial, trueAtMost } from './trials.ts';

/** T of "at most T people", as in the paper's figures. */
export const threshold = 10;

export const curveRuns = 6;
export const curvePeople = 2000;

/** Of "at most T", over the people of all runs. */
export interface Called {
  readonly recall: number;
  readonly accuracy: number;
  /** What the paper calls accuracy; 0 where "at most T" is never said. */
  readonly precision: number;
}

export interface CurvePoint {
  readonly setting: Setting;
  readonly models: Readonly<Record<ModelName, Called & { readonly brier: number; readonly preciseAlone: number }>>;
  /** The true share said of everybody. */
  readonly constantBrier: number;
  /** What OptMode says, whose guess is 1, and OptMean, whose guess is above T. */
  readonly alwaysYes: Called;
  readonly alwaysNo: Called;
}

/** The runs of one setting. */
export function curveTrials(population: Population, setting: Setting, seed: number): Trial[] {
  return Array.from({ length: curveRuns }, (_, run) => trial(population, setting, curvePeople, seed + run));
}

/** The same seeds for all settings, so that differences are those of the settings. */
export function curve(population: Population, settings: readonly Setting[], seed: number): CurvePoint[] {
  const aloneShare = atMostShare(population, 1);
  return settings.map((setting) => {
    const trials = curveTrials(population, setting, seed);
    const entries = modelNames.map((name) => {
      const tables = trials.map((one) => confusion(saidAsPrinted(one, name, threshold), trueAtMost(one, threshold)));
      const brier = mean(trials.map((one) => brierScore(aloneOf(one, name), trueAtMost(one, 1))));
      const alone = trials.map((one) => confusion(saidAsPrinted(one, name, 1), trueAtMost(one, 1)));
      return [name, { brier, ...calledBy(tables), preciseAlone: calledBy(alone).precision }] as const;
    });
    const always = (said: 0 | 1) =>
      calledBy(trials.map((one) => confusion(new Uint8Array(curvePeople).fill(said), trueAtMost(one, threshold))));
    return {
      setting,
      models: Object.fromEntries(entries) as CurvePoint['models'],
      constantBrier: mean(
        trials.map((one) => brierScore(new Float64Array(curvePeople).fill(aloneShare), trueAtMost(one, 1))),
      ),
      alwaysYes: always(1),
      alwaysNo: always(0),
    };
  });
}

export function calledBy(tables: readonly Confusion[]): Called {
  const all = joinedTables(tables);
  return {
    recall: recall(all) ?? Number.NaN,
    accuracy: accuracy(all) ?? Number.NaN,
    precision: precision(all) ?? 0,
  };
}

const rate = 0.1;

/** Of the runs that see records, and of those that do not: where two tables have the same setting, they have the same runs. */
export const seenSeed = 3000;
export const unseenSeed = 4000;

export function byDatabases(population: Population, epsilon: number): CurvePoint[] {
  const isSeen = epsilon === Number.POSITIVE_INFINITY;
  const settings = [1, 2, 3, 5, 10].map((databases) => ({ epsilon, databases, rate, isSeen }));
  return curve(population, settings, isSeen ? seenSeed : unseenSeed);
}

/** From end to end of the paper's. */
export const curveEpsilons = [0.1, 0.5, 1, 2, 3, 5, 10];

/** Five databases, then the same without noise. */
export function byEpsilon(population: Population): CurvePoint[] {
  const settings = [...curveEpsilons, Number.POSITIVE_INFINITY].map((epsilon) => ({
    epsilon,
    databases: 5,
    rate,
    isSeen: false,
  }));
  return curve(population, settings, unseenSeed);
}
