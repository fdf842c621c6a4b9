/** SQLite: what its files are called. The rest is loaded when one comes. */
import { awaited } from '../awaited.ts';
import { endsIn, type Reader } from '../reader.ts';

const endings = ['sqlite', 'sqlite3', 'db', 'db3'];
const load = () => awaited(import('./read.ts'), { stage: 'reading', share: 0, rows: 0 });

export const sqlite: Reader = {
  name: 'SQLite',
  endings,
  reads: (path) => endsIn(path, endings),
  *read(input, options) {
    const { readDatabase } = yield* load();
    return yield* readDatabase(input, options);
  },
  *parts(input) {
    const { tablesIn } = yield* load();
    return yield* tablesIn(input);
  },
  *heads(input, part) {
    const { headsIn } = yield* load();
    return yield* headsIn(input, part);
  },
};
