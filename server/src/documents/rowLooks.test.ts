import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as after } from 'node:timers/promises';
import type { RowInsight, Work } from '@quasi/shared/analysis';
import { Scheduler } from '../scheduler.ts';
import { RowLooks } from './rowLooks.ts';

const whole = { classSize: 1, setsAreAll: true, shares: [1], calibrated: [0.5], coarser: [] };

/** Each look at a row takes so long, and is noted with the time that it may take. */
function table(insight: object, shortMs: number) {
  const looks: string[] = [];
  function* row(at: number, budget: number | undefined): Work<RowInsight | undefined> {
    looks.push(`${at}: ${budget}`);
    for (const end = performance.now() + shortMs; performance.now() < end; ) yield { stage: 'rows', share: 0 };
    // Only what the looks ask of it is there.
    return { ...insight, rank: at } as unknown as RowInsight;
  }
  function* firstSteps(): Work<readonly []> {
    looks.push('first steps');
    yield { stage: 'columns', share: 0 };
    return [];
  }
  return { looks, row, firstSteps };
}

/** Somebody waits for so long, in ms: a quick look ends before, however busy the machine is. */
const PATIENT = 10_000;

function rowLooks(milliseconds = 40): RowLooks {
  const scheduler = new Scheduler();
  return new RowLooks(scheduler, async (work) => {
    const task = scheduler.run(work, 'answer');
    setTimeout(task.drop, milliseconds).unref();
    const outcome = await task.outcome;
    return outcome.finished ? outcome.value : undefined;
  });
}

async function known(looks: RowLooks, analysis: ReturnType<typeof table>, row: number): Promise<number> {
  for (let tries = 0; tries < 500; tries++) {
    const insight = await looks.insightOf(analysis, row);
    if (insight) return insight.rank;
    await after(10);
  }
  return Number.NaN;
}

test('what is known at once is not looked for again', async () => {
  const looks = rowLooks(PATIENT);
  const quick = table(whole, 0);
  assert.equal((await looks.insightOf(quick, 3))?.rank, 3);
  await after(20);
  assert.deepEqual(quick.looks, ['3: 0.03']);
});

test('a row that takes long is told when it is pointed at again, and looked at long only once', async () => {
  const looks = rowLooks();
  const slow = table(whole, 100);
  assert.equal(await looks.insightOf(slow, 3), undefined);
  assert.equal(await known(looks, slow, 3), 3);
  const asked = slow.looks.length;
  assert.equal((await looks.insightOf(slow, 3))?.rank, 3);
  assert.equal(slow.looks.length, asked);
  const long = slow.looks.filter((look) => look !== '3: 0.03');
  assert.deepEqual(long, ['first steps', '3: 1']);
});

test('what the short look left out is there when the row is pointed at again', async () => {
  for (const lacking of [
    { setsAreAll: false },
    { shares: undefined },
    { calibrated: undefined },
    { coarser: undefined },
  ]) {
    const looks = rowLooks(PATIENT);
    const analysis = table({ ...whole, ...lacking }, 0);
    assert.equal((await looks.insightOf(analysis, 3))?.rank, 3);
    for (let tries = 0; tries < 500 && analysis.looks.length < 3; tries++) await after(10);
    assert.deepEqual(analysis.looks, ['3: 0.03', 'first steps', '3: 1'], JSON.stringify(lacking));
    await looks.insightOf(analysis, 3);
    assert.equal(analysis.looks.length, 3);
  }
});

test('of another row, and of other rows, nothing is told that was found before', async () => {
  const looks = rowLooks();
  const slow = table(whole, 100);
  assert.equal(await looks.insightOf(slow, 3), undefined);
  assert.equal(await known(looks, slow, 4), 4);
  assert.ok(slow.looks.filter((look) => look === '3: 1').length <= 1);
  looks.drop();
  assert.equal(await looks.insightOf(slow, 4), undefined);
  const dropped = looks.insightOf(slow, 5);
  looks.drop();
  assert.equal(await dropped, undefined);
  slow.looks.length = 0;
  await after(150);
  assert.deepEqual(slow.looks, []);
});
