/** Rows 1 to 4: a file read into codes and dictionaries of all columns, against four parsers and a database. */
import { contest, type Entry } from '../contest/contest.ts';
import { dataFile } from '../generate.ts';
import { speedResult } from '../results.ts';
import { type Measure, repeats } from './measure.ts';

export const readTable: Measure = {
  rows: ['1', '2', '3', '4'],
  async *run(sizes) {
    for (const size of sizes) {
      // Ten thousand rows take milliseconds, of which detecting the dialect, which peers are spared, is a good part.
      const judged = (target: number) => (size === '10k' ? undefined : target);
      const entries: Entry[] = [
        { name: 'quasi: read', repeats: repeats(size) },
        { name: 'csv-parse: fields', repeats: repeats(size, true) },
        { name: 'uDSV: codes', repeats: repeats(size, true) },
        { name: 'DuckDB: table', repeats: repeats(size) },
        { name: 'DuckDB: table + ENUM', repeats: repeats(size, true) },
        { name: 'Papa Parse: fields', repeats: repeats(size, true) },
      ];
      const [ours, csvParse, udsv, table, tableWithEnums, papaParse] = await contest(entries, dataFile(size), []);
      if (!ours || !csvParse || !udsv || !table || !tableWithEnums || !papaParse) return;
      yield speedResult({ row: '1', measure: 'read all columns : csv-parse, fields', size }, ours, csvParse, judged(4));
      yield speedResult({ row: '2', measure: 'read all columns : uDSV + Map', size }, ours, udsv, judged(3));
      // A complete reader decodes quotes, meets strays and reports them: 0.7 of the prototype's floor of 0.8.
      yield speedResult({ row: '3', measure: 'read all columns : DuckDB table', size }, ours, table, judged(0.56));
      yield speedResult(
        { row: '4', measure: 'read all columns : DuckDB + ENUM', size },
        ours,
        tableWithEnums,
        judged(3),
      );
      yield speedResult({ row: '1', measure: 'read all columns : Papa Parse, fields', size }, ours, papaParse);
    }
  },
};
