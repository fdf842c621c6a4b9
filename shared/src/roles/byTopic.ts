/** Detectors of matters that the header names, in words of many languages: any value under it is of the sort, a yes as much as a number. */
import { Confidence, type Detector, type DetectorHead } from './detector.ts';
import { isFlag } from './flags.ts';
import { type HeaderWords, longestPhrase, phrasesOf, wholePhrase } from './header.ts';
import type { ColumnSample } from './sample.ts';
import { wordPartsOf, wordWith } from './wordParts.ts';
import type { Words } from './words/index.ts';

export interface Topic extends DetectorHead {
  readonly header: HeaderWords;
  /** Phrases that name it where nothing stands beside them: `class` does, `class teacher` does not. */
  readonly alone?: HeaderWords;
  /** How words begin that name it. */
  readonly begins?: Words;
  /** How words end that name it, in languages that write compounds as one. */
  readonly ends?: Words;
  /** What words hold that name it, as `smok` in `currentsmoker`. */
  readonly holds?: Words;
  /** Words beside it that speak against it. */
  readonly not?: HeaderWords;
  readonly fits?: (column: ColumnSample) => boolean;
  /** `weakHeader` where another detector's word in the header says more. */
  readonly sure?: number;
}

export function byTopic({
  header,
  alone = '',
  begins = '',
  ends = '',
  holds,
  not = '',
  fits,
  sure,
  ...head
}: Topic): Detector {
  const named = phrasesOf(header);
  const namedAlone = phrasesOf(alone);
  const parts = wordPartsOf(begins, ends, holds);
  const denied = phrasesOf(not);
  return {
    ...head,
    proof: 'header',
    judge(column) {
      const found = [
        longestPhrase(column.header, named),
        wholePhrase(column.header, namedAlone),
        wordWith(column.header, parts),
      ];
      const words = found.reduce((one, other) => ((other?.length ?? 0) > (one?.length ?? 0) ? other : one), undefined);
      if (words === undefined || column.values.length === 0 || column.dates) return undefined;
      const other = longestPhrase(column.header, denied);
      // `rate` in `heart rate` is part of the name.
      if ((other !== undefined && !words.includes(other)) || (fits && !fits(column))) return undefined;
      const confidence = sure ?? (isFlag(column) ? Confidence.headerAndForm : Confidence.header);
      return { confidence, share: 1, evidence: [{ says: 'header', words }] };
    },
  };
}
