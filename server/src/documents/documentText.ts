/** The text of an open document as one buffer of UTF-8 bytes; an edit moves memory once and touches no string. */
import type { TextChange, TextSource } from '@quasi/shared/table';
import type { Position, Range } from 'vscode-languageserver/node';
import { LineIndex, positionsIn } from '../files/index.ts';

const encoder = new TextEncoder();

export class DocumentText implements TextSource {
  /** Longer than the text, so that most edits need no new memory. */
  #buffer: Uint8Array;
  #length: number;
  readonly #lines = new LineIndex();
  /** The last place that was asked for: on a long line the next one is looked for from there. */
  #place = { line: 0, character: 0, offset: 0 };
  #positionOf: (offset: number) => Position;

  constructor(text: string) {
    this.#buffer = encoder.encode(text);
    this.#length = this.#buffer.length;
    this.#lines.append(this.#buffer, 0);
    this.#positionOf = positionsIn(this.#lines, this);
  }

  get length(): number {
    return this.#length;
  }

  /** All bytes; a view that the next edit changes. */
  get all(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }

  bytes(start: number, end: number): Uint8Array {
    return this.#buffer.subarray(start, Math.min(end, this.#length));
  }

  equals(text: string): boolean {
    return Buffer.compare(this.all, encoder.encode(text)) === 0;
  }

  /** Puts `text` in the place of a range; without one, of everything. Reports the differences. */
  replace(range: Range | undefined, text: string): TextChange {
    const from = range ? this.offsetAt(range.start) : 0;
    const to = range ? Math.max(from, this.offsetAt(range.end)) : this.#length;
    const replacement = encoder.encode(text);
    const same = sameEnds(this.#buffer.subarray(from, to), replacement);
    const start = from + same.before;
    const oldEnd = to - same.behind;
    const inserted = replacement.subarray(same.before, replacement.length - same.behind);
    const length = this.#length + inserted.length - (oldEnd - start);
    if (length > this.#buffer.length) {
      const larger = new Uint8Array(length + Math.max(4096, length >>> 3));
      larger.set(this.#buffer.subarray(0, this.#length));
      this.#buffer = larger;
    }
    this.#buffer.copyWithin(start + inserted.length, oldEnd, this.#length);
    this.#buffer.set(inserted, start);
    this.#length = length;
    this.#lines.replace(this.all, start, oldEnd, start + inserted.length);
    // A line end before the edit may become another one: the place within a line stays what it is.
    if (this.#place.offset > start || this.#place.character === 0) this.#place = { line: 0, character: 0, offset: 0 };
    this.#positionOf = positionsIn(this.#lines, this);
    return { start, oldEnd, newEnd: start + inserted.length };
  }

  /** A place that no text has counts as the nearest one that it has. */
  offsetAt(position: Position): number {
    const line = Math.floor(position.line);
    const character = Math.max(0, Math.floor(position.character));
    if (!(line >= 0)) return 0;
    if (line >= this.#lines.count) return this.#length;
    const start = this.#lines.startOf(line);
    const end = line + 1 < this.#lines.count ? this.#lines.startOf(line + 1) : this.#length;
    const before = this.#place;
    const isBehind = before.line === line && before.character <= character;
    const from = isBehind ? before : { character: 0, offset: start };
    const { bytes, units } = beforeCharacter(this.#buffer.subarray(from.offset, end), character - from.character);
    this.#place = { line, character: from.character + units, offset: from.offset + bytes };
    return this.#place.offset;
  }

  positionAt(offset: number): Position {
    return this.#positionOf(offset);
  }
}

/** How many bytes of a line stand before a UTF-16 unit, and how many units; a place beyond the line is its end, before the line end. */
function beforeCharacter(line: Uint8Array, character: number): { readonly bytes: number; readonly units: number } {
  let units = 0;
  let p = 0;
  while (p < line.length && units < character) {
    const byte = line[p];
    if (byte === 0x0a || byte === 0x0d) break;
    const width = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    units += width === 4 ? 2 : 1;
    p += width;
  }
  return { bytes: p, units };
}

/** Bytes compared at once. */
const BLOCK = 4096;

/** The bytes that both have before the first difference, and of the rest those behind the last. */
function sameEnds(old: Uint8Array, young: Uint8Array) {
  const most = Math.min(old.length, young.length);
  let before = 0;
  while (before + BLOCK <= most && isSame(old, young, before, before)) before += BLOCK;
  while (before < most && old[before] === young[before]) before++;
  const left = most - before;
  let behind = 0;
  while (behind + BLOCK <= left && isSame(old, young, old.length - behind - BLOCK, young.length - behind - BLOCK)) {
    behind += BLOCK;
  }
  while (behind < left && old[old.length - behind - 1] === young[young.length - behind - 1]) behind++;
  return { before, behind };
}

function isSame(old: Uint8Array, young: Uint8Array, from: number, youngFrom: number): boolean {
  return Buffer.compare(old.subarray(from, from + BLOCK), young.subarray(youngFrom, youngFrom + BLOCK)) === 0;
}
