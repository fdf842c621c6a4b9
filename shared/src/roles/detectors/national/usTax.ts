/** Numbers of the United States' social security and tax offices. None has check digits, so the hyphens are the evidence. */
import { byForm } from '../../byForm.ts';
import { inTurn } from '../../inTurn.ts';
import type { ColumnSample } from '../../sample.ts';
import { nationalNumber } from './nationalNumber.ts';
import { papers } from './papers.ts';

/** Areas 000, 666 and 9xx, group 00 and serial 0000 were never given out. */
const dashedSsn = /^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/;
/** Made-up numbers often have an area that no real one has. */
const anySsn = /^\d{3}([- ]?)\d{2}\1\d{4}$/;
/** Of numbers without a header, nearly all have to be possible. */
const NEARLY_ALL = 0.95;

const ssn = {
  id: 'us-ssn',
  label: 'US Social Security numbers',
  safeHarbor: 'G',
  header: `
    SSN, social security, social security number, social security no, soc sec, soc sec no, número de seguro social,
    seguro social, 社会保障番号, 社会安全号, 社会安全号码, 社會安全號碼
  `,
} as const;

export const usSsn = inTurn(
  nationalNumber({ ...ssn, form: anySsn, proof: 'header' }),
  nationalNumber({
    ...ssn,
    not: papers,
    form: dashedSsn,
    proof: 'form',
    fits: ({ values }: ColumnSample) =>
      values.filter((value) => dashedSsn.test(value)).length >= NEARLY_ALL * values.length,
  }),
);

const itin = {
  id: 'us-itin',
  label: 'US individual taxpayer numbers',
  header: 'ITIN, individual taxpayer identification number, individual taxpayer number',
} as const;

export const usItin = inTurn(
  nationalNumber({ ...itin, form: /^9\d{2}([- ]?)(?:[5-7]\d|8[0-8]|9\d)\1\d{4}$/, proof: 'header' }),
  nationalNumber({ ...itin, form: /^9\d{2}-(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])-\d{4}$/, proof: 'form' }),
);

/** Names an employer, not a person. */
export const usEin = byForm({
  id: 'us-ein',
  label: 'US employer identification numbers',
  kind: 'code',
  role: 'insensitive',
  header: 'EIN, FEIN, employer id, employer identification number, federal employer id, federal tax id',
  proof: 'header',
  matches: (value) => /^\d{2}-?\d{7}$/.test(value),
});
