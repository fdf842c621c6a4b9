/** Telephone and fax numbers: plain digits only where the header says so, written with `+` or in groups also without. */
import { Confidence, type Detector, type DetectorHead, type Judgement } from '../../detector.ts';
import { longestPhrase, negativeWord, phrasesOf, speaksAgainst, tellsNothing, wholePhrase } from '../../header.ts';
import type { ColumnSample } from '../../sample.ts';
import { isWrittenAlike } from './phoneForms.ts';
import {
  couldBeDialled,
  isValidPhone,
  isWrittenAsPhone,
  isWrittenPhone,
  numberIn,
  phoneShare,
} from './phoneNumbers.ts';
import { ambiguousPhoneNames, contactNames, faxNames, noPhones, phoneNames, shortPhoneNames } from './phoneWords.ts';

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
const short = phrasesOf(shortPhoneNames);
const contacts = phrasesOf(contactNames);
const notPhone = phrasesOf(noPhones);

export const phone: Detector = {
  ...phoneHead,
  proof: 'form',
  judge(column) {
    const words = longestPhrase(column.header, phoneWords);
    const judged =
      words === undefined
        ? (judgeContacts(column) ?? judgeWritten(column))
        : judgeNamed(phoneHead.label, words, withoutWords(column));
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

/** Numbers without the words around them, which may name the owner, if there are any words. */
function withoutWords(column: ColumnSample): ColumnSample {
  const { probe, values } = column;
  if (!probe.some((value) => /\p{L}/u.test(value))) return column;
  return { ...column, probe: probe.map(numberIn), values: values.map(numberIn), numbers: undefined };
}

/** The person to call and the number: under a header that speaks of contacts, and in any script. */
function judgeContacts(column: ColumnSample): Judgement | undefined {
  const words = longestPhrase(column.header, contacts);
  if (words === undefined || !column.probe.some((value) => /\p{L}/u.test(value))) return undefined;
  const numbers = withoutWords(column);
  const share = shareOf(numbers.probe, (value) => couldBeDialled(value) && (isWrittenAsPhone(value) || isPlain(value)));
  if (share < LEAST_SHARE) return undefined;
  const form = { says: 'form', what: phoneHead.label, share } as const;
  return { confidence: Confidence.headerAndForm, share, evidence: [{ says: 'header', words }, form] };
}

const isPlain = (value: string) => /^\+?\d[\d -]{7,14}\d$/.test(value);

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
  const isAmbiguous = wholePhrase(header, ambiguous) !== undefined || longestPhrase(header, short) !== undefined;
  if ((tellsNothing(header) || isAmbiguous) && isWrittenAlike(withoutWords(column)))
    return form(shareOf(withoutWords(column).values, couldBeDialled));
  if (shareOf(probe, isWrittenAsPhone) < LEAST_SHARE) return undefined;
  const share = phoneShare(probe, values, isWrittenPhone);
  return share < LEAST_SHARE_UNNAMED ? undefined : form(share);
}

function shareOf(values: readonly string[], matches: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(matches).length / values.length;
}
