/** Numbers with noise of a stated scale: Laplace's law with its parameter b, or Gauss's with its standard deviation. */
import * as z from 'zod/mini';
import type { Random } from '../../random/index.ts';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import {
  decimalsOf,
  type NumbersOfColumn,
  numberIn,
  numbersOf,
  powerOfTen,
  withoutZeros,
  writtenAs,
} from '../numbers.ts';
import { above0, whole } from '../parameters.ts';
import { STAR } from '../values/redact.ts';
import { type CellTreatment, cellRemedyOf, type DrawnCells } from './cellRemedy.ts';

/** Scales as parts of the standard deviation, the mildest first. */
const PARTS = [20, 4] as const;
const VALUES_A_STEP = 2048;
const ROWS_A_STEP = 2048;

const laws = { laplace, gaussian };

export const noise = cellRemedyOf({
  name: 'noise',
  remains: 'Sums, means and ties between columns, less sharply; missing cells stay missing.',
  notWhen:
    'A number far from all others must be hidden: noise of this scale does not move it to them. Code the extremes first.',
  /** `decimals`: as many are written, since more would distinguish the noise from the value. */
  parameters: z.strictObject({ law: z.enum(['laplace', 'gaussian']), scale: above0, decimals: whole(0, 20) }),
  offers({ kind, numbers: found }) {
    if (kind !== 'number') return [];
    const spread = found ? deviation(found) : 0;
    if (!found || spread === 0) return [];
    return PARTS.map((parts) => laplaceOf(spread / parts, found)).filter(
      ({ scale, decimals }, i, all) => scale >= powerOfTen(-decimals) && scale !== all[i - 1]?.scale,
    );
  },
  title: (column, { law, scale }) =>
    law === 'laplace'
      ? t`Add Laplace noise of scale ${writtenAs(scale, scale)} to ${column}`
      : t`Add Gaussian noise of standard deviation ${writtenAs(scale, scale)} to ${column}`,
  draw: ({ law, scale, decimals }, { values }) =>
    function* (codes, random): Generator<number, DrawnCells> {
      const numbers = new Float64Array(values.size).fill(Number.NaN);
      const texts: (string | undefined)[] = [undefined];
      for (let code = 1; code < values.size; code++) {
        if (code % VALUES_A_STEP === 0) yield 0;
        const text = values.text(code);
        numbers[code] = numberIn(text) ?? Number.NaN;
        texts.push(text);
      }
      const star = texts.push(STAR) - 1;
      const placeOf = new Map<string, number>();
      const drawn = new Uint32Array(codes.length);
      let unfitRows = 0;
      for (let row = 0; row < codes.length; row++) {
        if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield row;
        const code = codes.at(row);
        if (code === 0) continue;
        const number = numbers[code];
        if (Number.isNaN(number)) {
          unfitRows++;
          drawn[row] = star;
          continue;
        }
        const text = withoutZeros((number + scale * laws[law](random)).toFixed(decimals));
        const place = placeOf.get(text) ?? texts.push(text) - 1;
        placeOf.set(text, place);
        drawn[row] = place;
      }
      return { texts, codes: drawn, unfitRows };
    },
});

/** With a scale of a share of the standard deviation of the numbers; undefined where these are none, or all the same. Yields values looked at. */
export function* noiseOfShare(values: Dictionary, share: number): Generator<number, CellTreatment | undefined> {
  const found = yield* numbersOf(values);
  const spread = found?.areNearlyAll ? deviation(found) : 0;
  return found && spread > 0 ? noise.read(laplaceOf(share * spread, found)) : undefined;
}

function laplaceOf(wanted: number, { decimals }: NumbersOfColumn) {
  const scale = roundScale(wanted);
  return { law: 'laplace' as const, scale, decimals: Math.min(decimals, decimalsOf(scale) + 1) };
}

/** The nearest of 1, 2 and 5 times a power of ten, which reveals little of the spread. */
function roundScale(scale: number): number {
  const exponent = Math.floor(Math.log10(scale));
  const digit = scale / powerOfTen(exponent);
  return Number(`${digit < Math.sqrt(2) ? 1 : digit < Math.sqrt(10) ? 2 : digit < Math.sqrt(50) ? 5 : 10}e${exponent}`);
}

/** Of scale 1, by the inverse of its distribution function; the draw is never the end of the range. */
function laplace(random: Random): number {
  const place = 1 - 2 * (random() + 2 ** -33);
  return -Math.sign(place) * Math.log1p(-Math.abs(place));
}

/** Of standard deviation 1 (Box, Muller 1958). */
function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log1p(-random())) * Math.cos(2 * Math.PI * random());
}

function deviation({ numbers, rows }: NumbersOfColumn): number {
  let all = 0;
  let mean = 0;
  let squares = 0;
  for (let i = 0; i < numbers.length; i++) {
    all += rows[i];
    const distance = numbers[i] - mean;
    mean += (distance * rows[i]) / all;
    squares += rows[i] * distance * (numbers[i] - mean);
  }
  return Math.sqrt(squares / Math.max(1, all));
}
