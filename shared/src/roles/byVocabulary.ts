/** Detectors that go by a small set of values: sexes, marital states, blood groups. */
import { Confidence, type Detector, type DetectorHead } from './detector.ts';
import { type HeaderWords, longestPhrase, phrasesOf } from './header.ts';
import { once } from './once.ts';
import type { ColumnSample } from './sample.ts';
import { type Words, wordsIn } from './words/index.ts';

export interface VocabularyDetector extends DetectorHead {
  readonly header: HeaderWords;
  readonly not?: HeaderWords;
  /** Values in lower case. */
  readonly vocabulary: Words;
  /** Whether these values can hardly mean anything else, so that no header is needed. */
  readonly isTelling: boolean;
  /** A condition on the column as a whole. */
  readonly fits?: (column: ColumnSample) => boolean;
}

/** A header that names it allows for spellings that are not in the list; without one nearly all have to be. */
const LEAST_SHARE = 0.95;
/** Values beyond this are more than a vocabulary. */
const MOST_DISTINCT = 500;

export function byVocabulary({ header, not = '', vocabulary, isTelling, fits, ...head }: VocabularyDetector): Detector {
  const named = phrasesOf(header);
  const denied = phrasesOf(not);
  const known = once(() => new Set(wordsIn(vocabulary)));
  return {
    ...head,
    proof: isTelling ? 'form' : 'header',
    judge(column) {
      const words = longestPhrase(column.header, named);
      if ((words === undefined && !isTelling) || column.distinct > MOST_DISTINCT || column.values.length === 0)
        return undefined;
      if (longestPhrase(column.header, denied) !== undefined || (fits && !fits(column))) return undefined;
      const share = column.values.filter((value) => known().has(value.toLowerCase())).length / column.values.length;
      const form = { says: 'form', what: head.label, share } as const;
      if (words !== undefined) {
        const evidence = [{ says: 'header', words } as const, ...(share > 0 ? [form] : [])];
        return { confidence: share >= LEAST_SHARE ? Confidence.headerAndForm : Confidence.header, share: 1, evidence };
      }
      if (share < LEAST_SHARE || column.distinct < 2) return undefined;
      return { confidence: Confidence.form, share, evidence: [form] };
    },
  };
}
