/** Refuses what unpacks to far more than data do: a small file can hold a whole disk of blanks. */
import { formatCount } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { FileProblem } from '../files/index.ts';

/** What is unpacked whatever it was packed to; what is unpacked at most; and how many times as long as it was packed. */
const ALWAYS_UNPACKED = 32e6;
const MOST_UNPACKED = 4e9;
const MOST_TIMES = 400;

export function requireHonest(name: string, packed: number, size: number): void {
  if (size <= MOST_UNPACKED && (size <= ALWAYS_UNPACKED || size <= MOST_TIMES * packed)) return;
  const megabytes = formatCount(Math.ceil(size / 1e6));
  throw new FileProblem(
    name,
    t`It would unpack to ${megabytes} MB, far more than data of its size do. It was not read.`,
  );
}
