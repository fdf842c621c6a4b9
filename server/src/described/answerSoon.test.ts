import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain, type Work } from '@quasi/shared/analysis';
import { Scheduler } from '../scheduler.ts';
import { answerSoon, worked } from './answerSoon.ts';

/** However busy it is, work of no step is done by then. */
const ON_ANY_MACHINE = 1000;

/** Each step takes a millisecond. */
function* steps<T>(count: number, value: T): Work<T> {
  for (let i = 0; i < count; i++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield { stage: 'rows', share: 0 };
  }
  return value;
}

test('what is known soon is answered; asked again it is not worked out again', async () => {
  const value = { known: true };
  const answer = answerSoon(new Scheduler(), steps(0, value), ON_ANY_MACHINE);
  assert.equal(await answer.soon(), value);
  assert.equal(await answer.soon(), value);
});

test('what takes longer is late, lets findings go on, and is known in the end', async () => {
  const scheduler = new Scheduler();
  const value = { known: true };
  const answer = answerSoon(scheduler, steps(400, value));
  const findings = scheduler.run(steps(100, 'findings'), 'findings');
  assert.equal(await answer.soon(), 'late');
  const first = await Promise.race([findings.outcome, untilKnown(answer)]);
  assert.deepEqual(first, { finished: true, value: 'findings' });
  assert.equal(await untilKnown(answer), value);
});

test('what takes too long is given up', () => {
  assert.equal(drain(worked(steps(Number.POSITIVE_INFINITY, {}), 20)), 'never');
  assert.deepEqual(drain(worked(steps(2, { known: true }), 1000)), { known: true });
});

test('dropped, early or late, it does nothing more', async () => {
  for (const isLate of [false, true]) {
    const scheduler = new Scheduler();
    const answer = answerSoon(scheduler, steps(Number.POSITIVE_INFINITY, {}));
    if (isLate) assert.equal(await answer.soon(), 'late');
    answer.drop();
    assert.equal(await answer.soon(), 'late');
    assert.deepEqual(await scheduler.run(steps(1, 'next'), 'preparation').outcome, { finished: true, value: 'next' });
  }
});

async function untilKnown<T extends object>(answer: { soon(): Promise<T | 'late' | 'never'> }): Promise<T | 'never'> {
  for (;;) {
    const soon = await answer.soon();
    if (soon !== 'late') return soon;
  }
}
