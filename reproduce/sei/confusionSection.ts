/** The page's part on "at most T people": the confusion table of each method, and recall against T. */
import { count, share } from '../numbers.ts';
import type { Block, Section } from '../page.ts';
import { lines } from '../plots/index.ts';
import { type Confusions, summaries, thresholds } from './confusions.ts';

const shown = thresholds.indexOf(10);

export function confusionSection(found: readonly Confusions[]): Section {
  const [{ optMean }] = found;
  return {
    heading: 'At most T people: accuracy against the threshold',
    blocks: [
      `SEI computes the expected number E of people alike, and says "at most T" if E, rounded, is at most T. Its figures show an *accuracy* without a definition. It cannot be the usual one: it is said to be zero for OptMean (one guess for everybody, the mean of ${optMean.toFixed(1)}), and a method that always says "more than T" is right about all who share their values with more. Recall fits: of those of whom "at most T" is true, the share of whom it is said. But OptMode, which guesses 1 for everybody and so always says "at most T", has recall 1. So here is the whole table, for T = 10 and five databases of a tenth of the people each.`,
      ...found.map(tableOf),
      ...found.map(figureOf),
      'Every method that overestimates how rare people are has a recall near 1; precision and accuracy show what it costs. By P(X ≤ T) ≥ ½ instead of the rounded E little changes: what decides is the model. E ≤ 1 as printed would never hold for T = 1, because E counts the person and any doubt adds to it; rounding mends that.',
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

/** The four models and always yes; OptMean is told in words. */
function figureOf(one: Confusions): Block {
  const drawn = one.methods.filter(({ label }) => label !== 'OptMean' && !label.includes('≥'));
  return {
    kind: 'figure',
    name: `threshold-${one.setting.epsilon === Number.POSITIVE_INFINITY ? 'open' : `epsilon-${one.setting.epsilon}`}`,
    svg: lines({
      title: `Precision of "at most T people": ${nameOf(one)}`,
      x: { label: 'threshold T', scale: 'logarithmic', from: 1, to: 100, ticks: thresholds },
      y: { label: 'share of those of whom it is said, of whom it is true', from: 0, to: 1 },
      series: drawn.map(({ label, tables }) => ({
        label: label === 'OptMode' ? 'OptMode: always yes' : label,
        points: thresholds.map((most, i) => [most, summaries.precision(tables[i]) ?? 0]),
      })),
    }),
    alt: 'Precision against the threshold, rising for all methods. The tree is highest throughout, always yes lowest; independence and both copulas lie between.',
    caption: `Recall at all these thresholds: ${drawn.map(({ label, tables }) => `${leastOf(tables.map((table) => summaries.recall(table) ?? 1))} (${label})`).join(', ')}. OptMean has recall 0 below T = 52.`,
  };
}

function leastOf(shares: readonly number[]): string {
  const least = Math.min(...shares);
  return least === 1 ? share(1, 2) : `${share(least, 2)} or more`;
}
