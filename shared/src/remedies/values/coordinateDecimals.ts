/**
 * Coordinates to fewer decimals: three are about 110 m, two 1.1 km, one 11 km. Latitude and longitude go together. Decimals are
 * cut and not rounded, so that each cell of the grid lies within one of the next.
 */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { numberIn } from '../numbers.ts';
import { whole } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

const DECIMALS = [3, 2, 1, 0] as const;
const areas = ['110 km', '11 km', '1.1 km', '110 m'] as const;

export const coordinateDecimals = remedyOf({
  name: 'coordinate-decimals',
  sort: 'coarser',
  remains: 'A cell of a grid, written as its corner nearest to 0°, 0°.',
  notWhen: 'Only one of latitude and longitude is treated: do both, or a line through the place remains.',
  parameters: z.strictObject({ decimals: whole(0, 10) }),
  example: [{ decimals: 1 }, '47.3769', '47.3'],
  offers({ kind, numbers }) {
    const most = kind === 'coordinate' ? (numbers?.decimals ?? 0) : 0;
    return DECIMALS.filter((decimals) => decimals < most).map((decimals) => ({ decimals }));
  },
  title: (column, { decimals }) =>
    decimals === 1
      ? t`Keep 1 decimal of ${column} (about ${areas[1]})`
      : t`Keep ${decimals} decimals of ${column} (about ${areas[decimals] ?? '11 m'})`,
  treat:
    ({ decimals }) =>
    (value) => {
      if (numberIn(value) === undefined) return undefined;
      const [, sign, before, after = ''] = /^([-+]?)(\d*)\.?(\d*)$/.exec(value.trim()) as string[];
      const cut = decimals > 0 ? `.${after.slice(0, decimals).padEnd(decimals, '0')}` : '';
      const text = (before.replace(/^0+/, '') || '0') + cut;
      return sign === '-' && /[1-9]/.test(text) ? `-${text}` : text;
    },
});
