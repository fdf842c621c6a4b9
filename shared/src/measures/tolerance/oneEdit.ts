/** Texts that are one edit away from each other: a character replaced, put in or left out. */
import type { Alike } from './tolerantColumn.ts';

const VALUES_A_STEP = 4096;

/**
 * Each text matches itself and those one edit away; value 0 is missing and matches itself. A character is taken out of each text: the rest
 * is the same for two texts of one length if they differ there and nowhere else, and is a text itself if that is one character shorter. Undefined
 * where that takes more than `mostWork` characters and pairs. Yields work done.
 */
export function* oneEdit(texts: readonly string[], mostWork: number): Generator<number, Alike | undefined> {
  const codeOf = new Map<string, number>();
  const byLength = new Map<number, number[]>();
  let work = 0;
  for (let value = 1; value < texts.length; value++) {
    const { length } = texts[value];
    work += length * length;
    if (work > mostWork) return undefined;
    codeOf.set(texts[value], value);
    const ofLength = byLength.get(length);
    if (ofLength) ofLength.push(value);
    else byLength.set(length, [value]);
    if (value % VALUES_A_STEP === 0) yield work;
  }
  const pairs: number[] = [];
  /** Value → another one with the same rest, found before it at this place; 0 for none. */
  const before = new Uint32Array(texts.length);
  for (const [length, values] of byLength) {
    for (let place = 0; place < length; place++) {
      const lastWith = new Map<string, number>();
      for (const [i, value] of values.entries()) {
        const text = texts[value];
        const rest = text.slice(0, place) + text.slice(place + 1);
        const shorter = codeOf.get(rest);
        // Taking out either of two equal characters in a row leaves the same.
        if (shorter !== undefined && text[place] !== text[place - 1]) pairs.push(value, shorter);
        before[value] = lastWith.get(rest) ?? 0;
        lastWith.set(rest, value);
        for (let other = before[value]; other > 0; other = before[other]) {
          pairs.push(value, other);
          work++;
        }
        if (work > mostWork) return undefined;
        if (i % VALUES_A_STEP === 0) yield work;
      }
    }
  }
  return yield* alikeOf(pairs, texts.length);
}

/** Both ways, and each value with itself. */
function* alikeOf(pairs: readonly number[], size: number): Generator<number, Alike> {
  const starts = new Uint32Array(size + 1);
  for (let value = 0; value < size; value++) starts[value + 1] = 1;
  for (const value of pairs) starts[value + 1]++;
  for (let value = 0; value < size; value++) starts[value + 1] += starts[value];
  const next = starts.slice(0, size);
  const values = new Uint32Array(starts[size]);
  for (let value = 0; value < size; value++) values[next[value]++] = value;
  for (let i = 0; i < pairs.length; i += 2) {
    values[next[pairs[i]]++] = pairs[i + 1];
    values[next[pairs[i + 1]]++] = pairs[i];
    if (i % VALUES_A_STEP === 0) yield i;
  }
  for (let value = 0; value < size; value++) {
    values.subarray(starts[value], starts[value + 1]).sort();
    if (value % VALUES_A_STEP === 0) yield value;
  }
  return { kind: 'alike', starts, values };
}
