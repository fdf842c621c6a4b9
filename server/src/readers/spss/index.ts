/** SPSS: files of surveys with labels, also those that PSPP, R and others write. */
import { awaited } from '../awaited.ts';
import { endsIn, type Reader } from '../reader.ts';

const endings = ['sav', 'zsav'];
const nothingYet = { stage: 'reading', share: 0, rows: 0 } as const;
const load = () => awaited(import('./read.ts'), nothingYet);

export const spss: Reader = {
  name: 'SPSS',
  endings,
  reads: (path) => endsIn(path, endings),
  *read(input, options) {
    const { readSpss } = yield* load();
    return yield* readSpss(input, options);
  },
  *heads(input) {
    const { variableNames } = yield* load();
    return yield* variableNames(input);
  },
};
