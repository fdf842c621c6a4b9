/** SEI's models against the number of databases and against ε: Brier score of P(alone), and how well "at most T" is told as printed. */
import { accuracy, confusion, recall } from '@quasi/shared/measures/protected';
import { mean } from '../numbers.ts';
import type { Setting } from './databases.ts';
import { type ModelName, modelNames } from './models.ts';
import type { Population } from './people.ts';
import { brierScore } from './scores.ts';
import { aloneOf, saidAsPrinted, trial, trueAtMost } from './trials.ts';

/** T of "at most T people", as in the paper's figures. */
export const threshold = 10;

export const curveRuns = 6;
export const curvePeople = 2000;

export interface CurvePoint {
  readonly setting: Setting;
  readonly models: Readonly<
    Record<ModelName, { readonly brier: number; readonly recall: number; readonly accuracy: number }>
  >;
}

/** The same seeds for all settings, so that differences are those of the settings. */
export function curve(population: Population, settings: readonly Setting[], seed: number): CurvePoint[] {
  return settings.map((setting) => {
    const trials = Array.from({ length: curveRuns }, (_, run) => trial(population, setting, curvePeople, seed + run));
    const entries = modelNames.map((name) => {
      const tables = trials.map((one) => confusion(saidAsPrinted(one, name, threshold), trueAtMost(one, threshold)));
      const scores = {
        brier: mean(trials.map((one) => brierScore(aloneOf(one, name), trueAtMost(one, 1)))),
        recall: mean(tables.map((table) => recall(table) ?? Number.NaN)),
        accuracy: mean(tables.map((table) => accuracy(table) ?? Number.NaN)),
      };
      return [name, scores] as const;
    });
    return { setting, models: Object.fromEntries(entries) as CurvePoint['models'] };
  });
}

const rate = 0.1;

export function byDatabases(population: Population, epsilon: number): CurvePoint[] {
  const isSeen = epsilon === Number.POSITIVE_INFINITY;
  const settings = [1, 2, 3, 5, 10].map((databases) => ({ epsilon, databases, rate, isSeen }));
  return curve(population, settings, isSeen ? 3000 : 4000);
}

export const curveEpsilons = [0.5, 1, 2, 3, 5, 8];

/** Five databases, then the same without noise. */
export function byEpsilon(population: Population): CurvePoint[] {
  const settings = [...curveEpsilons, Number.POSITIVE_INFINITY].map((epsilon) => ({
    epsilon,
    databases: 5,
    rate,
    isSeen: false,
  }));
  return curve(population, settings, 5000);
}
