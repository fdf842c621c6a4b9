/** The sorts of identifiers that are found inside longer texts by their form: addresses, numbers of people and of accounts. */
import { isValidIBAN } from 'ibantools';
import { translatable } from '../../words/index.ts';
import { digitsOf, isLuhn } from '../checkDigits.ts';
import { isExampleIban, isNeverIssuedSsn, isReservedEmail, isReservedPhone, isTestCard } from '../reserved.ts';

export interface Sort {
  readonly label: string;
  /** The mark in its place; the same in all languages. */
  readonly mark: string;
  /** A condition on a text that can hold one. */
  readonly needs: 'at sign' | 'digits';
  /** Each of its patterns looks at a bounded number of characters from where it begins, so a text is read in linear time. */
  readonly pattern: RegExp;
  readonly isOne: (found: string) => boolean;
  /** Kept for examples or never given out: it names nobody. */
  readonly isReserved: (found: string) => boolean;
}

export const sorts: readonly Sort[] = [
  {
    label: translatable('e-mail addresses'),
    mark: '[e-mail]',
    needs: 'at sign',
    pattern: /[\w.+%-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,24}/gu,
    isOne: () => true,
    isReserved: isReservedEmail,
  },
  {
    label: translatable('IBANs'),
    mark: '[IBAN]',
    needs: 'digits',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g,
    isOne: (found) => isValidIBAN(found.replaceAll(' ', '')),
    isReserved: isExampleIban,
  },
  {
    label: translatable('US Social Security numbers'),
    mark: '[SSN]',
    needs: 'digits',
    pattern: /(?<![\d-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
    isOne: () => true,
    isReserved: isNeverIssuedSsn,
  },
  {
    label: translatable('payment card numbers'),
    mark: '[card]',
    needs: 'digits',
    pattern: /(?<![\d-])(?:3[47]\d{2}([ -]?)\d{6}\1\d{5}|[2-6]\d{3}([ -]?)\d{4}\2\d{4}\2\d{3,4})(?![\d-])/g,
    isOne: (found) => isCardLength(digitsOf(found)) && isLuhn(digitsOf(found)),
    isReserved: isTestCard,
  },
  {
    label: translatable('phone numbers'),
    mark: '[phone]',
    needs: 'digits',
    pattern:
      /(?<![\w+.])(?:\+\d{1,3}(?:[ ./-]?\(?\d{1,5}\)?){2,6}|\(\d{2,5}\) ?\d{2,4}(?:[ -]?\d{2,4}){1,3}|\d{3}-\d{3}-\d{4})(?![\w-])/g,
    isOne: (found) => isLikePhone(digitsOf(found).length),
    isReserved: isReservedPhone,
  },
];

/** Numbers of 15 digits are of American Express, which begin with 34 or 37; any other may be that of a telephone or an order. */
function isCardLength(digits: string): boolean {
  return digits.length !== 15 || /^3[47]/.test(digits);
}

function isLikePhone(digits: number): boolean {
  return digits >= 9 && digits <= 15;
}

/** Characters by which two stretches of a text overlap that are looked at one after the other: more than the longest pattern. */
export const OVERLAP = 512;
