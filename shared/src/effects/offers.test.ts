import assert from 'node:assert/strict';
import test from 'node:test';
import { type Analysis, type ClassFacts, drain } from '../analysis/index.ts';
import { bestOffers, isWorthTreating, type Offer, offers as offersInTurn } from './index.ts';
import { fileOf, settingsOf } from './testFiles.ts';

const people = (rows: number) =>
  [
    'patient_id,age,sex,latitude,longitude,note,height',
    ...Array.from({ length: rows }, (_, i) =>
      [
        `P-${1000 + i}`,
        (i * 37) % 90,
        i % 2 ? 'f' : 'm',
        (46 + ((i * 7919) % 1000) / 1000).toFixed(3),
        (7 + ((i * 104729) % 1000) / 1000).toFixed(3),
        `seen ${i} times and then once more call a${i}@x.org`,
        (150 + (i % 7) * 0.5).toFixed(1),
      ].join(),
    ),
  ].join('\n');

function measured(text: string, name: string): { analysis: Analysis; facts: ClassFacts; offers: readonly Offer[] } {
  const { analysis } = fileOf(text, settingsOf({ quasiIdentifiers: ['age', 'sex'] }));
  const facts = drain(analysis.classes());
  const column = facts.table.columns.findIndex((one) => one.name === name);
  const asked = { analysis, facts, column, tools: undefined };
  const known = () => offersInTurn.known(facts, column);
  const listed = drain(offersInTurn.list(asked));
  assert.ok(listed.every(({ effect }) => effect === undefined));
  // As who opens a menu again and again.
  for (let i = 0; i < 2000 && known().some(({ effect }) => !effect); i++) {
    drain(offersInTurn.measure(asked, performance.now() + 0.3));
  }
  return { analysis, facts, offers: known() };
}

const removed = ({ effect }: Offer) => (effect?.before.risk?.orr ?? 0) - (effect?.after.risk?.orr ?? 0);

test('the best remove most risk for what they lose, and none of them removes nothing', () => {
  const { offers } = measured(people(200), 'age');
  const best = bestOffers(offers, 3);
  assert.equal(best.length, 3);
  for (const offer of best) assert.ok(removed(offer) > 0);
  const worth = best.map((offer) => {
    const below = (side: 'before' | 'after') => (offer.effect?.[side].risk?.rowsBelow ?? 0) / 200;
    return (removed(offer) + below('before') - below('after')) / Math.max(0.005, offer.effect?.loss ?? 0);
  });
  assert.deepEqual(
    worth,
    worth.toSorted((one, other) => other - one),
  );
  // The sex alone makes nobody stand out beside 90 ages and 200 rows.
  const all = measured(people(200), 'height').offers;
  assert.deepEqual(bestOffers(all, 3), []);
});

test('offers are kept with their facts: what is measured is not measured again', () => {
  const { analysis, facts, offers } = measured(people(50), 'age');
  const asked = { analysis, facts, column: 1, tools: undefined };
  assert.equal(drain(offersInTurn.measure(asked, Number.POSITIVE_INFINITY)), offers);
  assert.ok(offers.every(({ effect }) => effect !== undefined));
});

test('a latitude is treated together with its longitude', () => {
  const { offers } = measured(people(50), 'longitude');
  const together = offers.filter(({ treatments }) => treatments.size === 2);
  assert.ok(together.length >= 2);
  for (const { treatments } of together) {
    assert.deepEqual([...treatments.keys()], [3, 4]);
    assert.equal(treatments.get(3), treatments.get(4));
  }
});

test('columns are worth treating by which people are found, named, or told of', () => {
  const { facts } = measured(people(50), 'age');
  const worth = facts.table.columns.filter((_, column) => isWorthTreating(facts, column)).map(({ name }) => name);
  assert.deepEqual(worth, ['patient_id', 'age', 'sex', 'note']);
});
