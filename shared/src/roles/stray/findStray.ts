/** Identifiers that stray in a column of something else: one address under `town` makes it a column of personal data. */
import type { Dictionary } from '../../table/index.ts';
import { holdsCodes } from '../codes.ts';
import type { Embedded } from '../embedded/index.ts';
import type { ColumnRole } from '../inferRole.ts';
import { namesPeople } from '../namesPeople.ts';
import type { ColumnSample } from '../sample.ts';
import { type StraySort, straySorts } from './sorts.ts';

/** Bytes looked at between two yields, and of one value: what is longer is a text, which is searched as a whole. */
const STEP = 64 * 1024;
const MOST_BYTES = 1024;
/** There may be a million numbers, and no address among them. */
const MOST_NUMBERS = 50_000;
/** Fewer digits than this make no number of a person. */
const FEWEST_DIGITS = 7;

const decoder = new TextDecoder();

/** Which sorts are looked for in a column of this sort; none where it names people by itself, or each value is an address on the web. */
export function strayIn(sample: ColumnSample, inferred: ColumnRole): readonly StraySort[] {
  if (namesPeople(inferred) || inferred.kind === 'url' || sample.values.length === 0) return [];
  if (sample.numbers) return sample.distinct <= MOST_NUMBERS ? ofAddresses : [];
  if (sample.dates) return ofAddresses;
  return holdsCodes(sample) || inferred.kind === 'code' ? unlikeCodes : straySorts;
}

const ofAddresses = straySorts.filter(({ needs }) => needs === 'at sign');
const unlikeCodes = straySorts.filter(({ isUnlikeCodes }) => isUnlikeCodes);

/** Yields the number of values looked at. */
export function* findStray(
  dictionary: Dictionary,
  sorts: readonly StraySort[],
): Generator<number, Embedded | undefined> {
  const rowsOf = new Map<string, number>();
  let rows = 0;
  let reservedRows = 0;
  let looked = 0;
  const needsDigits = sorts.some(({ needs }) => needs === 'digits');
  for (let code = 1; code < dictionary.size; code++) {
    const count = dictionary.count(code);
    const bytes = dictionary.bytes(code);
    looked += bytes.length;
    if (looked >= STEP) {
      looked = 0;
      yield code;
    }
    if (count === 0 || bytes.length > MOST_BYTES) continue;
    const hasAt = bytes.includes(0x40);
    if (!hasAt && !(needsDigits && hasEnoughDigits(bytes))) continue;
    const found = foundIn(decoder.decode(bytes), sorts, hasAt);
    if (found.length === 0) continue;
    rows += count;
    if (found.every(({ isReserved }) => isReserved)) reservedRows += count;
    for (const { label } of found) rowsOf.set(label, (rowsOf.get(label) ?? 0) + count);
  }
  return rows > 0 ? { rows, rowsOf, reservedRows } : undefined;
}

function foundIn(text: string, sorts: readonly StraySort[], hasAt: boolean): { label: string; isReserved: boolean }[] {
  return sorts.flatMap(({ label, needs, pattern, isOne, isReserved }) => {
    if (needs === 'at sign' && !hasAt) return [];
    const all = Array.from(text.matchAll(pattern), ([found]) => found).filter(isOne);
    return all.length > 0 ? [{ label, isReserved: all.every(isReserved) }] : [];
  });
}

function hasEnoughDigits(bytes: Uint8Array): boolean {
  let digits = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] >= 0x30 && bytes[i] <= 0x39 && ++digits === FEWEST_DIGITS) return true;
  }
  return false;
}
