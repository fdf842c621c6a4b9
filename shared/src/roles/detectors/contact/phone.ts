/** Telephone and fax numbers: plain digits only where the header says so, written with `+` or in groups also without. */
import { Confidence, type Detector, type DetectorHead, type Judgement } from '../../detector.ts';
import { longestPhrase, negativeWord, phrasesOf, speaksAgainst, tellsNothing, wholePhrase } from '../../header.ts';
import type { ColumnSample } from '../../sample.ts';
import { isWrittenAlike } from './phoneForms.ts';
import { couldBeDialled, isValidPhone, isWrittenAsPhone, isWrittenPhone, phoneShare } from './phoneNumbers.ts';
import { ambiguousPhoneNames, faxNames, noPhones, phoneNames } from './phoneWords.ts';

/** Under a header that says so, odd values beside them are no doubt. */
const LEAST_NAMED = 0.15;
const LEAST_SHARE = 0.6;
/** Without a header more have to be right, as of random codes parted alike up to three quarters are valid somewhere. */
const LEAST_SHARE_UNNAMED = 0.85;
const FEWEST_UNNAMED = 5;

const phoneHead: DetectorHead = {
  id: 'phone',
  label: 'telephone numbers',
  kind: 'phone',
  role: 'identifier',
  safeHarbor: 'D',
};
const phoneWords = phrasesOf(phoneNames);
const ambiguous = phrasesOf(ambiguousPhoneNames);
const notPhone = phrasesOf(noPhones);

export const phone: Detector = {
  ...phoneHead,
  proof: 'form',
  judge(column) {
    const words = longestPhrase(column.header, phoneWords);
    const judged = words === undefined ? judgeWritten(column) : judgeNamed(phoneHead.label, words, column);
    return judged && longestPhrase(column.header, notPhone) === undefined ? judged : undefined;
  },
};

const faxHead: DetectorHead = { id: 'fax', label: 'fax numbers', kind: 'phone', role: 'identifier', safeHarbor: 'E' };
const faxWords = phrasesOf(faxNames);

export const fax: Detector = {
  ...faxHead,
  proof: 'header',
  judge(column) {
    const words = longestPhrase(column.header, faxWords);
    return words === undefined ? undefined : judgeNamed(faxHead.label, words, column);
  },
};

function judgeNamed(what: string, words: string, column: ColumnSample): Judgement | undefined {
  const { probe, values, header, dates } = column;
  if (dates || shareOf(probe, couldBeDialled) < LEAST_NAMED || mayBeOther(column)) return undefined;
  const dialled = shareOf(values, couldBeDialled);
  const valid = phoneShare(probe, values, isValidPhone);
  const isValid = valid >= LEAST_SHARE;
  if (!isValid && (dialled < LEAST_NAMED || speaksAgainst(header, words))) return undefined;
  const share = isValid ? valid : dialled;
  return {
    confidence: isValid ? Confidence.headerAndForm : Confidence.header,
    share,
    evidence: [
      { says: 'header', words },
      { says: 'form', what, share },
    ],
  };
}

/** Amounts and counts have decimals or few digits; what is called `mobile` may be one. */
function mayBeOther({ numbers }: ColumnSample): boolean {
  return numbers !== undefined && (numbers.decimals > 0 || numbers.least < 0);
}

function judgeWritten(column: ColumnSample): Judgement | undefined {
  const { probe, values, header } = column;
  if (values.length < FEWEST_UNNAMED || column.dates || negativeWord(header) !== undefined) return undefined;
  const form = (share: number): Judgement => ({
    confidence: Confidence.form,
    share,
    evidence: [{ says: 'form', what: phoneHead.label, share }],
  });
  const isAmbiguous = wholePhrase(header, ambiguous) !== undefined;
  if ((tellsNothing(header) || isAmbiguous) && isWrittenAlike(column)) return form(shareOf(values, couldBeDialled));
  if (shareOf(probe, isWrittenAsPhone) < LEAST_SHARE) return undefined;
  const share = phoneShare(probe, values, isWrittenPhone);
  return share < LEAST_SHARE_UNNAMED ? undefined : form(share);
}

function shareOf(values: readonly string[], matches: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(matches).length / values.length;
}
