/** COL's masking experiment on the made-up hotel: the last characters of a key are hidden, and other columns take over. */

import { lines } from '@quasi/shared/figures';
import { type CodedTable, fromCodes } from '../data.ts';
import { share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { combinationsOf, printedSensitivity } from './combinations.ts';
import { hotelNames } from './hotelTable.ts';

const kappa = 5;
const digits = 8;
const shown = ['CtfId', 'Hp', 'Birth', 'Name', 'Addr'];
/** As printed after masking; which column, and how many characters of it, cannot be checked without the data. */
const printed = [0.344, 0.31];

export interface Masked {
  readonly hidden: number;
  readonly sensitivity: Float64Array;
}

/** Without the other key, which would leave nothing to take over. */
export function maskedKey(table: CodedTable, numbers: ArrayLike<number>): Masked[] {
  const key = hotelNames.indexOf('CtfId');
  return Array.from({ length: digits + 1 }, (_, hidden) => {
    const columns = table.columns.map(({ values }, column) =>
      column === key
        ? Uint32Array.from({ length: table.rows }, (_, row) => Math.floor(numbers[row] / 10 ** hidden))
        : column === 0
          ? new Uint32Array(table.rows)
          : values,
    );
    const { sets } = combinationsOf(fromCodes(table.names, columns, table.rows), kappa);
    return { hidden, sensitivity: printedSensitivity(sets, table.columns.length) };
  });
}

/** Columns other than the key whose S is higher at some stage than before masking. */
export function risen(found: readonly Masked[]): string[] {
  const [before, ...after] = found;
  return hotelNames.filter(
    (name, i) => name !== 'CtfId' && after.some(({ sensitivity }) => sensitivity[i] > before.sensitivity[i] + 1e-9),
  );
}

export function maskingSection(found: readonly Masked[]): Section {
  const keyAt = (place: number) => found[place].sensitivity[hotelNames.indexOf('CtfId')];
  const keyFalls = found.every((_, place) => place === 0 || keyAt(place) <= keyAt(place - 1));
  return {
    heading: 'Masking a key (section 4.1)',
    blocks: [
      `The paper hides the last characters of a key and watches S. It prints ${printed.map((value) => share(value)).join(' and ')}, values that formula (1) can take but that cannot be checked without the data. Here the last digits of CtfId, which has ${digits}, are hidden (Id is left out). Its own S goes from ${share(keyAt(0))} to ${share(keyAt(found.length - 1))}${keyFalls ? '' : ', not falling at every step'}; ${risen(found).join(', ')} rise at some stage, because what the key no longer does alone it does with others, or others do without it. That is why Quasi measures a remedy on the whole table, and says when another column's risk rises.`,
      {
        kind: 'figure',
        name: 'masking',
        svg: lines({
          title: 'Sensitivity while digits of CtfId are hidden',
          x: { label: 'digits hidden', from: 0, to: digits },
          y: { label: 'S', from: 0, to: 0.5 },
          series: shown.map((name) => ({
            label: name,
            points: found.map(({ hidden, sensitivity }) => [hidden, sensitivity[hotelNames.indexOf(name)]]),
          })),
        }),
        alt: `S with 0 to ${digits} digits hidden: ${shown.map((name) => `${name} ${found.map(({ sensitivity }) => share(sensitivity[hotelNames.indexOf(name)], 2)).join(', ')}`).join('; ')}.`,
        caption: 'The made-up hotel without Id; at eight digits hidden CtfId is constant.',
      },
    ],
  };
}
