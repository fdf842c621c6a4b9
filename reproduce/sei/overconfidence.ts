/** How much too sure the models are: on average, and in the interval of P(alone) that is furthest off. */
import { count, percent, share } from '../numbers.ts';
import type { Block } from '../page.ts';
import type { Comparison, ModelScore } from './modelComparison.ts';
import { modelLabels, modelNames } from './models.ts';
import type { Bin } from './scores.ts';

/** Of those judged; fewer people in an interval say little. */
const leastShare = 0.01;

/** The interval whose probabilities are furthest from what comes true, of those that hold some people. */
export function worstBin({ bins }: ModelScore): Bin {
  const people = bins.reduce((sum, bin) => sum + bin.people, 0);
  const held = bins.filter((bin) => bin.people >= leastShare * people);
  return held.reduce((a, b) => (Math.abs(b.said - b.true) > Math.abs(a.said - a.true) ? b : a));
}

export function worstWritten(score: ModelScore): string {
  const { said, true: alone } = worstBin(score);
  return `said ${share(said, 2)}, alone ${share(alone, 2)}`;
}

/** The tree in each setting, in words and numbers; the others are in the plots. */
export function overconfidenceBlocks(found: readonly Comparison[]): Block[] {
  const tooMany = found.filter(({ models, aloneShare }) => models.tree.meanSaid > aloneShare);
  const factors = found.map(
    ({ setting, models, aloneShare }) => `${(models.tree.meanSaid / aloneShare).toFixed(2)} (${setting.label})`,
  );
  const above = found.map(({ models }) => worstBin(models.tree)).filter(({ said, true: alone }) => said > alone);
  return [
    `**How overconfident the tree is.** It calls too many people alone in ${tooMany.length} of ${found.length} settings: its mean P(alone), as a multiple of the true share, is ${factors.join(', ')}. The interval that is furthest off lies above the truth in ${above.length} of ${found.length} settings. So a P(alone) between the extremes is a warning rather than a frequency.`,
    {
      kind: 'table',
      columns: ['worst interval: said, alone (people)', ...modelNames.map((name) => modelLabels[name])],
      rows: found.map(({ setting, models }) => [
        setting.label,
        ...modelNames.map((name) => {
          const { people, said, true: alone } = worstBin(models[name]);
          return `${share(said, 2)}, ${share(alone, 2)} (${count(people)})`;
        }),
      ]),
    },
    `Intervals of a tenth that hold at least ${percent(leastShare)} of the people judged.`,
  ];
}
