/** Transactions: what a treatment of a column does to R(X) is what is measured of the treated text. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { drain } from '../analysis/index.ts';
import { withEdits } from '../edits/index.ts';
import { bestKnowledgeOffers, editsOf, knowledgeOffers, treatColumns } from './index.ts';
import { fileOf, settingsOf } from './testFiles.ts';

const pad = (number: number) => String(number).padStart(2, '0');
const purchases = [
  'customer_id,time,article',
  ...Array.from(
    { length: 400 },
    (_, i) => `c${(i * 7) % 45},${pad(8 + ((i * 5) % 12))}:${pad((i * 17) % 60)},a${(i * i) % 30}`,
  ),
].join('\n');
const settings = settingsOf({ columns: { customer_id: 'subject', time: 'quasi-identifier' } });

function offered(column = 1) {
  const file = fileOf(purchases, settings);
  const facts = drain(file.analysis.classes());
  const asked = { analysis: file.analysis, facts, column, tools: undefined };
  const offers = drain(knowledgeOffers.measure(asked, Number.POSITIVE_INFINITY));
  return { file, facts, offers };
}

test('R before and after are those of the file and of the treated text, to the last digit', () => {
  const { file, facts, offers } = offered();
  assert.ok(offers.length >= 2);
  const riskIn = (given: ReturnType<typeof fileOf>) =>
    drain(given.analysis.insight()).background?.risks.find(({ column }) => column === 1)?.risk;
  for (const { treatments, before, after } of offers) {
    assert.equal(before, riskIn(file));
    const edits = drain(editsOf(facts, file.analysis.table, file.source, drain(treatColumns(facts, treatments))));
    assert.equal(after, riskIn(fileOf(drain(withEdits(file.bytes, edits)), settings)));
    assert.ok(after < before);
  }
});

test('the best remove most of R for what they lose', () => {
  const { offers } = offered();
  const best = bestKnowledgeOffers(offers, 3);
  const worth = best.map(({ before, after, loss }) => (before - after) / Math.max(0.005, loss));
  assert.deepEqual(
    worth,
    worth.toSorted((one, other) => other - one),
  );
  assert.match(best[0].treatments.get(1)?.title('time') ?? '', /^Generalise time to hours$/);
});

test('to tell users by groups is no remedy: R would fall only because rows of two of them look like those of one', () => {
  assert.deepEqual(offered(0).offers, []);
});

test('without a subject there is nothing to say', () => {
  const { analysis } = fileOf('time,n\n10:15,1\n11:20,2\n', settingsOf({ columns: { time: 'quasi-identifier' } }));
  const facts = drain(analysis.classes());
  const asked = { analysis, facts, column: 0, tools: undefined };
  assert.deepEqual(drain(knowledgeOffers.measure(asked, Number.POSITIVE_INFINITY)), []);
});
