/** P(alone) by each model against who is alone: Brier score, area under the curve, calibration, in four settings. */
import { areaUnderCurve } from '../../shared/src/measures/numeric/testFunctions.ts';
import type { Setting } from './databases.ts';
import { keptCorrelations } from './keptCorrelations.ts';
import { type FittedName, type ModelName, modelNames } from './models.ts';
import type { Population } from './people.ts';
import { type Bin, brierScore, calibrationError, joined, joinedTruths, reliability } from './scores.ts';
import { aloneOf, type Trial, trial, trueAtMost } from './trials.ts';

export interface ComparedSetting extends Setting {
  readonly label: string;
  /** The Brier scores of our own simulation before any of this was built, where it had the setting. */
  readonly noted?: Readonly<Record<FittedName, number>>;
}

export const comparedSettings: readonly ComparedSetting[] = [
  {
    label: 'no noise, s = .1',
    epsilon: Number.POSITIVE_INFINITY,
    databases: 1,
    rate: 0.1,
    isSeen: false,
    noted: { tree: 0.066, independence: 0.141, printed: 0.243, positions: 0.122 },
  },
  {
    label: 'no noise, s = .1, its records seen',
    epsilon: Number.POSITIVE_INFINITY,
    databases: 1,
    rate: 0.1,
    isSeen: true,
  },
  {
    label: 'ε = 3, s = .1',
    epsilon: 3,
    databases: 1,
    rate: 0.1,
    isSeen: false,
    noted: { tree: 0.083, independence: 0.159, printed: 0.286, positions: 0.141 },
  },
  {
    label: 'ε = 1, s = 1',
    epsilon: 1,
    databases: 1,
    rate: 1,
    isSeen: false,
    noted: { tree: 0.118, independence: 0.166, printed: 0.332, positions: 0.25 },
  },
  {
    label: 'ε = 1, s = .1',
    epsilon: 1,
    databases: 1,
    rate: 0.1,
    isSeen: false,
    noted: { tree: 0.266, independence: 0.241, printed: 0.447, positions: 0.372 },
  },
];

export interface ModelScore {
  readonly brier: number;
  /** Of the single runs. */
  readonly least: number;
  readonly most: number;
  readonly auc: number;
  readonly meanSaid: number;
  readonly bins: readonly Bin[];
  readonly calibrationError: number;
}

export interface Comparison {
  readonly setting: ComparedSetting;
  readonly aloneShare: number;
  readonly models: Readonly<Record<ModelName, ModelScore>>;
  /** Brier scores of copula (4b) with every correlation kept, at ε = 1, where it matters. */
  readonly kept: { readonly least: number; readonly most: number } | undefined;
}

export const comparedRuns = 5;
export const comparedPeople = 3000;

/** The runs of a setting, by its number. */
export function comparedTrials(population: Population, number: number): Trial[] {
  return Array.from({ length: comparedRuns }, (_, run) =>
    trial(population, comparedSettings[number], comparedPeople, 100 * number + run + 1),
  );
}

export function compareModels(population: Population): Comparison[] {
  return comparedSettings.map((setting, number) => {
    const trials = comparedTrials(population, number);
    const truths = trials.map((one) => trueAtMost(one, 1));
    const truth = joinedTruths(truths);
    const scores = modelNames.map((name) => {
      const said = trials.map((one) => aloneOf(one, name));
      const all = joined(said);
      const single = said.map((each, i) => brierScore(each, truths[i]));
      const bins = reliability(all, truth);
      const score: ModelScore = {
        brier: brierScore(all, truth),
        least: Math.min(...single),
        most: Math.max(...single),
        auc: areaUnderCurve(all, truth) ?? Number.NaN,
        meanSaid: all.reduce((sum, value) => sum + value, 0) / all.length,
        bins,
        calibrationError: calibrationError(bins),
      };
      return [name, score] as const;
    });
    const alone = truth.reduce((sum, value) => sum + value, 0) / truth.length;
    return {
      setting,
      aloneShare: alone,
      models: Object.fromEntries(scores) as Record<ModelName, ModelScore>,
      kept: setting.epsilon === 1 ? keptCorrelations(population, setting) : undefined,
    };
  });
}
