/** The cases of an SPSS file, unpacked: each as the bytes that its variables stand in. */
import { inflate } from 'node:zlib';
import type { ReadingProgress } from '../../files/index.ts';
import { awaited } from '../awaited.ts';
import { Damage } from '../damage.ts';
import { requireHonest } from '../requireHonest.ts';
import { ByteCursor } from './byteCursor.ts';
import type { SpssFile } from './dictionary.ts';

const ELEMENT = 8;
/** Bytes a step, of what may become eight times as much. */
const STEP = 16 * 1024;
/** What is unpacked at once. */
const LARGEST_BLOCK = 64 * 1024 * 1024;
const BLANK = 0x20;

/** What stands for more than a small number. */
const NOTHING = 0;
const END = 252;
const AS_IT_IS = 253;
const BLANKS = 254;
const NO_VALUE = 255;

type Take = (bytes: Uint8Array) => void;

/** Hands over case by case; the bytes are good until the next one. */
export function* eachCase(
  name: string,
  all: Uint8Array,
  file: SpssFile,
  take: Take,
  progress: (share: number) => ReadingProgress,
): Generator<ReadingProgress, void> {
  if (file.caseLength === 0) return;
  const cases = file.compression === 0 ? new PlainCases(file, take) : new PackedCases(file, take);
  for (const { bytes, share } of blocksOf(name, all, file)) {
    const block = bytes instanceof Promise ? yield* awaited(bytes, progress(share)) : bytes;
    for (let at = 0; at < block.length && !cases.isEnded; at += STEP) {
      cases.push(block.subarray(at, at + STEP));
      yield progress(share);
    }
  }
  cases.end();
}

interface Block {
  readonly bytes: Uint8Array | Promise<Uint8Array>;
  /** Of the file, before it. */
  readonly share: number;
}

function* blocksOf(name: string, all: Uint8Array, { compression, start, littleEndian }: SpssFile): Generator<Block> {
  if (compression < 2) {
    for (let at = start; at < all.length; at += STEP)
      yield { bytes: all.subarray(at, at + STEP), share: at / all.length };
    return;
  }
  if (compression > 2) throw new Damage('packed in another way');
  const head = new ByteCursor(all, start);
  head.littleEndian = littleEndian;
  head.skip(8);
  const trailer = new ByteCursor(all, head.long());
  trailer.littleEndian = littleEndian;
  trailer.skip(20);
  const count = trailer.count(24);
  let end = start;
  let size = 0;
  for (let i = 0; i < count; i++) {
    trailer.skip(8);
    const from = trailer.long();
    const length = trailer.int();
    const packed = trailer.int();
    if (from < end || packed < 0 || from + packed > all.length) throw new Damage('beyond the end');
    if (length < 0 || length > LARGEST_BLOCK) throw new Damage('a block too large');
    end = from + packed;
    size += length;
    requireHonest(name, all.length, size);
    yield { bytes: inflated(all.subarray(from, from + packed), length), share: from / all.length };
  }
}

function inflated(packed: Uint8Array, length: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    inflate(packed, { maxOutputLength: length }, (error, bytes) => {
      if (error || bytes.length !== length) reject(error ?? new Damage('another length'));
      else resolve(bytes);
    });
  });
}

/** Numbers and texts as they are. */
class PlainCases {
  readonly isEnded = false;
  readonly #case: Uint8Array;
  #filled = 0;

  constructor(
    { caseLength }: SpssFile,
    private readonly take: Take,
  ) {
    this.#case = new Uint8Array(caseLength);
  }

  push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + this.#case.length - this.#filled);
      this.#case.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled < this.#case.length) return;
      this.take(this.#case);
      this.#filled = 0;
    }
  }

  end(): void {
    if (this.#filled > 0) throw new Damage('half a case');
  }
}

/** Eight bytes that say what eight values are, then those of them that are no small numbers, and so on. */
class PackedCases {
  isEnded = false;
  readonly #case: Uint8Array;
  readonly #view: DataView;
  #filled = 0;
  readonly #codes = new Uint8Array(ELEMENT);
  /** The next of the codes. */
  #next = ELEMENT;
  /** Bytes of what cannot be read before the rest is there. */
  #rest = new Uint8Array();

  constructor(
    private readonly file: SpssFile,
    private readonly take: Take,
  ) {
    this.#case = new Uint8Array(file.caseLength);
    this.#view = new DataView(this.#case.buffer);
  }

  push(more: Uint8Array): void {
    const bytes = this.#rest.length > 0 ? joined(this.#rest, more) : more;
    let at = 0;
    while (!this.isEnded) {
      if (this.#next === ELEMENT) {
        if (at + ELEMENT > bytes.length) break;
        this.#codes.set(bytes.subarray(at, at + ELEMENT));
        at += ELEMENT;
        this.#next = 0;
      }
      const code = this.#codes[this.#next] as number;
      if (code === AS_IT_IS) {
        if (at + ELEMENT > bytes.length) break;
        this.#case.set(bytes.subarray(at, at + ELEMENT), this.#filled);
        at += ELEMENT;
      }
      this.#next++;
      this.#element(code);
    }
    this.#rest = bytes.slice(at);
  }

  #element(code: number): void {
    const { littleEndian, bias, noValue } = this.file;
    if (code === NOTHING) return;
    if (code === END) {
      this.isEnded = true;
      return;
    }
    if (code === BLANKS) this.#case.fill(BLANK, this.#filled, this.#filled + ELEMENT);
    else if (code === NO_VALUE) this.#view.setFloat64(this.#filled, noValue, littleEndian);
    else if (code !== AS_IT_IS) this.#view.setFloat64(this.#filled, code - bias, littleEndian);
    this.#filled += ELEMENT;
    if (this.#filled < this.#case.length) return;
    this.take(this.#case);
    this.#filled = 0;
  }

  end(): void {
    if (this.#filled > 0 || this.#rest.length >= ELEMENT) throw new Damage('half a case');
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
