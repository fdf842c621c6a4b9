/** Statistics in the editor: written by a command that asks what to publish, shown with findings and hovers; and records judged that nobody has to give away for it. */
import assert from 'node:assert/strict';
import type { RecordForm, WriteStatisticsParams } from '@quasi/shared/protocol';
import { commands, type QuickPick, type QuickPickItem, Uri, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { judgeRecord } from '../../../client/src/judgeRecord.ts';
import { problemWithLimit, writeStatistics } from '../../../client/src/statistics.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, hoverText, openNew } from './documents.ts';
import { runAccepting } from './picking.ts';

const lines = [
  'age,sex,zip',
  ...Array.from({ length: 40 }, (_, i) => `${20 + (i % 7)},${'fm'[i % 2]},${8001 + (i % 3)}`),
];
const small =
  '{ "statistics": 1, "rows": 5, "columns": [\n' +
  '  { "name": "age", "role": "quasi-identifier", "frequencies": [["20", 1], ["25", 3], ["35", 1]] } ] }\n';

suite('Statistics', () => {
  const { showQuickPick, showInputBox, showWarningMessage, createQuickPick } = window;
  /** Those that were opened and not answered. */
  const boxes: QuickPick<QuickPickItem>[] = [];

  teardown(async () => {
    Object.assign(window, { showQuickPick, showInputBox, showWarningMessage, createQuickPick });
    await closeAll();
    for (const uri of await workspace.findFiles('**/*.stats.json')) await workspace.fs.delete(uri);
  });

  test('a file of statistics has its findings and its hover', async () => {
    const { uri } = await openNew('seen.stats.json', small.split('\n'));
    await eventually(() => {
      const [finding, ...others] = findingsOf(uri, 'predicted-risk');
      assert.deepEqual(others, []);
      assert.match(finding?.message ?? '', /^Expected overall risk is 60 %, limit 20 %\n/);
    });
    await eventually(async () => assert.match(await hoverText(uri, 1, 8), /Left out \| 20 %/));
    assert.match(await hoverText(uri, 0, 5), /Expected risk/);
  });

  test('it asks what to write, and writes nothing over without asking', async () => {
    await openNew('asked.csv', lines);
    const sent: WriteStatisticsParams[] = [];
    const client = clientWith(async (_, params) => {
      sent.push(params as WriteStatisticsParams);
      const uri = Uri.joinPath(workspace.workspaceFolders?.[0]?.uri ?? Uri.file('/'), 'asked.stats.json').toString();
      return { uri, isThere: sent.length === 1, note: '' };
    });
    window.showQuickPick = (async (items: readonly QuickPickItem[]) => items) as unknown as typeof showQuickPick;
    window.showInputBox = async () => '7';
    let isAsked = false;
    window.showWarningMessage = (async () => {
      isAsked = true;
      return undefined;
    }) as unknown as typeof showWarningMessage;
    await writeStatistics(client);
    assert.ok(isAsked);
    const [{ uri, ...params }] = sent as [WriteStatisticsParams];
    assert.match(uri, /asked\.csv$/);
    assert.deepEqual(params, { below: 7, pairs: true, tree: true, overwrites: false });
    assert.equal(sent.length, 1);
    assert.equal(problemWithLimit('5'), undefined);
    for (const text of ['', '1', '2.5', 'many', '1000001'])
      assert.match(problemWithLimit(text) ?? '', /2 to 1,000,000/);
  });

  test('in the editor: the command writes the file beside the data and shows it', async () => {
    await openNew('people.csv', lines);
    await runAccepting('quasi.writeStatistics');
    assert.match(window.activeTextEditor?.document.uri.path ?? '', /people\.stats\.json$/);
    assert.equal(JSON.parse(window.activeTextEditor?.document.getText() ?? '').rows, 40);
  });

  test('a record is asked for value by value; what is not known can be typed; Esc ends it', async () => {
    await openNew('judged.csv', lines);
    const form: RecordForm = {
      tables: [],
      columns: [
        { name: 'age', values: ['20'], canBeMissing: false },
        { name: 'zip', values: ['8001'], canBeMissing: true },
      ],
    };
    const sent: unknown[] = [];
    const client = clientWith(async (method, params) => {
      sent.push([method, { ...params, uri: '' }]);
      return method === 'quasi/recordForm' ? form : { markdown: '**The record**', text: 'The record' };
    });
    const shown: unknown[] = [];
    const cards = { show: async (...all: unknown[]) => void shown.push(all) };
    window.createQuickPick = (() => {
      const box = createQuickPick();
      boxes.push(box);
      return box;
    }) as typeof createQuickPick;
    const judging = judgeRecord(client, cards);
    assert.deepEqual(await answer(''), ['20']);
    assert.deepEqual(await answer('elsewhere'), ['8001', 'No value']);
    await judging;
    assert.deepEqual(sent[1], ['quasi/judgeRecord', { uri: '', values: ['20', 'elsewhere'] }]);
    assert.equal(shown.length, 1);
    const ended = judgeRecord(client, cards);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await commands.executeCommand('workbench.action.closeQuickOpen');
    await ended;
    assert.equal(sent.length, 3);
    assert.equal(shown.length, 1);
  });

  test('in the editor: the card opens to the side', async () => {
    const { uri } = await openNew('one.stats.json', small.split('\n'));
    await eventually(() => assert.ok(findingsOf(uri, 'predicted-risk').length > 0));
    const judging = commands.executeCommand('quasi.judgeRecord');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    await judging;
    await eventually(() => {
      const labels = window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label));
      assert.match(labels.join(), /one\.stats\.json\.record/);
    });
  });

  /** Types into the box that is open, or takes what it offers first. Returns what it offers. */
  async function answer(text: string): Promise<readonly string[]> {
    await eventually(() => assert.ok(boxes.length > 0));
    const box = boxes.pop();
    const offered = box?.items.map(({ label }) => label) ?? [];
    if (box && text !== '') box.value = text;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    return offered;
  }
});

function clientWith(sendRequest: (method: string, params: object) => Promise<unknown>): LanguageClient {
  const client = {
    sendRequest,
    error: () => {},
    code2ProtocolConverter: { asUri: (uri: Uri) => uri.toString() },
    protocol2CodeConverter: { asUri: (uri: string) => Uri.parse(uri) },
  };
  return client as unknown as LanguageClient;
}
