/** Rows 7 to 9: rows divided into classes (sizes, and the class of every row), from a table in memory. */
import { contest } from '../contest/contest.ts';
import { dataFile } from '../generate.ts';
import { speedResult } from '../results.ts';
import { type Measure, quasiIdentifierSets } from './measure.ts';

/** Single runs take milliseconds, so there can be many: with fewer, luck decides whether the compiler is done. */
const runs = 25;

export const classes: Measure = {
  rows: ['7', '8', '9'],
  async *run(sizes) {
    for (const size of sizes) {
      for (const columns of quasiIdentifierSets) {
        const entries = [
          { name: 'quasi: classes', repeats: runs },
          { name: 'DuckDB: group by', repeats: runs },
          { name: 'DuckDB: group by ENUM', repeats: runs },
          { name: 'DuckDB: window', repeats: runs },
        ] as const;
        const [ours, text, enums, window] = await contest(entries, dataFile(size), columns);
        if (!ours || !text || !enums || !window) return;
        const key = columns.length < 5 ? columns.join(' ') : `${columns.length} columns`;
        yield speedResult({ row: '7', measure: `classes ${key} : DuckDB group by`, size }, ours, text, 1);
        // 0.7 of the floor of 0.3.
        yield speedResult({ row: '8', measure: `classes ${key} : DuckDB ENUM`, size }, ours, enums, 0.21);
        yield speedResult({ row: '9', measure: `classes ${key} : DuckDB window`, size }, ours, window, 0.6);
      }
    }
  },
};
