/** ZIP codes to their first three digits, and to 000 where at most 20,000 people live in this area, as HIPAA's safe harbor asks. */
import * as z from 'zod/mini';
import { smallZipAreas } from '../../roles/index.ts';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

/** Four digits are five that lost a zero in a spreadsheet; three could be that, or an area already: they are not guessed at. */
const zip = /^(?:(\d{3})\d{2}(?:-?\d{4})?|(\d{2})\d{2}|(\d{3})[*Xx#]{2})$/;

export const usZip3 = remedyOf({
  name: 'us-zip3',
  sort: 'coarser',
  remains: 'The first three digits, of areas with more than 20,000 people by the census of 2020; `000**` else.',
  notWhen: 'The postcodes are not of the United States.',
  parameters: z.strictObject({}),
  example: [{}, '03601-1234', '000**'],
  offers: ({ kind, values }) => (kind === 'postcode' && isLikeZip(values) ? [{}] : []),
  title: (column) => t`Keep the first 3 digits of ${column}, of small US areas none`,
  treat: () => (value) => {
    const [, five, four, masked] = zip.exec(value.trim()) ?? [];
    const area = five ?? masked ?? (four === undefined ? undefined : `0${four}`);
    if (area === undefined) return undefined;
    return `${smallZipAreas.has(area) ? '000' : area}**`;
  },
});

const LOOKED_AT = 200;
const LEAST_SHARE = 0.9;

function isLikeZip(values: Dictionary): boolean {
  let looked = 0;
  let like = 0;
  for (let code = 1; code < values.size && looked < LOOKED_AT; code++) {
    if (values.count(code) === 0) continue;
    looked++;
    if (zip.test(values.text(code).trim())) like++;
  }
  return looked > 0 && like >= LEAST_SHARE * looked;
}
