/** Levels that are tried out say what the file would be if they were applied. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ClassFacts, drain } from '../analysis/index.ts';
import type { Treatment } from '../remedies/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { aimedAt, asTheyAre, effectOf, latticeOf, reachGoal, treatColumns, whatIf } from './index.ts';
import { anyFile, fileOf, settingsOf } from './testFiles.ts';

const policies = [
  settingsOf({ k: 3 }),
  settingsOf({ k: 2, columns: { patient_id: 'subject' } }),
  settingsOf({ policy: 'own', columns: { diagnosis: 'sensitive' } }, { own: { k: 3, l: 2 } }),
];

/** As many levels up as the draws say, as far as there are. */
function levelsBy(facts: ClassFacts, draws: readonly number[]): number[] {
  const { ladders } = drain(latticeOf(facts));
  return [...ladders.values()].map(({ treatments }, i) => (draws[i % draws.length] ?? 0) % (treatments.length + 1));
}

function treatmentsAt(facts: ClassFacts, levels: readonly number[]): Map<number, Treatment> {
  const { ladders } = drain(latticeOf(facts));
  const chosen = [...ladders].map(([column, { treatments }], i) => [column, treatments[levels[i] - 1]] as const);
  return new Map(chosen.flatMap(([column, treatment]) => (treatment ? [[column, treatment]] : [])));
}

const draws = fc.array(fc.nat(5), { minLength: 1, maxLength: 5 });

test('the risk is that of the file as it would be read afterwards, and so is the loss', () => {
  let met = 0;
  fc.assert(
    fc.property(anyFile, fc.constantFrom(...policies), draws, ({ text }, policy, some) => {
      const { analysis } = fileOf(text, policy);
      const facts = drain(analysis.classes());
      if (!facts.risk) return;
      const levels = levelsBy(facts, some);
      const look = drain(whatIf(facts, levels, false));
      const { after, loss } = drain(effectOf(analysis, drain(treatColumns(facts, treatmentsAt(facts, levels)))));
      if (!after.risk) return;
      assert.equal(look.rows, after.rows);
      assert.deepEqual(look.risk, after.risk);
      assert.ok(Math.abs(look.loss - loss) < 1e-12);
      met++;
    }),
    { ...drawn(300), includeErrorInReport: true },
  );
  assertMet(met, 100, 300);
});

test('as the columns are, it is the risk that the file has, for any k', () => {
  fc.assert(
    fc.property(anyFile, fc.constantFrom(...policies), fc.integer({ min: 1, max: 9 }), ({ text }, policy, k) => {
      const given = drain(fileOf(text, policy).analysis.classes());
      if (!given.risk) return;
      const other = drain(fileOf(text, { ...policy, k }).analysis.classes());
      const facts = aimedAt(given, k);
      const { risk } = drain(whatIf(facts, levelsBy(facts, [0]), false));
      assert.deepEqual(risk, other.risk);
      assert.deepEqual(drain(asTheyAre(facts)), other.risk);
    }),
    drawn(200),
  );
});

test('without the rows that miss the goal it is reached, and no other row goes', () => {
  let met = 0;
  fc.assert(
    fc.property(anyFile, fc.constantFrom(...policies), draws, ({ text }, policy, some) => {
      const facts = drain(fileOf(text, policy).analysis.classes());
      if (!facts.risk) return;
      const levels = levelsBy(facts, some);
      const whole = drain(whatIf(facts, levels, false));
      const left = drain(whatIf(facts, levels, true));
      assert.equal(left.rows, whole.rows - whole.below);
      assert.equal(left.below, whole.below);
      assert.ok(left.loss >= whole.loss);
      if (left.risk) assert.ok(left.risk.k >= policy.k);
      if (whole.below > 0 && left.rows > 0) met++;
    }),
    drawn(300),
  );
  assertMet(met, 30, 300);
});

test('the levels that a search recommends reach the goal when they are tried', () => {
  fc.assert(
    fc.property(anyFile, fc.constantFrom(...policies), ({ text }, policy) => {
      const facts = drain(fileOf(text, policy).analysis.classes());
      const limits = { mostSuppressed: 0.3, mayErase: true };
      const { levels, suppressed } = drain(reachGoal(facts, limits, Number.POSITIVE_INFINITY));
      if (!levels || !facts.risk) return;
      const look = drain(whatIf(facts, levels, suppressed > 0));
      assert.equal(look.below, suppressed);
      assert.ok(look.risk === undefined || look.risk.k >= policy.k);
    }),
    drawn(200),
  );
});
