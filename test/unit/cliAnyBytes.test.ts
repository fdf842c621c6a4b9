/** Whatever bytes a file holds, a check of it ends with a report. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { drawn } from '@quasi/shared/testing';
import fc from 'fast-check';
import { checkFile } from '../../server/src/cli/checkFile.ts';
import { formats } from '../../server/src/cli/emitters/index.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { csvPieces } from '../../shared/src/table/testTexts.ts';
import { plainStyle } from './plainStyle.ts';

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  csvPieces.map((text) => Buffer.from(text)),
  csvPieces.map((text) => Buffer.from(text, 'utf16le')),
  csvPieces.map((text) => Buffer.from(text, 'latin1')),
);

test('a check of any bytes ends with findings that have a place in the file', () => {
  fc.assert(
    fc.property(bytes, fc.integer({ min: 1, max: 12 }), (input, k) => {
      const world = onlySettings({ ...defaultSettings, k }, undefined);
      const report = drain(checkFile({ path: '-', world, input }));
      for (const { range, row } of report.findings) {
        for (const position of [range?.start, range?.end]) {
          assert.ok(position);
          assert.ok(position.line >= 0 && position.line <= input.length);
          assert.ok(position.character >= 0 && position.character <= input.length);
        }
        assert.ok(row === undefined || (row >= 1 && row <= report.rows));
      }
      for (const name of ['text', 'full', 'concise', 'json', 'gitlab'] as const) {
        const emitter = formats[name](plainStyle({ width: 60 }));
        assert.doesNotMatch(emitter.file(report) + emitter.end(), /[\0-\x09\x0b-\x1f\x7f-\x9f]/);
      }
    }),
    drawn(3000),
  );
});
