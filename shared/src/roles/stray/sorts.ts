/**
 * Values that may stray into a column of something else: only forms that nothing else has, and right check digits where the form is of
 * digits.
 */
import { isValidIBAN } from 'ibantools';
import { validate as isBrCpf } from 'stdnum/lib/cjs/br/cpf.js';
import { validate as isChAhv } from 'stdnum/lib/cjs/ch/ssn.js';
import { validate as isCnId } from 'stdnum/lib/cjs/cn/ric.js';
import { validate as isCzRc } from 'stdnum/lib/cjs/cz/rc.js';
import { validate as isEsDni } from 'stdnum/lib/cjs/es/dni.js';
import { validate as isFrNir } from 'stdnum/lib/cjs/fr/nir.js';
import { validate as isItCode } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { validate as isKrRrn } from 'stdnum/lib/cjs/kr/rrn.js';
import { validate as isMxCurp } from 'stdnum/lib/cjs/mx/curp.js';
import { translatable } from '../../words/index.ts';
import { digitsOf, isLuhn } from '../checkDigits.ts';
import {
  isDocumentationAddress,
  isExampleIban,
  isNeverIssuedSsn,
  isReservedEmail,
  isReservedPhone,
  isTestCard,
} from '../reserved.ts';

export interface StraySort {
  readonly label: string;
  /** A condition on a value that can hold one. */
  readonly needs: 'at sign' | 'digits';
  /** Whether it is no code of anything else: looked for among codes too. */
  readonly isUnlikeCodes: boolean;
  /** Each looks at a bounded number of characters from where it begins. */
  readonly pattern: RegExp;
  readonly isOne: (found: string) => boolean;
  readonly isReserved: (found: string) => boolean;
}

const never = () => false;
const always = () => true;

function national(
  label: string,
  pattern: RegExp,
  validate: (value: string) => { readonly isValid: boolean },
): StraySort {
  const isOne = (found: string) => validate(found.toUpperCase()).isValid;
  return { label, needs: 'digits', isUnlikeCodes: false, pattern, isOne, isReserved: never };
}

export const straySorts: readonly StraySort[] = [
  {
    label: translatable('e-mail addresses'),
    needs: 'at sign',
    isUnlikeCodes: true,
    pattern: /[\w.+%-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,24}/gu,
    isOne: (found) => !/\.(?:png|jpe?g|gif|svg|webp|css|js)$/i.test(found),
    isReserved: isReservedEmail,
  },
  {
    label: translatable('IBANs'),
    needs: 'digits',
    isUnlikeCodes: true,
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g,
    isOne: (found) => isValidIBAN(found.replaceAll(' ', '')),
    isReserved: isExampleIban,
  },
  {
    label: translatable('payment card numbers'),
    needs: 'digits',
    isUnlikeCodes: false,
    pattern: /(?<![\d-])(?:3[47]\d{2}([ -]?)\d{6}\1\d{5}|[2-6]\d{3}([ -]?)\d{4}\2\d{4}\2\d{4})(?![\d-])/g,
    isOne: (found) => isLuhn(digitsOf(found)),
    isReserved: isTestCard,
  },
  {
    label: translatable('US Social Security numbers'),
    needs: 'digits',
    isUnlikeCodes: false,
    pattern: /(?<![\d-])\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
    isOne: always,
    isReserved: isNeverIssuedSsn,
  },
  {
    label: translatable('phone numbers'),
    needs: 'digits',
    isUnlikeCodes: false,
    pattern:
      /(?<![\w+.])(?:\+\d{1,3}(?:[ ./-]?\(?\d{1,5}\)?){2,6}|\(\d{2,5}\) ?\d{2,4}(?:[ -]?\d{2,4}){1,3}|\d{3}-\d{3}-\d{4})(?![\w-])/g,
    isOne: (found) => digitsOf(found).length >= 9 && digitsOf(found).length <= 15,
    isReserved: isReservedPhone,
  },
  {
    label: translatable('IP addresses'),
    needs: 'digits',
    isUnlikeCodes: false,
    pattern:
      /(?<![\w./])(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d)\.)(?:(?:25[0-5]|2[0-4]\d|1?\d{1,2})\.){2}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d)(?![\w.])/g,
    isOne: (found) => !/^(?:10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(found),
    isReserved: isDocumentationAddress,
  },
  national(translatable('Brazilian CPF numbers'), /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, isBrCpf),
  national(translatable('Swiss AHV numbers'), /(?<!\d)756\.?\d{4}\.?\d{4}\.?\d{2}(?!\d)/g, isChAhv),
  national(translatable('Chinese resident identity numbers'), /(?<!\d)[1-8]\d{5}(?:19|20)\d{9}[\dXx](?!\d)/g, isCnId),
  national(translatable('Czech and Slovak birth numbers'), /(?<!\d)\d{6}\/\d{4}(?!\d)/g, isCzRc),
  national(translatable('Spanish DNI and NIE numbers'), /(?<![\dA-Z])\d{8}-?[A-HJ-NP-TV-Z](?![A-Z\d])/g, isEsDni),
  national(
    translatable('French social security numbers'),
    /(?<!\d)[12] ?\d{2} ?\d{2} ?\d{2} ?\d{3} ?\d{3} ?\d{2}(?!\d)/g,
    isFrNir,
  ),
  national(translatable('Italian tax codes'), /\b[A-Z]{6}\d{2}[ABCDEHLMPRST]\d{2}[A-Z]\d{3}[A-Z]\b/gi, isItCode),
  national(translatable('Korean resident registration numbers'), /(?<!\d)\d{6}-[1-4]\d{6}(?!\d)/g, isKrRrn),
  national(translatable('Mexican CURP codes'), /\b[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d\b/gi, isMxCurp),
  {
    label: translatable('UK National Insurance numbers'),
    needs: 'digits',
    isUnlikeCodes: false,
    pattern: /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
    isOne: always,
    isReserved: never,
  },
];
