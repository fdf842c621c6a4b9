/**
 * Turns a file's bytes into UTF-8 while they are read, and finds out on the way what they are encoded in.
 *
 * A byte order mark decides, then the NULs between the letters of UTF-16, then the first character beyond ASCII: if its
 * bytes are UTF-8, so is the file, and whatever is not is replaced by U+FFFD; if they are not, the file is in
 * windows-1252. Until that character comes, nothing needs to be known. The result does not depend on how the bytes are
 * cut into pieces.
 */
import { isAscii, isUtf8 } from 'node:buffer';
import { fromWindows1252 } from './windows1252.ts';

type Decode = (bytes: Uint8Array, last: boolean) => Uint8Array;

/** As much of the beginning is looked at for NULs. */
const HEAD = 1024;
/** Of the bytes at one place of a pair, as many at least are NUL in UTF-16 of mostly Latin text. */
const NUL_SHARE = 0.3;

const none = new Uint8Array(0);

export class Transcoder {
  #encoding = 'utf-8';
  #decode: Decode | undefined;
  /** Seen already but not given out: the head, or a character that was cut. */
  #held: Uint8Array = none;
  #knowsHead = false;
  #isUtf8 = false;
  #passed = 0;

  /** `label`: the encoding, if it is not to be found out, in any spelling TextDecoder knows; others throw a RangeError. */
  constructor(label?: string) {
    if (label === undefined) return;
    this.#knowsHead = true;
    const encoding = new TextDecoder(label).encoding;
    if (encoding === 'utf-8') this.#isUtf8 = true;
    else this.#switchTo(encoding);
  }

  /** The encoding as far as it is known; utf-8 while all is ASCII. */
  get encoding(): string {
    return this.#encoding;
  }

  /** Up to this byte the text is, byte for byte, what the file holds. */
  get unchangedLength(): number {
    return this.#passed;
  }

  /** The next piece of the text, as far as it is certain; valid until the next call. */
  push(piece: Uint8Array, last: boolean): Uint8Array {
    const bytes = this.#held.length > 0 ? Buffer.concat([this.#held, piece]) : piece;
    this.#held = none;
    if (!this.#knowsHead) {
      if (bytes.length < HEAD && !last) {
        this.#held = bytes.slice();
        return none;
      }
      this.#knowsHead = true;
      const utf16 = utf16Of(bytes);
      if (utf16) this.#switchTo(utf16);
    }
    if (this.#decode) return this.#decode(bytes, last);
    return this.#pass(bytes, last);
  }

  #pass(bytes: Uint8Array, last: boolean): Uint8Array {
    const whole = last ? bytes : bytes.subarray(0, endOfWhole(bytes));
    if (!isAscii(whole)) {
      if (!this.#isUtf8) this.#isUtf8 = beginsWithUtf8(whole.subarray(whole.findIndex((byte) => byte >= 0x80)));
      if (!this.#isUtf8 || !isUtf8(whole)) {
        this.#switchTo(this.#isUtf8 ? 'utf-8' : 'windows-1252');
        return (this.#decode as Decode)(bytes, last);
      }
    }
    this.#held = bytes.slice(whole.length);
    this.#passed += whole.length;
    return whole;
  }

  #switchTo(encoding: string): void {
    this.#encoding = encoding;
    if (encoding === 'windows-1252') {
      this.#decode = fromWindows1252;
      return;
    }
    // In the middle of UTF-8 there is no byte order mark to leave out, and at its beginning the table's reader does that.
    const decoder = new TextDecoder(encoding, { ignoreBOM: encoding === 'utf-8' });
    const encoder = new TextEncoder();
    this.#decode = (bytes, last) => encoder.encode(decoder.decode(bytes, { stream: !last }));
  }
}

/** The end of the last character that is there as a whole. */
function endOfWhole(bytes: Uint8Array): number {
  const { length } = bytes;
  for (let back = 1; back <= Math.min(3, length); back++) {
    const byte = bytes[length - back];
    if (byte < 0x80) break;
    if (byte >= 0xc0) return back < lengthOfSequence(byte) ? length - back : length;
  }
  return length;
}

function beginsWithUtf8(bytes: Uint8Array): boolean {
  return isUtf8(bytes.subarray(0, lengthOfSequence(bytes[0])));
}

/** How many bytes a UTF-8 sequence has that begins with this one. */
function lengthOfSequence(lead: number): number {
  return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
}

/** Which of the two UTF-16 a text is in, by its mark or by its NULs; neither if undefined. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(bytes.length, HEAD) >> 1;
  const nuls = [0, 0];
  for (let i = 0; i < 2 * pairs; i++) if (bytes[i] === 0) nuls[i & 1]++;
  const [first, second] = nuls;
  if (second > NUL_SHARE * pairs && first <= 0.1 * second) return 'utf-16le';
  if (first > NUL_SHARE * pairs && second <= 0.1 * first) return 'utf-16be';
  return undefined;
}
