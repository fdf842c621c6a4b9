/** Codes cut at their separators, from the right: `E11.65` to `E11`, and to the letters in front, which are the chapter of ICD-10. */
import * as z from 'zod/mini';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { whole } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

const separator = /[.\-/_:|]/;
const lettersInFront = /^\p{L}+/u;

export const cutAtSeparators = remedyOf({
  name: 'cut-at-separators',
  sort: 'coarser',
  remains: 'The first parts of the code; with `parts: 0` the letters in front, or the first character.',
  notWhen: 'Codes are not built from the general to the special: their first parts then say nothing.',
  parameters: z.strictObject({ parts: whole(0, 100) }),
  example: [{ parts: 1 }, 'E11.65', 'E11'],
  offers({ role, kind, values }) {
    return kind === 'code' && role !== 'identifier' ? partsToKeep(values).map((parts) => ({ parts })) : [];
  },
  title: (column, { parts }) =>
    parts === 0
      ? t`Keep the letters in front of ${column}`
      : parts === 1
        ? t`Keep the first part of ${column}`
        : t`Keep the first ${parts} parts of ${column}`,
  treat:
    ({ parts }) =>
    (value) => {
      const first = firstParts(value, Math.max(1, parts));
      // A separator in front leaves nothing, or blanks, which would be a missing cell.
      if (/^[ \t\v\f]*$/.test(first)) return undefined;
      return parts > 0 ? first : (lettersInFront.exec(first)?.[0] ?? String.fromCodePoint(first.codePointAt(0) ?? 0));
    },
});

function firstParts(value: string, parts: number): string {
  let end = 0;
  for (let part = 0; part < parts; part++) {
    const next = value.slice(end).search(separator);
    if (next < 0) return value;
    end += next + 1;
  }
  return value.slice(0, end - 1);
}

const LOOKED_AT = 200;
const MOST_PARTS = 6;
const LEAST_SHARE = 0.5;

/** From the most parts of a value down to one, where most codes have parts; and none, where most begin with a few letters and a digit. */
export function partsToKeep(values: Dictionary): number[] {
  let looked = 0;
  let parted = 0;
  let inLetters = 0;
  let most = 1;
  for (let code = 1; code < values.size && looked < LOOKED_AT; code++) {
    if (values.count(code) === 0) continue;
    const text = values.text(code);
    const parts = text.length <= 100 ? text.split(separator).length : 1;
    looked++;
    if (parts > 1) parted++;
    if (/^\p{L}{1,3}\d/u.test(text)) inLetters++;
    most = Math.max(most, parts);
  }
  if (parted < LEAST_SHARE * looked && inLetters < LEAST_SHARE * looked) return [];
  const cuts = Array.from({ length: Math.min(MOST_PARTS, most - 1) }, (_, i) => Math.min(MOST_PARTS, most - 1) - i);
  return inLetters >= LEAST_SHARE * looked ? [...cuts, 0] : cuts;
}
