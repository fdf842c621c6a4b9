import assert from 'node:assert/strict';
import test from 'node:test';
import type { Work } from '@quasi/shared/analysis';
import { comesWithin } from '@quasi/shared/testing';
import { Scheduler } from './scheduler.ts';

function* steps(count: number, log: string[], name: string): Work<string> {
  for (let i = 0; i < count; i++) {
    log.push(name);
    yield { stage: 'reading', share: i / count };
  }
  return name;
}

function* endless(): Work<never> {
  for (;;) yield { stage: 'reading', share: 0 };
}

test('the most urgent work runs first, whatever was asked for first', async () => {
  const scheduler = new Scheduler();
  const log: string[] = [];
  const slow = scheduler.run(steps(3, log, 'preparation'), 'preparation');
  const quick = scheduler.run(steps(3, log, 'answer'), 'answer');
  assert.deepEqual(await slow.outcome, { finished: true, value: 'preparation' });
  assert.deepEqual(await quick.outcome, { finished: true, value: 'answer' });
  assert.deepEqual(log, ['answer', 'answer', 'answer', 'preparation', 'preparation', 'preparation']);
});

test('messages are let in between slices', async () => {
  const scheduler = new Scheduler();
  const task = scheduler.run(endless(), 'findings');
  await comesWithin(50, () => new Promise((resolve) => setTimeout(resolve, 1)));
  task.drop();
  assert.deepEqual(await task.outcome, { finished: false });
});

test('dropped work is cleaned up and does nothing more', async () => {
  const scheduler = new Scheduler();
  let cleaned = false;
  let stepsTaken = 0;
  function* work(): Work<void> {
    try {
      for (;;) {
        stepsTaken++;
        yield { stage: 'reading', share: 0 };
      }
    } finally {
      cleaned = true;
    }
  }
  const task = scheduler.run(work(), 'findings');
  while (stepsTaken === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  task.drop();
  task.drop();
  const taken = stepsTaken;
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(cleaned);
  assert.equal(stepsTaken, taken);
});

test('work that throws fails by itself and leaves the rest alone', async () => {
  const scheduler = new Scheduler();
  function* broken(): Work<void> {
    yield { stage: 'reading', share: 0 };
    throw new Error('broken');
  }
  const log: string[] = [];
  const failing = scheduler.run(broken(), 'answer');
  const other = scheduler.run(steps(2, log, 'x'), 'findings');
  await assert.rejects(failing.outcome, /broken/);
  assert.deepEqual(await other.outcome, { finished: true, value: 'x' });
});

test('work can be dropped by what it does itself: it ends with that step, cleans up, and fails nowhere', async () => {
  const scheduler = new Scheduler();
  let cleaned = false;
  let isGoneOn = false;
  function* work(): Work<void> {
    try {
      yield { stage: 'reading', share: 0 };
      // As when a report of it makes somebody drop it.
      task.drop();
      assert.ok(!cleaned, 'not while it runs');
      yield { stage: 'reading', share: 1 };
      isGoneOn = true;
    } finally {
      cleaned = true;
    }
  }
  const task = scheduler.run(work(), 'findings');
  assert.deepEqual(await task.outcome, { finished: false });
  const log: string[] = [];
  assert.deepEqual(await scheduler.run(steps(2, log, 'x'), 'findings').outcome, { finished: true, value: 'x' });
  assert.ok(cleaned && !isGoneOn);
});
