/** Under the policy of HIPAA's safe harbor: what is offered first leaves nothing that the rule reports once the file is read again. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { drain } from '../analysis/index.ts';
import { withEdits } from '../edits/index.ts';
import type { SafeHarborBreach } from '../roles/index.ts';
import { bestHarborOffers, editsOf, harborOffers, treatColumns } from './index.ts';
import { fileOf, settingsOf } from './testFiles.ts';

const settings = settingsOf({ policy: 'hipaa-safe-harbor', columns: { reference: 'identifier' } });

/** One column for each kind of breach, beside one that the rule does not mind. `today` of these files is 2026-01-01. */
const columns: Readonly<
  Record<SafeHarborBreach['reason'], { name: string; cell: (row: number) => string; first: RegExp; none?: RegExp }>
> = {
  identifier: { name: 'email', cell: (row) => `p${row}@example.org`, first: /^Remove the column$/ },
  code: { name: 'reference', cell: (row) => `P-${1000 + 7 * row}`, first: /^Remove the column$/ },
  postcode: {
    name: 'zip_code',
    cell: (row) => ['02138', '02139', '10001', '94110', '03601', '60614'][row % 6],
    first: /small US areas none/,
    none: /first 3 characters/,
  },
  'small area': {
    name: 'zip3',
    cell: (row) => ['036**', '021**', '100**', '036**'][row % 4],
    first: /small US areas none/,
  },
  date: {
    name: 'admission_date',
    cell: (row) => `20${10 + (row % 9)}-0${1 + (row % 8)}-1${row % 9}`,
    first: /to years$/,
  },
  age: { name: 'age', cell: (row) => String(20 + ((row * 7) % 80)), first: /90/ },
  'birth year': { name: 'birth_year', cell: (row) => String(1925 + (row % 70)), first: /all before 1937 as one/ },
};

function fileWith(name: string, cell: (row: number) => string): string {
  const rows = Array.from({ length: 120 }, (_, row) => `${cell(row)},${row % 3}`);
  return [`${name},group`, ...rows].join('\n');
}

for (const [reason, { name, cell, first, none }] of Object.entries(columns)) {
  test(`${reason}: each offer is what the rule asks for, and the first one loses least`, () => {
    const file = fileOf(fileWith(name, cell), settings);
    const facts = drain(file.analysis.classes());
    assert.equal(facts.safeHarbor[0]?.reason, reason);
    const asked = { analysis: file.analysis, facts, column: 0, tools: undefined };
    const offers = bestHarborOffers(drain(harborOffers.measure(asked, Number.POSITIVE_INFINITY)), 3);
    assert.equal(harborOffers.known(facts, 0).length, drain(harborOffers.measure(asked, 0)).length);
    const titles = offers.map(({ treatments }) => treatments.get(0)?.title(name) ?? 'Remove the column');
    assert.match(titles[0] ?? 'nothing is offered', first);
    if (none) for (const title of titles) assert.doesNotMatch(title, none);
    for (const { treatments, loss } of offers) {
      assert.ok(loss >= offers[0].loss);
      const edits = drain(editsOf(facts, file.analysis.table, file.source, drain(treatColumns(facts, treatments))));
      const after = drain(fileOf(drain(withEdits(file.bytes, edits)), settings).analysis.classes());
      const place = after.table.columns.findIndex((column) => column.name === name);
      assert.equal(place < 0 ? undefined : after.safeHarbor[place], undefined, titles.join('; '));
      const told = after.verdict?.criteria.find((criterion) => criterion.name === 'safeHarbor');
      assert.equal(told?.holds, true, titles.join('; '));
    }
  });
}

test('a date of birth is told by its year, and all who are over 89 as one', () => {
  const born = fileWith('birth_date', (row) => `${1925 + (row % 70)}-0${1 + (row % 9)}-15`);
  const file = fileOf(born, settings);
  const facts = drain(file.analysis.classes());
  const asked = { analysis: file.analysis, facts, column: 0, tools: undefined };
  const [best] = bestHarborOffers(drain(harborOffers.measure(asked, Number.POSITIVE_INFINITY)), 1);
  assert.equal(best.treatments.get(0)?.title('birth_date'), 'Generalise birth_date to years, all before 1937 as one');
});
