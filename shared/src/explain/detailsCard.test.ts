import assert from 'node:assert/strict';
import test from 'node:test';
import type { Details } from '../effects/index.ts';
import { detailsCard, toMarkdown, toText } from './index.ts';

const columns = ['customer', 'a|b', 'zip'].map((name) => ({ name })) as unknown as Parameters<
  typeof detailsCard
>[2]['columns'];
const risk = { k: 1, uniqueRows: 40, rowsBelow: 80, orr: 0.5 };
const criteria = (value: number) => [{ name: 'k' as const, limit: 5, value, holds: value >= 5 }];
const verdict = { policy: 'default', attacker: 'default', open: [] };

const details: Details = {
  before: { rows: 100, risk, verdict: { ...verdict, state: 'not-ready', ready: false, criteria: criteria(1) } },
  after: {
    rows: 90,
    risk: { k: 5, uniqueRows: 0, rowsBelow: 0, orr: 0.1 },
    verdict: { ...verdict, state: 'ready', ready: true, criteria: criteria(5) },
  },
  sensitivity: {
    isRelaxed: false,
    columns: [
      { column: 0, before: 0.5, after: undefined },
      { column: 1, before: 0.25, after: 0.4 },
      { column: 2, before: 0.1, after: 0.101 },
    ],
  },
  background: { subject: 0, isLinked: true, columns: [{ column: 1, before: 0.28, after: 0.04 }] },
  diversity: [{ column: 2, before: { l: 1, t: 0.5 }, after: { l: 2, t: 0.2 } }],
  population: { size: 1000, before: 0.2, after: 0.001 },
  dependencies: { columns: 3, before: 0.3, after: 0.15 },
  loss: { ncp: 0.123, entropy: 0.2, leftToGuess: [{ column: 1, share: 0.5 }] },
};

test('each part stands under its title, before and after, in the words that are used elsewhere', () => {
  const text = toText(detailsCard('Remove the column customer', details, { columns }));
  for (const line of [
    /^Remove the column customer\nMeasured on the file as it would be read afterwards\.\n/,
    /\nRows +100 → 90\n/,
    /\nk +1 → 5\n/,
    /\nUnique rows +40 \(40 %\) → 0 \(0 %\)\n/,
    /\nReady for the policy default afterwards\.\n/,
    /\nk at least 5 +1: fails → 5: holds\n/,
    /\nSome rise: /,
    /\ncustomer +0\.5 → gone\n/,
    /\na\|b +0\.25 → 0\.4\n/,
    /\nzip +0\.1 as now\n/,
    /finds the customer\.\n\na\|b +0\.28 → 0\.04\n/,
    /\nzip +ℓ = 1, t = 0\.5 → ℓ = 2, t = 0\.2\n/,
    /\nIn a population of 1,000\n.*\n\nP\(unique\) +20 % → 0\.1 %\n/,
    /\n50 % of the dependencies among columns are kept\.\n/,
    /\nLoss \(NCP\) +0\.12\n/,
  ]) {
    assert.match(text, line);
  }
  assert.match(toMarkdown(detailsCard('x', details, { columns })), /\n\| a\\\|b \| 0\.25 → 0\.4 \|\n/);
});

test('what there was no time for is named once, and stands nowhere else', () => {
  const late: Details = { ...details, population: 'late', dependencies: 'late', sensitivity: undefined };
  const text = toText(detailsCard('x', late, { columns }));
  assert.match(text, /There was no time to work out: the population, dependencies\./);
  for (const title of ['In a population', 'Sensitivity', 'kept']) assert.ok(!text.includes(title), title);
});

test('users that are told by groups have no R afterwards, and the card says why', () => {
  const background = { subject: 0, isLinked: false, columns: [{ column: 1, before: 0.28, after: undefined }] };
  const text = toText(detailsCard('x', { ...details, background }, { columns }));
  assert.match(text, /Nothing distinguishes the rows of a/);
  assert.match(text, /\na\|b +0\.28 → gone\n/);
});

test('without a risk there is nothing of classes to tell, and no rise is claimed where none is', () => {
  const none: Details = {
    ...details,
    before: { rows: 3, risk: undefined, verdict: undefined },
    after: { rows: 3, risk: undefined, verdict: undefined },
    sensitivity: { isRelaxed: true, columns: [{ column: 1, before: 0.3, after: 0.2 }] },
  };
  const card = detailsCard('x', none, { columns });
  assert.deepEqual(card.values, []);
  assert.ok(!toText(card).includes('Some rise'));
});
