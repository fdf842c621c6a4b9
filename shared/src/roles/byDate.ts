/** Detectors of dates. Their headers distinguish them. */

import type { DateForm } from './dates.ts';
import { Confidence, type Detector, type DetectorHead } from './detector.ts';
import { type HeaderWords, longestPhrase, phrasesOf } from './header.ts';
import type { NumberForm } from './numbers.ts';
import type { Evidence } from './role.ts';

export interface DateDetector extends DetectorHead {
  readonly header: HeaderWords;
  readonly not?: HeaderWords;
  /** Whether dates are enough, so that no header is needed. */
  readonly isTelling: boolean;
  readonly fits: (dates: DateForm) => boolean;
}

/** Dates that are numbers too: 20260118 is one, 3.1987 a measurement, and 11250412 a number that happens to look so. */
function areDates({ areWhole }: NumberForm, { firstYear, lastYear }: DateForm): boolean {
  return areWhole && firstYear >= 1900 && lastYear <= 2100;
}

export function byDate({ header, not = '', isTelling, fits, ...head }: DateDetector): Detector {
  const named = phrasesOf(header);
  const denied = phrasesOf(not);
  return {
    ...head,
    proof: isTelling ? 'form' : 'header',
    judge(column) {
      const words = longestPhrase(column.header, named);
      if (words === undefined && !isTelling) return undefined;
      if (longestPhrase(column.header, denied) !== undefined) return undefined;
      if (!column.dates || !fits(column.dates) || (column.numbers && !areDates(column.numbers, column.dates)))
        return undefined;
      const years: Evidence = { says: 'years', from: column.dates.firstYear, to: column.dates.lastYear };
      const form: Evidence = { says: 'form', what: head.label, share: 1 };
      if (words === undefined) return { confidence: Confidence.form, share: 1, evidence: [form, years] };
      return { confidence: Confidence.headerAndForm, share: 1, evidence: [{ says: 'header', words }, form, years] };
    },
  };
}
