/** The command that asks for the size of the population: what it takes, what it asks with, and what it then says to the server. */
import assert from 'node:assert/strict';
import type { FileStatus } from '@quasi/shared/protocol';
import { type InputBoxOptions, Uri, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { FileStatuses } from '../../../client/src/fileStatuses.ts';
import { problemWith, setPopulation } from '../../../client/src/population.ts';
import { closeAll, openNew, writeFile } from './documents.ts';
import { runAccepting } from './picking.ts';

const status = (uri: string): FileStatus => ({ uri, state: 'ready', rows: 160, population: 9000 });

suite('Population', () => {
  const { showInputBox, showErrorMessage } = window;
  const statuses = new FileStatuses();

  teardown(async () => {
    window.showInputBox = showInputBox;
    window.showErrorMessage = showErrorMessage;
    await closeAll();
    for (const uri of await workspace.findFiles('**/quasi.json')) await workspace.fs.delete(uri);
  });

  test('a whole number that is at least the number of rows is taken, in groups or not', () => {
    for (const text of ['160', ' 8400000 ', '8,400,000', "8'400'000", '8 400 000'])
      assert.equal(problemWith(text, 160), undefined, text);
    for (const text of ['', '0', '-5', '1e6', '2.5', '1,5', '8,40', 'many', '99999999999999999999'])
      assert.match(problemWith(text, 160) ?? '', /whole number above 0/, text);
    assert.equal(problemWith('159', 160), 'The file has 160 rows: the population is at least as large.');
    assert.match(problemWith('1,159', 1160) ?? '', /1,160 rows/);
    assert.equal(problemWith('60', 200, 48), undefined, 'several rows are about one person');
    assert.match(problemWith('47', 200, 48) ?? '', /has 48 people/);
  });

  test('it asks with what is set, and sends what was typed', async () => {
    const { uri } = await openNew('asked.csv', ['a,b', '1,2']);
    statuses.update(uri.toString(), status(uri.toString()));
    const sent: unknown[] = [];
    let asked: InputBoxOptions | undefined;
    window.showInputBox = async (options?: InputBoxOptions) => {
      asked = options;
      return '8,400,000';
    };
    await setPopulation(
      clientWith(async (method, params) => sent.push([method, params])),
      statuses,
      undefined,
    );
    assert.equal(asked?.value, '9000');
    assert.match(String(asked?.validateInput?.('100')), /160 rows/);
    assert.deepEqual(sent, [['quasi/setPopulation', { uri: uri.toString(), population: 8_400_000 }]]);
  });

  test('who closes the box has said nothing; what the server refuses is told', async () => {
    const sent: unknown[] = [];
    window.showInputBox = async () => undefined;
    await setPopulation(
      clientWith(async (...all) => sent.push(all)),
      statuses,
      'file:///x.csv',
    );
    assert.deepEqual(sent, []);
    const told: string[] = [];
    window.showInputBox = async () => '5';
    window.showErrorMessage = (async (message: string) => told.push(message)) as unknown as typeof showErrorMessage;
    const refusing = clientWith(() => Promise.reject(new Error('An entry says otherwise.')));
    await setPopulation(refusing, statuses, 'file:///x.csv');
    assert.deepEqual(told, ['An entry says otherwise.']);
  });

  test('in the editor: what is in the box is written into quasi.json', async () => {
    writeFile('quasi.json', ['{ "files": [{ "glob": "*.csv", "population": 77 }] } // ours']);
    await openNew('written.csv', ['a,b', '1,2', '1,2']);
    // The box shows 77 once the file has been read; to accept it states it of all files too.
    await runAccepting('quasi.setPopulation');
    const config = workspace.textDocuments.find(({ uri }) => uri.path.endsWith('/quasi.json'));
    assert.match(config?.getText() ?? '', /"population": ?77.*"population": ?77/);
  });
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
