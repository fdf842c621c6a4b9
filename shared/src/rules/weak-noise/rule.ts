/** QS502: a file of randomised response whose noise is too weak: behind it many people are alone with their true values. */
import {
  formatCount,
  formatEpsilon,
  formatProbability,
  formatShare,
  guessedSentences,
  rowTruthSentence,
} from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const weakNoise: Rule = {
  code: 'QS502',
  slug: 'weak-noise',
  scope: 'file',
  severity: 'warning',
  needs: 'insight',
  summary: 'Although the answers are noised, many people are alone with their true values.',
  since: '0.1.0',
  *check({ settings, protection, peopleBehind }) {
    if (!protection || !peopleBehind?.drawn) return;
    const { drawn, population, floor, cap = 1 } = peopleBehind;
    if (drawn.aloneShare <= settings.rules['weak-noise'].share) return;
    const share = formatShare(drawn.aloneShare);
    yield {
      target: { kind: 'file' },
      numbers: { alone: drawn.aloneShare, onFloor: drawn.onFloor, cap, floor, population, epsilon: protection.total },
      ...told(
        t`The answers were noised (ε = ${formatEpsilon(protection.total)} in all), and still about ${share} of people are alone among ${formatCount(population)} with their true values.`,
        t`Whoever knows these learns from the frequencies that nobody else has them.`,
        ...guessedSentences(peopleBehind),
        ...(drawn.onFloor > 0
          ? [
              t`${formatShare(drawn.onFloor)} of them are so rare that the model gives only a bound, ${formatProbability(cap)} at most.`,
            ]
          : []),
        ...(protection.isWhole ? [rowTruthSentence(peopleBehind)] : []),
        t`Ask for less: a lower ε, fewer columns, a smaller sample.`,
      ),
    };
  },
};
