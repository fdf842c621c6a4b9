import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { ErrorCodes, type Message } from 'vscode-languageserver/node';
import { gateOf } from './gate.ts';
import { anything, fields, text } from './shape.ts';

const shapes = new Map([
  ['initialize', anything],
  ['shutdown', anything],
  ['exit', anything],
  ['open', fields({ uri: text })],
]);

interface Passed extends Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly code?: number; readonly message?: string };
}

/** What passes of messages, one after the other, and what the log says. */
function passed(...messages: object[]): { handed: Passed[]; log: string[] } {
  const handed: Passed[] = [];
  const { mock: complaints } = mock.method(console, 'error', () => undefined);
  const gate = gateOf(shapes);
  try {
    for (const message of messages) gate.handleMessage(message as Message, (each) => void handed.push(each as Passed));
    return { handed, log: complaints.calls.map((call) => String((call.arguments as unknown[])[0])) };
  } finally {
    complaints.restore();
  }
}

const asked = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
const told = (method: string, params?: unknown) => ({ jsonrpc: '2.0', method, params });
const codes = (handed: readonly Passed[]) => handed.map(({ method, params }) => params?.code ?? method);

test('before it is initialized a server takes nothing but that, and the end', () => {
  const { handed } = passed(asked('open', { uri: 'x' }), told('open', { uri: 'x' }), asked('initialize'), told('exit'));
  assert.deepEqual(codes(handed), [ErrorCodes.ServerNotInitialized, 'initialize', 'exit']);
});

test('it is initialized once, and after its shutdown it only ends', () => {
  const { handed } = passed(
    asked('initialize'),
    asked('initialize'),
    asked('shutdown'),
    asked('open', { uri: 'x' }),
    asked('shutdown'),
    told('open', { uri: 'x' }),
    told('exit'),
  );
  const { InvalidRequest } = ErrorCodes;
  assert.deepEqual(codes(handed), ['initialize', InvalidRequest, 'shutdown', InvalidRequest, InvalidRequest, 'exit']);
});

test('parameters of another shape are refused by the name that is wrong; a notification is passed over, and the log holds no value', () => {
  const secret = { uri: ['a secret'] };
  const { handed, log } = passed(
    asked('initialize'),
    asked('open', secret),
    asked('open', ['a secret']),
    told('open', secret),
  );
  assert.deepEqual(codes(handed), ['initialize', ErrorCodes.InvalidParams, ErrorCodes.InvalidParams]);
  assert.match(handed[1].params?.message ?? '', /^The parameter uri of open /);
  assert.equal(handed[1].id, 1, 'it is answered to who asked');
  assert.equal(log.length, 1);
  assert.doesNotMatch(JSON.stringify([handed, log]), /secret/);
});

test('there is no method that has no shape, and nothing goes deeper than any method asks for', () => {
  const deep = JSON.parse(`{"uri": "x", "more": ${'['.repeat(5000)}${']'.repeat(5000)}}`);
  const { handed } = passed(asked('initialize'), asked('toString'), asked('open', deep));
  assert.deepEqual(codes(handed), ['initialize', ErrorCodes.MethodNotFound, ErrorCodes.InvalidParams]);
});

test('what is no message is passed over, and answers are handed on', () => {
  const answer = { jsonrpc: '2.0', id: 7, result: null };
  const none = [
    null,
    5,
    'x',
    [],
    {},
    { id: null, method: 'open', params: { text: 'a secret' } },
    { id: null, error: {} },
  ];
  const { handed, log } = passed(...(none as object[]), answer);
  assert.deepEqual(handed, [answer]);
  assert.equal(log.length, none.length);
  assert.doesNotMatch(log.join(), /secret/);
});
