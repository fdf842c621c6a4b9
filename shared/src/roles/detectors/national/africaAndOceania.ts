/** Numbers of people in South Africa, Israel and Australia. */
import { validate as isTfn } from 'stdnum/lib/cjs/au/tfn.js';
import { digitsOf, isLuhn, weightedSum } from '../../checkDigits.ts';
import { datesOfBirthProve } from './birthDates.ts';
import { accepted, day, month, nationalNumber } from './nationalNumber.ts';

/** The eleventh digit is citizenship. */
export const zaId = nationalNumber({
  id: 'za-id',
  label: 'South African identity numbers',
  header: 'RSA id, SA id, SA id number, RSA id number, south african id, said number',
  proof: 'check',
  form: new RegExp(`^\\d{2}${month}${day} ?\\d{4} ?[012]\\d{2}$`),
  check: { passes: (value) => isLuhn(digitsOf(value)), chance: 0.1 },
  provenBy: datesOfBirthProve(/^(\d{2})/),
});

/** Canadians and French firms have numbers with the same check digit. */
export const ilId = nationalNumber({
  id: 'il-id',
  label: 'Israeli identity numbers',
  header: 'teudat zehut, mispar zehut, israeli id, TZ, תעודת זהות, מספר זהות',
  proof: 'header',
  form: /^\d{8}-?\d$/,
  check: { passes: (value) => isLuhn(digitsOf(value)), chance: 0.1 },
});

export const auTfn = nationalNumber({
  id: 'au-tfn',
  label: 'Australian tax file numbers',
  header: 'TFN, tfn number, tax file number, tax file no',
  proof: 'check',
  form: /^\d{3}( ?)\d{3}\1\d{3}$/,
  check: { passes: accepted(isTfn), chance: 1 / 11 },
});

/** The ninth digit is the check; the tenth counts cards, the eleventh people on a card. */
export const auMedicare = nationalNumber({
  id: 'au-medicare',
  label: 'Australian Medicare numbers',
  safeHarbor: 'I',
  header: 'medicare, medicare number, medicare no, medicare card, medicare card number',
  proof: 'check',
  form: /^[2-6]\d{3}([ -]?)\d{5}\1\d(?:[ /-]?\d)?$/,
  check: {
    passes: (value) => {
      const digits = digitsOf(value);
      return weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(digits[8]);
    },
    chance: 0.1,
  },
});
