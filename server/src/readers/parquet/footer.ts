/** What stands at the end of a Parquet file: its schema, and where its columns are. */
import type { FileMetaData } from 'hyparquet';
import { parquetMetadata } from 'hyparquet/src/metadata.js';
import type { ByteInput } from '../../files/index.ts';
import { Damage, encrypted } from './damaged.ts';

/** The length of what stands before it, and four letters. */
const TAIL = 8;

export function footerOf(input: ByteInput): FileMetaData {
  const tail = bytesAt(input, input.length - TAIL, TAIL);
  const letters = String.fromCharCode(...tail.subarray(4));
  if (letters === 'PARE') throw encrypted();
  if (letters !== 'PAR1') throw new Damage('no footer');
  const length = new DataView(tail.buffer).getUint32(0, true) + TAIL;
  return parquetMetadata(bytesAt(input, input.length - length, length), { geoparquet: false });
}

/** Throws where the file does not have all of them. */
export function bytesAt(input: ByteInput, position: number, length: number): Uint8Array<ArrayBuffer> {
  if (!(position >= 0 && length >= 0 && position + length <= input.length)) throw new Damage('beyond the file');
  const bytes = new Uint8Array(length);
  if (input.read(bytes, position) !== length) throw new Damage('shorter than it was');
  return bytes;
}
