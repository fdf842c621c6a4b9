/** All bytes of a file in memory, for formats that are read from several places. They are read in order, as a digest of them is. */
import { formatCount } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { type ByteInput, FileProblem, type ReadingProgress } from '../files/index.ts';

const STEP = 1024 * 1024;
const MEGABYTE = 1_000_000;

/** Throws a FileProblem if there are more than `most` of them. */
export function* wholeFile(input: ByteInput, most: number): Generator<ReadingProgress, Uint8Array> {
  const { name, length } = input;
  if (length > most) {
    const size = formatCount(Math.floor(most / MEGABYTE));
    throw new FileProblem(name, t`The file is larger than ${size} MB. Export it to CSV or Parquet, and check that.`);
  }
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; ) {
    const count = input.read(bytes.subarray(at, at + STEP), at);
    if (count === 0) return bytes.subarray(0, at);
    at += count;
    yield { stage: 'reading', share: 0, rows: 0 };
  }
  return bytes;
}
