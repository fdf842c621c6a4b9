/** Detectors that go by the header, where values of the sort have no form of their own. */
import { Confidence, type Detector, type DetectorHead } from './detector.ts';
import { longestPhrase, phrasesOf, speaksAgainst, wholePhrase } from './header.ts';
import type { ColumnSample } from './sample.ts';

export interface HeaderDetector extends DetectorHead {
  readonly header: readonly string[];
  /** Phrases that name it where nothing stands beside them: `state` does, `state of charge` does not. */
  readonly alone?: readonly string[];
  /** Words of a header that speak against it, beside those that speak against any. */
  readonly not?: readonly string[];
  /** What has to be true of the values all the same: a column of names holds no numbers. */
  readonly fits: (column: ColumnSample) => boolean;
}

export function byHeader({ header, alone = [], not = [], fits, ...head }: HeaderDetector): Detector {
  const named = phrasesOf(header);
  const namedAlone = phrasesOf(alone);
  const denied = phrasesOf(not);
  return {
    ...head,
    proof: 'header',
    judge(column) {
      const words = longestPhrase(column.header, named) ?? wholePhrase(column.header, namedAlone);
      if (words === undefined || longestPhrase(column.header, denied) !== undefined) return undefined;
      if (column.values.length === 0 || !fits(column)) return undefined;
      const isNegative = speaksAgainst(column.header, words);
      const confidence = isNegative ? Confidence.hint : Confidence.header;
      return { confidence, share: 1, evidence: [{ says: 'header', words }] };
    },
  };
}
