import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { type ClassFacts, drain } from '../analysis/index.ts';
import { withEdits } from '../edits/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { editsOf, effectOf, type Reach, reachGoal, treatColumns } from './index.ts';
import { anyFile, fileOf, settingsOf } from './testFiles.ts';

const policies = [
  settingsOf({ k: 2 }),
  settingsOf({ policy: 'own', columns: { diagnosis: 'sensitive' } }, { own: { k: 3, l: 2 } }),
];

const strict = { mostSuppressed: 0, mayErase: true };

/** Asked for again and again, with no time at all. */
function inMoments(facts: ClassFacts): Reach {
  for (;;) {
    const reach = drain(reachGoal(facts, strict, performance.now() + 0.2));
    if (reach.isDone) return reach;
  }
}

/** Even if all rows were alike, they would be of too few people, or too few values of the sensitive column. */
function isOutOfReach({ table, roles, subjects, settings: { k, l, policy } }: ClassFacts): boolean {
  const valuesOf = (column: number) =>
    new Set(Array.from({ length: table.rowCount }, (_, row) => table.columns[column].codes.at(row))).size;
  if (table.rowCount < k) return true;
  if (subjects) return valuesOf(subjects.column) < k;
  const sensitive = roles.findIndex(({ role }) => role === 'sensitive');
  return policy.criteria.l !== undefined && sensitive >= 0 && valuesOf(sensitive) < l;
}

test('what is found reaches the goal in a fresh reading of the text, and nothing is found only where nothing can be', () => {
  let found = 0;
  fc.assert(
    fc.property(anyFile, fc.constantFrom(...policies), ({ text }, policy) => {
      const { k } = policy;
      const file = fileOf(text, policy);
      const facts = drain(file.analysis.classes());
      const reach = drain(reachGoal(facts, strict, Number.POSITIVE_INFINITY));
      assert.ok(reach.isProven && reach.isDone);
      if (facts.quasiIdentifiers.length === 0) return;
      if (!reach.treatments) {
        assert.ok(isOutOfReach(facts));
        return;
      }
      const treated = drain(treatColumns(facts, reach.treatments));
      const { after } = drain(effectOf(file.analysis, treated));
      assert.ok(after.risk === undefined || after.risk.k >= k, `${after.risk?.k}`);
      // Columns that name people have a remedy of their own: to make rows alike does not take their names away.
      for (const { name, holds } of after.verdict?.criteria ?? []) assert.ok(holds || name === 'identifiers', name);
      const edits = drain(editsOf(facts, file.analysis.table, file.source, treated));
      const { risk } = drain(fileOf(drain(withEdits(file.bytes, edits)), policy).analysis.classes());
      assert.deepEqual(risk, after.risk);
      if (reach.treatments.size > 0) found++;
    }),
    { ...drawn(300), includeErrorInReport: true },
  );
  assertMet(found, 150, 300);
});

test('a search that is left is gone on with, and ends where one that is not left does', () => {
  fc.assert(
    fc.property(anyFile, ({ text }) => {
      const factsOf = () => drain(fileOf(text, policies[0]).analysis.classes());
      const told = ({ treatments, ...others }: Reach) => ({
        ...others,
        treatments: treatments && [...treatments].map(([column, one]) => [column, one?.remedy, one?.parameters]),
      });
      const whole = drain(reachGoal(factsOf(), strict, Number.POSITIVE_INFINITY));
      assert.deepEqual(told(inMoments(factsOf())), told(whole));
    }),
    drawn(50),
  );
});

test('a share of the rows may be left for removal, where that loses less', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${20 + (i % 3)},clerk`);
  const text = ['age,occupation', ...rows, '97,judge'].join('\n');
  const settings = settingsOf({ quasiIdentifiers: ['age', 'occupation'], k: 5 });
  const facts = drain(fileOf(text, settings).analysis.classes());
  const none = drain(reachGoal(facts, strict, Number.POSITIVE_INFINITY));
  const some = drain(reachGoal(facts, { mostSuppressed: 0.05, mayErase: true }, Number.POSITIVE_INFINITY));
  assert.ok(none.treatments && none.treatments.size > 0);
  assert.equal(none.suppressed, 0);
  assert.deepEqual([...(some.treatments ?? [])], []);
  assert.equal(some.suppressed, 1);
});
