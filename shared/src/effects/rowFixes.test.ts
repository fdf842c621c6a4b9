import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { removeRows, withEdits, writeCells } from '../edits/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { blankingBelowK, blankingOf, riskWithout, rowsBelowK } from './index.ts';
import { anyFile, fileOf, settingsOf } from './testFiles.ts';

/** All columns are compared, whatever they hold. */
const settings = settingsOf({ k: 3, columns: { '*': 'quasi-identifier' } });
/** Here the last column names the people of the rows. */
const ofPeople = settingsOf({ k: 2, columns: { '*': 'quasi-identifier', z: 'subject' } });
const eitherSettings = fc.constantFrom(settings, ofPeople);

const cell = fc.constantFrom('a', 'b', '', '*', 'NA');
const table = (cells: fc.Arbitrary<string>) =>
  fc
    .array(fc.array(cells, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 14 })
    .map((rows) => ['x,y,z', ...rows.map((row) => row.join())].join('\n'));
const small = table(cell);
const alike = table(fc.constantFrom('a', 'a', 'a', 'b'));

test('blanked cells make the row like as many as announced, and the risk is that of a fresh reading', () => {
  let found = 0;
  fc.assert(
    fc.property(small, eitherSettings, fc.nat(), (text, settings, at) => {
      const file = fileOf(text, settings);
      const facts = drain(file.analysis.classes());
      const { table, quasiIdentifiers } = facts;
      const row = at % table.rowCount;
      const sizeOf = ({ crowds: { classOfRow, sizeOfClass } }: typeof facts) => sizeOfClass[classOfRow[row]];
      // Only rows below k are asked about.
      if (sizeOf(facts) >= settings.k) return;
      const blanking = drain(blankingOf(facts, row));
      const after = (columns: readonly number[], value: string) => {
        const edits = drain(writeCells(file.analysis.table, file.source, [row], columns, value));
        return drain(fileOf(drain(withEdits(file.bytes, edits)), settings).analysis.classes());
      };
      if (blanking) {
        found++;
        const fresh = after(blanking.columns, blanking.text);
        assert.equal(sizeOf(fresh), blanking.others + 1);
        assert.deepEqual(fresh.risk, blanking.after);
      }
      // No other choice of cells does better.
      const chosen = blanking ? blanking.others + 1 : sizeOf(facts);
      for (let mask = 1; mask < 2 ** quasiIdentifiers.length; mask++) {
        const columns = quasiIdentifiers.filter((_, i) => mask & (1 << i));
        const size = Math.max(sizeOf(after(columns, '')), sizeOf(after(columns, '*')));
        if (chosen < settings.k) assert.ok(size <= chosen, `${columns}: ${size} instead of ${chosen}\n${text}`);
        else if (size >= settings.k) assert.ok(!blanking || columns.length >= blanking.columns.length);
      }
    }),
    { ...drawn(400), includeErrorInReport: true },
  );
  assertMet(found, 50, 400);
});

test('without the rows below k the risk is that of a fresh reading of the text without them', () => {
  let removed = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        alike,
        small,
        anyFile.map(({ text }) => text),
      ),
      eitherSettings,
      (text, settings) => {
        const file = fileOf(text, settings);
        const facts = drain(file.analysis.classes());
        const below = drain(rowsBelowK(facts));
        const rows = new Set(below);
        const edits = drain(removeRows(file.analysis.table, file.source, (row) => rows.has(row)));
        const fresh = drain(fileOf(drain(withEdits(file.bytes, edits)), settings).analysis.classes());
        assert.deepEqual(fresh.risk, drain(riskWithout(facts, below)));
        assert.equal(fresh.table.rowCount, facts.table.rowCount - rows.size);
        removed += rows.size > 0 && fresh.risk ? 1 : 0;
      },
    ),
    { ...drawn(400), includeErrorInReport: true },
  );
  assertMet(removed, 30, 400);
});

test('blanked in the columns that are named, the rows below k are in classes of k, as a fresh reading finds', () => {
  let found = 0;
  let wide = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        alike,
        small,
        anyFile.map(({ text }) => text),
      ),
      eitherSettings,
      (text, settings) => {
        const file = fileOf(text, settings);
        const facts = drain(file.analysis.classes());
        const blanking = drain(blankingBelowK(file.analysis, facts));
        if (!blanking) return;
        const { rows, columns, text: blank, after } = blanking;
        const edits = drain(writeCells(file.analysis.table, file.source, rows, columns, blank));
        const fresh = drain(fileOf(drain(withEdits(file.bytes, edits)), settings).analysis.classes());
        assert.deepEqual({ rows: fresh.table.rowCount, risk: fresh.risk, verdict: fresh.verdict }, after);
        assert.ok((fresh.risk?.k ?? settings.k) >= settings.k);
        found++;
        if (columns.length > 1) wide++;
      },
    ),
    { ...drawn(600), includeErrorInReport: true },
  );
  assertMet(found, 50, 600);
  assertMet(wide, 5, 600);
});
