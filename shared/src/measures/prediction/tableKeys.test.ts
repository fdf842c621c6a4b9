import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { classesBySize, riskOfPart } from './riskOfPart.ts';
import { TableKeys } from './tableKeys.ts';
import { anyColumns, type Columns, classSizes, drained } from './testTables.ts';

const different = (columns: Columns, rows: number) => classSizes(columns, rows).length;

test('rows that differ are those that keys of text tell apart, as the table is and with one column left out or in groups', () => {
  fc.assert(
    fc.property(anyColumns(40, 4), (columns) => {
      const rows = columns[0].length;
      const keys = new TableKeys(rows);
      // The arrays are made once for many tables.
      for (const table of [columns.toReversed(), columns]) {
        drained(keys.take(table.map((column) => Uint32Array.from(column))));
        assert.equal(drained(keys.distinct()), different(table, rows));
        const groupOf = Uint32Array.of(0, 0, 1, 1);
        for (const [place, column] of table.entries()) {
          const grouped = table.with(
            place,
            column.map((code) => groupOf[code]),
          );
          assert.equal(
            drained(keys.distinct({ place, groupOf: undefined })),
            different(table.toSpliced(place, 1), rows),
          );
          assert.equal(drained(keys.distinct({ place, groupOf })), different(grouped, rows));
        }
      }
    }),
    drawn(100),
  );
});

test('of a part of a table as many classes are met as on average over all parts', () => {
  const classes = drained(classesBySize(Uint32Array.of(3, 1, 2)));
  assert.deepEqual([...classes], [0, 1, 1, 1]);
  const rows = [0, 0, 0, 1, 2, 2];
  for (let drawn = 1; drawn <= 6; drawn++) {
    let [parts, met] = [0, 0];
    for (let part = 0; part < 64; part++) {
      const chosen = rows.filter((_, row) => part & (1 << row));
      if (chosen.length !== drawn) continue;
      parts++;
      met += new Set(chosen).size;
    }
    assert.ok(Math.abs(drained(riskOfPart(classes, 6, drawn)) - met / parts / drawn) < 1e-12, `${drawn}`);
  }
  assert.equal(drained(riskOfPart(classes, 6, 0)), 0);
});

test('what is expected of a part of a few large classes is summed in many steps', () => {
  const steps = [...riskOfPart(drained(classesBySize(Uint32Array.of(100_000, 100_000))), 200_000, 10)];
  assert.deepEqual(
    steps,
    [1, 2, 3, 4, 5, 6].map((step) => step * 16384),
  );
});
