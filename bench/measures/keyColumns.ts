/** Row 6: from a file to the sizes of its classes, reading the quasi-identifiers only. */
import { contest } from '../contest/contest.ts';
import { dataFile } from '../generate.ts';
import { speedResult } from '../results.ts';
import { type Measure, quasiIdentifierSets, repeats } from './measure.ts';

export const keyColumns: Measure = {
  rows: ['6'],
  async *run(sizes) {
    for (const size of sizes) {
      const entries = [
        { name: 'quasi: smallest class', repeats: repeats(size) },
        { name: 'DuckDB: smallest class', repeats: repeats(size) },
      ] as const;
      const [ours, peer] = await contest(entries, dataFile(size), quasiIdentifierSets[0]);
      if (!ours || !peer) return;
      // 0.7 of the floor of 1, as for a complete reader everywhere.
      yield speedResult({ row: '6', measure: 'file to k, 4 columns : DuckDB group by', size }, ours, peer, 0.7);
    }
  },
};
