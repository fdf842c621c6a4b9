/** QS502: a file of randomised response with too little noise: many people behind it are unique by their true values. */
import { guessedIn } from '../../analysis/index.ts';
import { formatCount, formatEpsilon, formatShare, isMostlyTrue, rowTruthSentence } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const weakNoise: Rule = {
  code: 'QS502',
  slug: 'weak-noise',
  scope: 'file',
  severity: 'warning',
  needs: 'insight',
  summary: 'Despite the noise, many people are unique by their true values.',
  since: '0.1.0',
  growsBy: 'alone',
  *check({ settings, protection, peopleBehind }) {
    if (!protection || !peopleBehind?.drawn) return;
    const { drawn, population, floor, cap = 1 } = peopleBehind;
    if (drawn.aloneShare <= settings.rules['weak-noise'].share) return;
    const share = formatShare(drawn.aloneShare);
    yield {
      target: { kind: 'file' },
      numbers: { alone: drawn.aloneShare, onFloor: drawn.onFloor, cap, floor, population, epsilon: protection.total },
      ...findingText(
        t`About ${share} of people are unique despite the noise (total ε ${formatEpsilon(protection.total)})`,
        t`Someone who knows a person's true values learns that nobody else among ${formatCount(population)} has them.`,
        ...(guessedIn(peopleBehind).length > 0 ? [t`That is a guess: the answers are too few for so much noise.`] : []),
        ...(protection.isWhole && isMostlyTrue(peopleBehind) ? [rowTruthSentence(peopleBehind)] : []),
        t`Fix: use a lower ε, fewer columns, or a smaller sample.`,
      ),
    };
  },
};
