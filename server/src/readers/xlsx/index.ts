/** XLSX: the spreadsheets of Excel and of whatever else writes them. */
import { awaited } from '../awaited.ts';
import { endsIn, type Reader } from '../reader.ts';

const endings = ['xlsx', 'xlsm'];
const nothingYet = { stage: 'reading', share: 0, rows: 0 } as const;
const load = () => awaited(import('./read.ts'), nothingYet);

export const xlsx: Reader = {
  name: 'XLSX',
  endings,
  reads: (path) => endsIn(path, endings),
  *read(input, options) {
    const { readXlsx } = yield* load();
    return yield* readXlsx(input, options);
  },
  *parts(input) {
    const { sheetNames } = yield* load();
    return yield* sheetNames(input);
  },
};
