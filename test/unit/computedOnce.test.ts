/** One click computes once: what was measured for a menu or a list is what is chosen, shown beside the text, applied and remembered. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { drain, type Work } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { offers } from '@quasi/shared/effects';
import type { ChosenRemedy } from '@quasi/shared/protocol';
import { Codes } from '@quasi/shared/table';
import { type CodeAction, CodeActionKind, CodeActionTriggerKind } from 'vscode-languageserver/node';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { OpenDocument } from '../../server/src/documents/openDocument.ts';
import { codeActions } from '../../server/src/handlers/codeAction.ts';
import { codeActionResolve } from '../../server/src/handlers/codeActionResolve.ts';
import { details } from '../../server/src/handlers/details.ts';
import { preview } from '../../server/src/handlers/preview.ts';
import { protect } from '../../server/src/handlers/protect.ts';
import { reach } from '../../server/src/handlers/reach.ts';
import { remedies } from '../../server/src/handlers/remedies.ts';
import { measuringTools, rememberKey } from '../../server/src/pseudonymKey.ts';
import type { Session } from '../../server/src/session.ts';

const uri = 'untitled:people.csv';
const lines = Array.from({ length: 400 }, (_, i) => `p${i},${20 + ((i * 37) % 60)},${'fm'[i % 2]},${1000 + (i % 80)}`);
const settings = { ...defaultSettings, quasiIdentifiers: ['age', 'sex', 'zip'] };

/** A document as the server's session has it, whose work is done to its end. */
function opened() {
  const document = new OpenDocument(
    uri,
    'csv',
    1,
    `name,age,sex,zip\n${lines.join('\n')}\n`,
    onlySettings(settings, 2),
  );
  const { analysis } = drain(document.read([]));
  const answer = async <T>(work: Work<T>) => drain(work);
  const watch = { document, findings: [], settled: () => analysis, answer };
  const abilities = { commands: false, documentChanges: true, editResolution: true };
  const session = { watch: () => watch, described: { at: () => undefined }, abilities };
  return { analysis, session: session as unknown as Session };
}

/** How many columns were recoded, drawn or read, and how many analyses of changed files were begun. */
async function counting<T>(work: () => Promise<T>): Promise<{ value: T; columns: number; analyses: number }> {
  const columns = mock.method(Codes.prototype, 'reserve');
  const analyses = mock.method(Object.getPrototypeOf(opened().analysis), 'changed');
  try {
    const value = await work();
    return { value, columns: columns.mock.callCount(), analyses: analyses.mock.callCount() };
  } finally {
    mock.restoreAll();
  }
}

async function allOf(session: Session, chosen: ChosenRemedy): Promise<void> {
  const action: CodeAction = { title: chosen.title, data: chosen.data };
  assert.notEqual((await preview(session, { chosen })).text, '');
  await details(session, { chosen });
  for (let i = 0; i < 2; i++) assert.ok((await codeActionResolve(session, action)).edit);
}

test('an entry of the menu that was measured is chosen without treating its column again', async () => {
  const { analysis, session } = opened();
  const facts = drain(analysis.classes());
  drain(offers.measure({ analysis, facts, column: 1, tools: measuringTools }, Number.POSITIVE_INFINITY));
  const range = { start: { line: 0, character: 6 }, end: { line: 0, character: 6 } };
  const context = {
    diagnostics: [],
    only: [CodeActionKind.RefactorRewrite],
    triggerKind: CodeActionTriggerKind.Invoked,
  };
  const menu = await counting(() => codeActions(session, { textDocument: { uri }, range, context }));
  const entries = menu.value.filter(({ data }) => data?.maker === 'treat' && 'need' in data);
  assert.ok(entries.length > 0);
  assert.deepEqual([menu.columns, menu.analyses], [0, 0]);
  for (const entry of entries) {
    const { columns, analyses } = await counting(() => codeActionResolve(session, entry));
    assert.deepEqual([entry.title, columns, analyses], [entry.title, 0, 0]);
  }
});

test('a remedy of a list is previewed, told in full, applied and remembered without being worked out again', async () => {
  const { session } = opened();
  const { value } = await counting(() => remedies(session, { uri, column: 1 }));
  const treated = value?.remedies.filter(({ chosen }) => (chosen.data as { maker: string }).maker === 'treat') ?? [];
  assert.ok(treated.length >= 1);
  for (const { chosen } of treated) {
    const { columns, analyses } = await counting(() => allOf(session, chosen));
    assert.deepEqual([chosen.title, columns, analyses], [chosen.title, 0, 0]);
  }
});

test('so is what reaches k', async () => {
  const { session } = opened();
  const { chosen } = (await reach(session, { uri })) ?? assert.fail();
  const { columns, analyses } = await counting(() => allOf(session, chosen));
  assert.equal(columns, 0);
  assert.ok(analyses <= 1, 'how sensitivities move is all that is looked at anew');
});

test('what is drawn is drawn once: what was announced is what is written', async () => {
  const { session } = opened();
  const list = (await protect(session, { uri })) ?? assert.fail();
  const noised = list.remedies.filter(({ chosen }) => chosen.isNoise);
  assert.ok(noised.length > 1);
  for (const { chosen } of noised) {
    const { columns } = await counting(() => allOf(session, chosen));
    assert.equal(columns, 0, chosen.title);
  }
});

test('pseudonyms, which are measured without the key, are made once with it', async () => {
  const { session } = opened();
  rememberKey('a key of enough bytes for pseudonyms of the test');
  const list = (await remedies(session, { uri, column: 0 })) ?? assert.fail();
  const { chosen } = list.remedies.find(({ chosen: one }) => one.needsKey) ?? assert.fail();
  const { columns, analyses } = await counting(() => allOf(session, chosen));
  assert.deepEqual([columns, analyses], [1, 1]);
});
