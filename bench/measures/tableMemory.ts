/** Row 20: what codes and record offsets take in memory, per cell; dictionaries apart. */
import { readFileSync } from 'node:fs';
import { readTable } from '@quasi/shared/table';
import { dataFile } from '../generate.ts';
import { drain, readingOptions } from '../ours/reading.ts';
import type { Measure } from './measure.ts';

export const tableMemory: Measure = {
  rows: ['20'],
  async *run(sizes) {
    for (const size of sizes) {
      const table = drain(readTable(readFileSync(dataFile(size)), readingOptions));
      // Whole buffers, with the room that is kept for growth.
      const bytes = table.columns.reduce(
        (sum, { codes }) => sum + codes.view.buffer.byteLength,
        table.recordStarts.buffer.byteLength + table.recordFlags.buffer.byteLength,
      );
      const cells = table.rowCount * table.columns.length;
      yield {
        row: '20',
        measure: 'bytes of codes and offsets : cells',
        size,
        ours: `${(bytes / 1_000_000).toFixed(1)} MB`,
        peer: `${(cells / 1_000_000).toFixed(2)} M`,
        ratio: bytes / cells,
        target: { atMost: 4.5 },
      };
    }
  },
};
