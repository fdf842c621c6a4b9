import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ResponseError } from 'vscode-languageserver/node';
import { later, next, nextTurn } from './later.ts';
import { toAnswer } from './toAnswer.ts';

async function logOf(doing: () => unknown): Promise<string> {
  const { mock: complaints } = mock.method(console, 'error', () => undefined);
  try {
    await doing();
    return complaints.calls.map((call) => (call.arguments as unknown[]).join(' ')).join('\n');
  } finally {
    complaints.restore();
  }
}

const throwing = () => {
  JSON.parse('Smith,\n    at 42');
};
const rejecting = async () => throwing();

for (const [name, start] of [
  ['after a pause', (doing: () => unknown) => later(0, doing)],
  ['after what is being done', next],
  ['in a turn of its own', nextTurn],
] as const) {
  test(`what fails ${name} ends nothing and is told without what it was about`, async () => {
    const log = await logOf(async () => {
      start(throwing);
      start(rejecting);
      await pause(20);
    });
    assert.equal(log.match(/failed: SyntaxError/g)?.length, 2);
    assert.match(log, /at throwing/);
    assert.doesNotMatch(log, /Smith|42/);
  });
}

test('who asked hears that it failed, and not of what; a refusal is passed on', async () => {
  const refusal = new ResponseError(1, 'no');
  let answer: ResponseError<unknown> | undefined;
  const log = await logOf(() => {
    assert.equal(toAnswer('x', refusal), refusal);
    answer = toAnswer('x', new Error('Smith'));
  });
  assert.doesNotMatch(`${answer?.message} ${log}`, /Smith/);
  assert.match(log, /^x failed: Error/);
});
