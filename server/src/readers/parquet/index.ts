/** Parquet: what its files are called. The rest is loaded when one comes. */
import { awaited } from '../awaited.ts';
import { endsIn, type Reader } from '../reader.ts';

const endings = ['parquet', 'parq', 'pq', 'pqt'];
const load = () => awaited(import('./read.ts'), { stage: 'reading', share: 0, rows: 0 });

export const parquet: Reader = {
  name: 'Parquet',
  endings,
  reads: (path) => endsIn(path, endings),
  *read(input, options) {
    const { readParquet } = yield* load();
    return yield* readParquet(input, options);
  },
  *heads(input) {
    const { headsOfParquet } = yield* load();
    return headsOfParquet(input);
  },
};
