/** Numbers of people in the United Kingdom. */
import { digitsOf, weightedSum } from '../../checkDigits.ts';
import { inTurn } from '../../inTurn.ts';
import { nationalNumber } from './nationalNumber.ts';

const nino = {
  id: 'uk-nino',
  label: 'UK National Insurance numbers',
  header: `
    NINO, NI number, NI no, nat ins no, national insurance, national insurance number, national insurance no
  `,
} as const;

export const ukNino = inTurn(
  nationalNumber({ ...nino, form: /^[A-Z]{2}(?:[ -]?\d{2}){3}[ -]?[A-Z]?$/i, proof: 'header' }),
  nationalNumber({
    ...nino,
    form: /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z](?: ?\d{2}){3} ?[A-D]$/,
    proof: 'form',
  }),
);

/** An ISBN of ten digits has the same check digit, but one in eleven of those ends in X. */
export const ukNhs = nationalNumber({
  id: 'uk-nhs',
  label: 'NHS numbers',
  safeHarbor: 'H',
  header: 'NHS, nhs number, nhs no, nhs id, chi number, chi no',
  not: 'isbn, book, phone, trust',
  proof: 'check',
  form: /^\d{3}([- ]?)\d{3}\1\d{4}$/,
  check: {
    passes: (value) => weightedSum(digitsOf(value), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    chance: 1 / 11,
  },
  fits: ({ values }) => !values.some((value) => /^\d{9}X$/i.test(value)),
});
