/** Numbers of those who treat and those who are insured in the United States. */
import { digitsOf, isLuhn, weightedSum } from '../../checkDigits.ts';
import { nationalNumber } from './nationalNumber.ts';

export const usNpi = nationalNumber({
  id: 'us-npi',
  label: 'US National Provider Identifiers',
  header: 'NPI, npi number, national provider identifier, provider npi, national provider id',
  proof: 'check',
  form: /^[12]\d{9}$/,
  check: { passes: (value) => isLuhn(`80840${value}`), chance: 0.1 },
});

/** Letters that look like digits are left out of it. */
export const usMbi = nationalNumber({
  id: 'us-mbi',
  label: 'US Medicare beneficiary identifiers',
  safeHarbor: 'I',
  header: `
    MBI, medicare beneficiary identifier, medicare beneficiary id, medicare number, medicare id, medicare no
  `,
  proof: 'form',
  form: /^[1-9][AC-HJKMNP-RT-Y][\dAC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y][\dAC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}$/,
});

export const usDea = nationalNumber({
  id: 'us-dea',
  label: 'US DEA registration numbers',
  safeHarbor: 'K',
  header: 'DEA, dea number, dea no, dea registration, dea registration number, prescriber dea',
  proof: 'check',
  form: /^[A-HJ-NP-UX][A-Z9]\d{7}$/i,
  check: {
    passes: (value) => weightedSum(digitsOf(value.slice(2)), [1, 2, 1, 2, 1, 2]) % 10 === Number(value[8]),
    chance: 0.1,
  },
});
