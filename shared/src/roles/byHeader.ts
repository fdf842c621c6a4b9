/** Detectors that go by the header, where values of the sort have no form of their own. */
import { Confidence, type Detector, type DetectorHead } from './detector.ts';
import {
  type HeaderWords,
  longestPhrase,
  phrasesOf,
  speaksAgainst,
  speaksAgainstCategory,
  wholePhrase,
} from './header.ts';
import type { ColumnSample } from './sample.ts';

export interface HeaderDetector extends DetectorHead {
  readonly header: HeaderWords;
  /** Phrases that name it where nothing stands beside them: `state` does, `state of charge` does not. */
  readonly alone?: HeaderWords;
  /** Words of a header that speak against it, beside those that speak against any. */
  readonly not?: HeaderWords;
  /** A condition on the values, in spite of the header: a column of names holds no numbers. */
  readonly fits: (column: ColumnSample) => boolean;
}

export function byHeader({ header, alone = '', not = '', fits, ...head }: HeaderDetector): Detector {
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
      const speaks = head.role === 'quasi-identifier' ? speaksAgainstCategory : speaksAgainst;
      const isNegative = speaks(column.header, words);
      const confidence = isNegative ? Confidence.hint : Confidence.header;
      return { confidence, share: 1, evidence: [{ says: 'header', words }] };
    },
  };
}
