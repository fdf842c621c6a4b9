/** What fitted models are kept by: what they were fitted to, so that an edit of something else, or of a rule's severity, fits nothing anew. */

import type { Settings } from '../../config/index.ts';
import { declarationOf } from '../../config/index.ts';
import type { Columns } from '../../table/index.ts';
import type { Work } from '../progress.ts';
import type { DatabaseSource } from './databases.ts';
import type { Protection } from './declared.ts';

const ROWS_A_STEP = 65_536;
const VALUES_A_STEP = 4096;

/** Differs if what would be fitted does: the columns, their values row by row, ε, answers, the population, and what databases there are. */
export function* contentKey(
  { columns, rowCount }: Columns,
  settings: Settings,
  { noised, modelled }: Protection,
  population: number,
  databases: readonly DatabaseSource[],
): Work<string> {
  const parts: unknown[] = [rowCount, population, databases.map(({ rate, state }) => [rate, state()])];
  for (const [done, number] of modelled.entries()) {
    const { name, codes, dictionary } = columns[number];
    const digest = new Digest();
    const { view } = codes;
    for (let row = 0; row < view.length; row++) {
      digest.add(view[row]);
      if (row % ROWS_A_STEP === 0) yield { stage: 'columns', share: done / modelled.length };
    }
    for (let code = 1; code < dictionary.size; code++) {
      const bytes = dictionary.bytes(code) ?? [];
      digest.add(bytes.length);
      for (const byte of bytes) digest.add(byte);
      if (code % VALUES_A_STEP === 0) yield { stage: 'columns', share: done / modelled.length };
    }
    parts.push([number, name, noised.get(number), declarationOf(settings, name).categories, digest.text]);
  }
  return JSON.stringify(parts);
}

/** 64 bits of two multiplicative hashes. */
class Digest {
  #a = 0x811c9dc5;
  #b = 0x9e3779b9;

  add(number: number): void {
    this.#a = Math.imul(this.#a ^ number, 0x01000193);
    this.#b = Math.imul(this.#b + number, 0x85ebca6b) ^ (this.#b >>> 13);
  }

  get text(): string {
    return `${this.#a >>> 0} ${this.#b >>> 0}`;
  }
}
