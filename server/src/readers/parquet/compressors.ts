/** How pages are unpacked: by what Node has, and else by a library. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Compressors } from 'hyparquet';
import { decompressLz4, decompressLz4Raw, decompressSnappy, decompressZstd } from 'hyparquet-compressors';

export const compressors: Compressors = {
  SNAPPY: (packed, length) => decompressSnappy(packed, length),
  GZIP: (packed, length) => gunzipSync(packed, { maxOutputLength: length }),
  BROTLI: (packed, length) => brotliDecompressSync(packed, { maxOutputLength: length }),
  ZSTD: (packed, length) => decompressZstd(packed, new Uint8Array(length)),
  LZ4: decompressLz4,
  LZ4_RAW: decompressLz4Raw,
};
