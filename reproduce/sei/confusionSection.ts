/** The page's part on "at most T people": the confusion table of each method, and precision and accuracy against T. */

import { lines } from '@quasi/shared/figures';
import { count, share } from '../numbers.ts';
import type { Block, Section } from '../page.ts';
import { type Confusions, oddsLabel, summaries, thresholds } from './confusions.ts';
import { curvePeople, curveRuns } from './curves.ts';
import { modelLabels } from './models.ts';

const shown = thresholds.indexOf(10);

export function confusionSection(found: readonly Confusions[]): Section {
  const [{ optMean }] = found;
  return {
    heading: 'At most T people: accuracy against the threshold',
    blocks: [
      `SEI computes the expected number E of people alike, and says "at most T" if E, rounded, is at most T. Its figures show an *accuracy* without a definition. What the text says of it fits **precision**, the share of the answers "at most T" that are true, with 0 where there is none: it is zero for OptMean (one guess for everybody, the mean of ${optMean.toFixed(1)}, which is above T), and low but not zero for OptMode, which guesses 1 for everybody and so always says "at most T". A plain accuracy of OptMean is not zero, and the recall of OptMode would be 1. So here is the whole table, for T = 10 and five databases of a tenth of the people each: ${curveRuns} runs with databases, noise and ${count(curvePeople)} people drawn anew, all counted together. They are the very runs that stand at five databases, and at ε = 1, in the next two sections. The draw matters: the accuracy of the copula as printed is ${found.map((one) => `${share(Math.min(...one.printedAccuracies), 2)} to ${share(Math.max(...one.printedAccuracies), 2)} (${nameOf(one)})`).join(', ')} in single runs.`,
      ...found.map(tableOf),
      `A method that overestimates how rare people are has a recall near 1; precision and accuracy show what it costs. By P(X ≤ T) ≥ ½ instead of the rounded E the accuracy of the tree goes ${found.map((one) => `from ${accuracyOf(one, modelLabels.tree)} to ${accuracyOf(one, oddsLabel)} (${nameOf(one)})`).join(', ')}: what decides is the model. E ≤ 1 as printed would never hold for T = 1, because E counts the person and any doubt adds to it; rounding mends that.`,
      ...found.map(accuraciesOf),
      ...found.map(accuracyFigure),
      ...found.map(precisionFigure),
    ],
  };
}

function nameOf({ setting }: Confusions): string {
  return setting.epsilon === Number.POSITIVE_INFINITY ? 'no noise, records seen' : `ε = ${setting.epsilon}`;
}

function tableOf(one: Confusions): Block {
  return {
    kind: 'table',
    columns: [
      `${nameOf(one)}, T = ${thresholds[shown]} (true of ${share(one.trueShares[shown])})`,
      'said and true',
      'said, not true',
      'true, not said',
      'neither',
      'recall',
      'precision',
      'F1',
      'accuracy',
    ],
    rows: one.methods.map(({ label, tables }) => {
      const table = tables[shown];
      const written = (value: number | undefined) => (value === undefined ? '–' : share(value, 2));
      return [
        label,
        count(table.tp),
        count(table.fp),
        count(table.fn),
        count(table.tn),
        written(summaries.recall(table)),
        written(summaries.precision(table)),
        written(summaries.f1(table)),
        written(summaries.accuracy(table)),
      ];
    }),
  };
}

function accuracyOf({ methods }: Confusions, wanted: string): string {
  const method = methods.find(({ label }) => label === wanted);
  return method === undefined ? '–' : share(summaries.accuracy(method.tables[shown]) ?? 0, 2);
}

/** Accuracy of each method for each T. */
function accuraciesOf(one: Confusions): Block {
  return {
    kind: 'table',
    columns: [`accuracy, ${nameOf(one)}`, ...thresholds.map((most) => `T = ${most}`)],
    rows: [
      ['at most T is true of', ...one.trueShares.map((of) => share(of, 2))],
      ...one.methods.map(({ label, tables }) => [
        label,
        ...tables.map((table) => share(summaries.accuracy(table) ?? 0, 2)),
      ]),
    ],
  };
}

const thresholdAxis = { label: 'threshold T', scale: 'logarithmic', from: 1, to: 100, ticks: thresholds } as const;

function fileOf({ setting }: Confusions): string {
  return setting.epsilon === Number.POSITIVE_INFINITY ? 'open' : `epsilon-${setting.epsilon}`;
}

/** All but the other way to decide by the tree, which would hide it. */
function drawnOf({ methods }: Confusions) {
  return methods.filter(({ label }) => label !== oddsLabel);
}

function accuracyFigure(one: Confusions): Block {
  const drawn = drawnOf(one).map(({ label, tables }) => ({
    label,
    shares: tables.map((table) => summaries.accuracy(table) ?? 0),
  }));
  return {
    kind: 'figure',
    name: `threshold-accuracy-${fileOf(one)}`,
    svg: lines({
      title: `Accuracy of "at most T people": ${nameOf(one)}`,
      x: thresholdAxis,
      y: { label: 'share of people with the right answer', from: 0, to: 1 },
      series: drawn.map(({ label, shares }) => ({
        label: calledInFigure(label),
        points: thresholds.map((most, i) => [most, shares[i]]),
      })),
    }),
    alt: `Accuracy against the threshold, least and most: ${drawn.map(({ label, shares }) => `${share(Math.min(...shares), 2)} to ${share(Math.max(...shares), 2)} (${label})`).join(', ')}.`,
    caption: `OptMean guesses ${one.optMean.toFixed(1)} for everybody: it says no below T = ${Math.ceil(one.optMean)} and yes from there on.`,
  };
}

function calledInFigure(label: string): string {
  return label === 'OptMode' ? 'OptMode: always yes' : label;
}

/** OptMean says nothing below its guess, so it has no precision there. */
function precisionFigure(one: Confusions): Block {
  const drawn = drawnOf(one).filter(({ label }) => label !== 'OptMean');
  const at = (label: string, place: number) => {
    const method = drawn.find((each) => each.label === label);
    return share((method && summaries.precision(method.tables[place])) ?? 0, 2);
  };
  return {
    kind: 'figure',
    name: `threshold-${fileOf(one)}`,
    svg: lines({
      title: `Precision of "at most T people": ${nameOf(one)}`,
      x: thresholdAxis,
      y: { label: 'share of these answers that are true', from: 0, to: 1 },
      series: drawn.map(({ label, tables }) => ({
        label: calledInFigure(label),
        points: thresholds.map((most, i) => [most, summaries.precision(tables[i]) ?? 0]),
      })),
    }),
    alt: `Precision against the threshold, at T = ${thresholds[0]} and at T = ${thresholds[thresholds.length - 1]}: ${drawn.map(({ label }) => `${at(label, 0)} and ${at(label, thresholds.length - 1)} (${label})`).join(', ')}.`,
    caption: `Recall at all these thresholds: ${drawn.map(({ label, tables }) => `${leastOf(tables.map((table) => summaries.recall(table) ?? 1))} (${label})`).join(', ')}. OptMean has recall 0 below T = ${Math.ceil(one.optMean)}.`,
  };
}

function leastOf(shares: readonly number[]): string {
  const least = Math.min(...shares);
  return least === 1 ? share(1, 2) : `${share(least, 2)} or more`;
}
