import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { withEdits } from '../edits/index.ts';
import { cellsOfRecord } from '../table/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { candidatesFor, changedCells, editsOf, effectOf, type Treatments, treatColumns } from './index.ts';
import { anyFile, type File, fileOf, settingsOf } from './testFiles.ts';

const policies = [
  settingsOf({}),
  settingsOf({ policy: 'public11' }),
  settingsOf({ columns: { diagnosis: 'sensitive' }, policy: 'own' }, { own: { k: 3, l: 2, t: 0.4, meanRisk: 0.2 } }),
  settingsOf({ columns: { occupation: 'subject' }, k: 2 }),
  settingsOf({ quasiIdentifiers: ['age', 'sex', 'zip', 'occupation', 'latitude', 'time', 'diagnosis', 'income'] }),
];

const tools = { hmac: (text: string) => `${text.length}`.padStart(16, 'a0') };

/** What the cells of columns that are not named are written as, and the line ends. */
function otherBytes({ bytes, source, analysis: { table } }: File, named: ReadonlySet<string>): string[] {
  const decoder = new TextDecoder('utf-8');
  return Array.from({ length: table.recordCount }, (_, record) => {
    const cells = cellsOfRecord(table, source, record);
    const others = table.columns.filter(({ name }) => !named.has(name));
    const written = others.map(({ index }) => {
      const cell = cells.at(index);
      return cell ? decoder.decode(bytes.subarray(cell.start, cell.end)) : '';
    });
    // This record is kept from being a blank line.
    return written.every((cell) => cell === '' || cell === '""') ? '' : written.join('|');
  });
}

test('what is announced of each remedy is what a fresh reading of the treated text gives, to the last digit', () => {
  const seen = new Set<string>();
  let measured = 0;
  const check = (file: File, policy: (typeof policies)[number], treatments: Treatments) => {
    const { analysis } = file;
    const facts = drain(analysis.classes());
    const treated = drain(treatColumns(facts, treatments, tools));
    const announced = drain(effectOf(analysis, treated));
    const edits = drain(editsOf(facts, file.analysis.table, file.source, treated));
    const after = fileOf(drain(withEdits(file.bytes, edits)), policy);
    const { table, risk, verdict } = drain(after.analysis.classes());
    const title = [...treatments].map(([column, one]) => `${facts.table.columns[column].name}: ${one?.title('x')}`);
    const text = new TextDecoder().decode(after.bytes);
    assert.deepEqual(announced.after, { rows: table.rowCount, risk, verdict }, `${title.join('; ')}\n${text}`);
    assert.deepEqual(announced.before, { rows: facts.table.rowCount, risk: facts.risk, verdict: facts.verdict });
    assert.ok(announced.loss >= 0 && announced.loss <= 1, `${title.join('; ')}: ${announced.loss}`);
    const named = new Set([...treatments.keys()].map((column) => facts.table.columns[column].name));
    assert.deepEqual(otherBytes(after, named), otherBytes(file, named), title.join('; '));
    // Missing cells of a compared column are written in one way, if they were in several.
    const missing = [...treated].reduce(
      (sum, [column, one]) => sum + (one ? facts.table.columns[column].dictionary.count(0) : 0),
      0,
    );
    assert.ok(edits.length <= changedCells(facts, treated) + missing + 1, title.join('; '));
    for (const one of treatments.values()) seen.add(one?.remedy ?? 'remove');
    measured++;
  };
  fc.assert(
    fc.property(anyFile, fc.constantFrom(...policies), ({ text }, policy) => {
      const file = fileOf(text, policy);
      const facts = drain(file.analysis.classes());
      for (const column of facts.table.columns.keys()) {
        for (const treatments of drain(candidatesFor(facts, column, tools))) check(file, policy, treatments);
      }
    }),
    { ...drawn(300), includeErrorInReport: true },
  );
  // All but those that need a file.
  // In a few draws not every remedy has its turn.
  assert.ok(seen.size >= (drawn(300).numRuns < 300 ? 10 : 22), [...seen].sort().join(' '));
  assertMet(measured, 3000, 300);
});
