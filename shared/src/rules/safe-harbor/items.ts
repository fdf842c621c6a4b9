/** The 18 items of 45 CFR 164.514(b)(2)(i), by their letters, in short. */
import type { SafeHarborItem } from '../../roles/index.ts';

export const items: Readonly<Record<SafeHarborItem, string>> = {
  A: 'names',
  B: 'geographic units smaller than a state',
  C: 'elements of dates finer than a year, and ages over 89',
  D: 'telephone numbers',
  E: 'fax numbers',
  F: 'e-mail addresses',
  G: 'Social Security numbers',
  H: 'medical record numbers',
  I: 'health plan beneficiary numbers',
  J: 'account numbers',
  K: 'certificate and licence numbers',
  L: 'vehicle identifiers, with licence plates',
  M: 'device identifiers and serial numbers',
  N: 'web addresses (URLs)',
  O: 'IP addresses',
  P: 'biometric identifiers',
  Q: 'full-face photographs',
  R: 'any other unique identifying number, characteristic or code',
};
