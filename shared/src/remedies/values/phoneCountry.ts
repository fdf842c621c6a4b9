/** International telephone numbers to the code of their country: `+41 44 668 18 00` to `+41`. */
import * as z from 'zod/mini';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

/** Codes of one and two digits (ITU-T E.164); all others have three. None is the beginning of another. */
const country =
  /^(?:\+|00)[ (]{0,2}(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})(?=[\d ().\-–/]{4,}$)/;
const LONGEST = 40;

export const phoneCountry = remedyOf({
  name: 'phone-country',
  sort: 'coarser',
  remains: 'The country code; `+1` is all of North America.',
  notWhen: 'Numbers are written without their country: nothing of them is left.',
  parameters: z.strictObject({}),
  example: [{}, '+41 44 668 18 00', '+41'],
  offers: ({ kind, values }) => (kind === 'phone' && areInternational(values) ? [{}] : []),
  title: (column) => t`Keep only the country codes of ${column}`,
  treat: () => (value) => {
    const text = value.trim();
    const code = text.length <= LONGEST ? country.exec(text)?.[1] : undefined;
    return code === undefined ? undefined : `+${code}`;
  },
});

const LOOKED_AT = 200;
const LEAST_SHARE = 0.5;

function areInternational(values: Dictionary): boolean {
  let looked = 0;
  let international = 0;
  for (let code = 1; code < values.size && looked < LOOKED_AT; code++) {
    if (values.count(code) === 0) continue;
    looked++;
    if (/^\s*(?:\+|00)/.test(values.text(code))) international++;
  }
  return looked > 0 && international >= LEAST_SHARE * looked;
}
