/** Detectors of values that show their meaning under any header: levels of education, posts, names of regions. */
import { Confidence, type Detector, type DetectorHead } from './detector.ts';
import { once } from './once.ts';
import type { ColumnSample } from './sample.ts';
import { fold, type Words, wordsIn } from './words/index.ts';

export interface LexiconDetector extends DetectorHead {
  /** Whether a value, folded, is one of them. Looked up first when a column is judged. */
  readonly knows: () => (value: string) => boolean;
  /** So many different ones; two are often a chance. */
  readonly fewest?: number;
  /** The share of the values looked at that have to be known. */
  readonly least?: number;
  readonly fits?: (column: ColumnSample) => boolean;
}

const LEAST_SHARE = 0.7;
/** From here on a header that says something else is overruled. */
const SURE_SHARE = 0.9;
const FEWEST = 2;
const LONGEST = 40;
/** More is no list of answers. */
const MOST_UNIQUE = 0.5;
const ROWS_THAT_REPEAT = 30;
const surer = Confidence.form + 0.01;
const less = Confidence.weakHeader + 0.02;

export function byLexicon({ knows, fewest = FEWEST, least = LEAST_SHARE, fits, ...head }: LexiconDetector): Detector {
  const lookup = once(knows);
  return {
    ...head,
    proof: 'form',
    judge(column) {
      const { probe, numbers, dates, meanLength, distinct, uniqueShare, rows } = column;
      if (numbers || dates || distinct < fewest || meanLength > LONGEST || probe.length < fewest) return undefined;
      if ((rows >= ROWS_THAT_REPEAT && uniqueShare > MOST_UNIQUE) || (fits && !fits(column))) return undefined;
      const known = probe.filter((value) => value.length <= 2 * LONGEST && lookup()(fold(value))).length;
      const share = known / probe.length;
      if (known < fewest || share < least) return undefined;
      const confidence = share >= SURE_SHARE ? surer : less;
      return { confidence, share, evidence: [{ says: 'form', what: head.label, share }] };
    },
  };
}

/** Values that are a word of one of the lists. */
export function oneOf(...lists: readonly Words[]): (value: string) => boolean {
  const known = new Set(wordsIn(...lists).map(fold));
  return (value) => known.has(value);
}
