/** The 18 items of 45 CFR 164.514(b)(2)(i), by their letters, in short. */
import type { SafeHarborItem } from '../../roles/index.ts';
import { translatable } from '../../words/index.ts';

export const items: Readonly<Record<SafeHarborItem, string>> = {
  A: translatable('names'),
  B: translatable('geographic units smaller than a state'),
  C: translatable('elements of dates finer than a year, and ages over 89'),
  D: translatable('telephone numbers'),
  E: translatable('fax numbers'),
  F: translatable('e-mail addresses'),
  G: translatable('Social Security numbers'),
  H: translatable('medical record numbers'),
  I: translatable('health plan beneficiary numbers'),
  J: translatable('account numbers'),
  K: translatable('certificate and licence numbers'),
  L: translatable('vehicle identifiers, with licence plates'),
  M: translatable('device identifiers and serial numbers'),
  N: translatable('web addresses (URLs)'),
  O: translatable('IP addresses'),
  P: translatable('biometric identifiers'),
  Q: translatable('full-face photographs'),
  R: translatable('any other unique identifying number, characteristic or code'),
};
