/** The values of a page, by the ways in which Parquet writes them one after the other. */
import { t } from '@quasi/shared/words';
import type { ColumnMetaData, DecodedArray } from 'hyparquet';
import { deltaBinaryUnpack, deltaByteArray, deltaLengthByteArray } from 'hyparquet/src/delta.js';
import { byteStreamSplit } from 'hyparquet/src/encoding.js';
import { readPlain } from 'hyparquet/src/plain.js';
import { Unreadable } from './damaged.ts';
import { readHybrid } from './hybrid.ts';

export function readerOf(page: Uint8Array) {
  return { view: new DataView(page.buffer, page.byteOffset, page.length), offset: 0 };
}

export function valuesFrom(
  page: Uint8Array,
  encoding: string,
  type: ColumnMetaData['type'],
  length: number | undefined,
  count: number,
): DecodedArray {
  const reader = readerOf(page);
  switch (encoding) {
    case 'PLAIN':
      return readPlain(reader, type, count, length);
    case 'RLE': {
      const bits = new Uint32Array(count);
      readHybrid(page, 4, page.length, 1, bits);
      return Array.from(bits, (bit) => bit === 1);
    }
    case 'BYTE_STREAM_SPLIT':
      return byteStreamSplit(reader, count, type, length);
    case 'DELTA_BINARY_PACKED': {
      const numbers = type === 'INT32' ? new Int32Array(count) : new BigInt64Array(count);
      deltaBinaryUnpack(reader, count, numbers);
      return numbers;
    }
    case 'DELTA_LENGTH_BYTE_ARRAY': {
      const texts: Uint8Array[] = new Array(count);
      deltaLengthByteArray(reader, count, texts);
      return texts;
    }
    case 'DELTA_BYTE_ARRAY': {
      const texts: Uint8Array[] = new Array(count);
      deltaByteArray(reader, count, texts);
      return texts;
    }
    default:
      throw new Unreadable(t`Quasi cannot read the encoding ${encoding} of this Parquet file. Write it anew.`);
  }
}
