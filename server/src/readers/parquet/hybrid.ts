/** Small numbers as Parquet packs them: runs of one number, and groups of eight, a few bits each. */
import { Damage } from './damaged.ts';

/** More bits would not fit into the buffer of 32; a dictionary has fewer values. */
const MOST_BITS = 24;

/** Fills `output` from the bytes `at` to `end`. */
export function readHybrid(bytes: Uint8Array, at: number, end: number, width: number, output: Uint32Array): void {
  if (width === 0) return;
  if (width > MOST_BITS) throw new Damage('too many bits');
  for (let filled = 0, position = at; filled < output.length; ) {
    let header = 0;
    for (let shift = 0, byte = 0x80; byte & 0x80; shift += 7) {
      if (position >= end || shift > 28) throw new Damage('no run');
      byte = bytes[position++];
      header |= (byte & 0x7f) << shift;
    }
    const isPacked = (header & 1) === 1;
    const count = Math.min((header >>> 1) * (isPacked ? 8 : 1), output.length - filled);
    const size = Math.ceil((isPacked ? count * width : width) / 8);
    if (position + size > end) throw new Damage('a run ends early');
    if (isPacked) {
      unpack(bytes, position, width, output, filled, filled + count);
      position += (header >>> 1) * width;
    } else {
      let value = 0;
      for (let i = 0; i < size; i++) value |= bytes[position++] << (8 * i);
      output.fill(value, filled, filled + count);
    }
    filled += count;
  }
}

function unpack(bytes: Uint8Array, at: number, width: number, output: Uint32Array, from: number, to: number): void {
  const mask = 2 ** width - 1;
  let buffer = 0;
  let bits = 0;
  let position = at;
  for (let i = from; i < to; i++) {
    for (; bits < width; bits += 8) buffer |= bytes[position++] << bits;
    output[i] = buffer & mask;
    buffer >>>= width;
    bits -= width;
  }
}
