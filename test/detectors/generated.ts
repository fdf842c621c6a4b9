/** What the detectors' own tests draw values from, and the headers that their authors thought of. */
import type { Random } from '../../shared/src/random/index.ts';
import { contactHeaders, contactValues } from '../../shared/src/roles/testValues/contact.ts';
import { financeHeaders, financeValues } from '../../shared/src/roles/testValues/finance.ts';
import { healthHeaders, healthValues } from '../../shared/src/roles/testValues/health.ts';
import { nationalHeaders, nationalValues } from '../../shared/src/roles/testValues/national.ts';
import { onlineHeaders, onlineValues } from '../../shared/src/roles/testValues/online.ts';
import { outcomesHeaders, outcomesValues } from '../../shared/src/roles/testValues/outcomes.ts';
import { personHeaders, personValues } from '../../shared/src/roles/testValues/person.ts';
import { placeHeaders, placeValues } from '../../shared/src/roles/testValues/place.ts';
import { recordsHeaders, recordsValues } from '../../shared/src/roles/testValues/records.ts';

export const valuesOf: Readonly<Record<string, (random: Random) => string>> = {
  ...nationalValues,
  ...financeValues,
  ...contactValues,
  ...onlineValues,
  ...personValues,
  ...placeValues,
  ...healthValues,
  ...recordsValues,
  ...outcomesValues,
};

export const headersSeen: Readonly<Record<string, readonly string[]>> = {
  ...nationalHeaders,
  ...financeHeaders,
  ...contactHeaders,
  ...onlineHeaders,
  ...personHeaders,
  ...placeHeaders,
  ...healthHeaders,
  ...recordsHeaders,
  ...outcomesHeaders,
};
