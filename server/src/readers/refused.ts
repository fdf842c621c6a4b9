/** Formats of other programs that are not read: each in one sentence that says how its data get into one that is. */
import { t } from '@quasi/shared/words';
import { FileProblem } from '../files/index.ts';
import { endsIn, type Reader } from './reader.ts';

interface Refused {
  readonly name: string;
  readonly endings: readonly string[];
  readonly sentence: () => string;
}

const formats: readonly Refused[] = [
  {
    name: 'Stata',
    endings: ['dta'],
    sentence: () =>
      t`Stata files cannot be read. In Stata, type "export delimited FILE.csv", and check that; Parquet is read, too.`,
  },
  {
    name: 'SAS',
    endings: ['sas7bdat', 'sas7bcat', 'xpt'],
    sentence: () =>
      t`SAS files cannot be read. In SAS, run "proc export data=NAME outfile='FILE.csv' dbms=csv; run;", and check that; Parquet is read, too.`,
  },
  {
    name: 'SPSS portable',
    endings: ['por'],
    sentence: () =>
      t`Portable SPSS files cannot be read. Open it in SPSS or PSPP and save it as .sav, or export it to CSV.`,
  },
  {
    name: 'other spreadsheets',
    endings: ['xls', 'xlsb', 'xlt', 'ods', 'fods', 'numbers'],
    sentence: () =>
      t`This spreadsheet format cannot be read. Open it in your spreadsheet program and save it as .xlsx or CSV.`,
  },
];

export const refused: readonly Reader[] = formats.map(({ name, endings, sentence }) => ({
  name,
  // A folder may hold these beside data.
  endings: [],
  reads: (path) => endsIn(path, endings),
  // biome-ignore lint/correctness/useYield: it refuses at once.
  *read(input) {
    input.close();
    throw new FileProblem(input.name, sentence());
  },
}));
