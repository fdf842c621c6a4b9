/** JSON Lines and JSON lists in a server process: findings at keys and values, hovers, the menu, edits that leave valid JSON; other JSON is left alone. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CodeAction, Hover, TextEdit } from 'vscode-languageserver-protocol/node';
import { TestClient } from './client.ts';

let client: TestClient;
let documents = 0;
before(async () => {
  client = await TestClient.start();
});
after(() => client.stop());

const rows = Array.from({ length: 12 }, (_, i) => ({
  id: `p-${4000 + i * 37}`,
  age: i === 11 ? 91 : 30 + (i % 2),
  sex: i % 2 ? 'f' : 'm',
  zip: '02138',
}));
const lines = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
const list = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;

async function opened(text: string, ending: string, languageId: string): Promise<string> {
  const uri = `file:///quasi-test/json-${++documents}.${ending}`;
  await client.open(uri, text, languageId);
  await client.settled(uri);
  return uri;
}

const shown = (uri: string) => client.shown(uri).map(({ code, range }) => ({ code, ...range.start, end: range.end }));

test('a row at risk is marked at its value, a column at its key, and an edit moves nothing else', async () => {
  const uri = await opened(lines, 'jsonl', 'jsonl');
  const alone = client.shown(uri).find(({ code }) => code === 'row-stands-alone');
  assert.equal(alone?.range.start.line, 11);
  const line = lines.split('\n')[11];
  const marked = line.slice(alone?.range.start.character, alone?.range.end.character);
  assert.equal(marked, '91');
  assert.deepEqual(
    shown(uri).filter(({ code }) => code === 'bad-json'),
    [],
  );
  const status = client.statuses.findLast((one) => one.uri === uri);
  assert.deepEqual([status?.rows, status?.columns, status?.delimiter], [12, 4, undefined]);
});

test('a line that is damaged is marked where it goes wrong, and no longer once it is mended', async () => {
  const uri = await opened(lines.replace('"m"', '"m'), 'jsonl', 'jsonl');
  assert.ok(client.shown(uri).some(({ code, range }) => code === 'bad-json' && range.start.line === 0));
});

test('a hover on a key is about the column, on a value about the row', async () => {
  const uri = await opened(list, 'json', 'json');
  const at = async (line: number, text: string) => {
    const character = list.split('\n')[line].indexOf(text) + 1;
    const params = { textDocument: { uri }, position: { line, character } };
    const hover: Hover | null = await client.connection.sendRequest('textDocument/hover', params);
    return JSON.stringify(hover?.contents ?? '');
  };
  assert.match(await at(3, '"age"'), /age/);
  assert.match(await at(12, '91'), /row|alone|1 of/i);
  assert.notEqual(await at(3, '"age"'), await at(12, '91'));
});

test('removing the row from the menu leaves a list without it', async () => {
  for (const [text, ending, languageId, line] of [
    [list, 'json', 'json', 12],
    [lines, 'jsonl', 'jsonl', 11],
  ] as const) {
    const uri = await opened(text, ending, languageId);
    const alone = client.shown(uri).filter(({ code }) => code === 'row-stands-alone');
    assert.equal(alone[0]?.range.start.line, line);
    const found: CodeAction[] = await client.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range: alone[0].range,
      context: { diagnostics: alone, triggerKind: 1 },
    });
    const titles = found.map(({ title }) => title);
    const removal = found.find(({ title }) => title === 'Remove this row');
    assert.ok(removal, titles.join('; '));
    assert.doesNotMatch(titles.join('; '), /header|first record|apostrophe|quotes/);
    const resolved: CodeAction = await client.connection.sendRequest('codeAction/resolve', removal);
    const edits = editsIn(resolved);
    const left = applied(text, edits);
    const parsed =
      ending === 'json'
        ? JSON.parse(left)
        : left
            .trimEnd()
            .split('\n')
            .map((one) => JSON.parse(one));
    assert.deepEqual(parsed, rows.slice(0, 11));
  }
});

test('other JSON is left alone: nothing is said of it', async () => {
  for (const text of ['{"name":"x","scripts":{}}', '[1,2,3]', '[]', '', '[["a"]]']) {
    const uri = `file:///quasi-test/json-${++documents}.json`;
    await client.open(uri, text, 'json');
    const last = await opened(lines, 'jsonl', 'jsonl');
    assert.ok(client.shown(last).length > 0);
    assert.equal(
      client.statuses.some((one) => one.uri === uri),
      false,
    );
  }
});

function editsIn({ edit }: CodeAction): TextEdit[] {
  const changes = edit?.documentChanges?.flatMap((change) => ('edits' in change ? change.edits : [])) ?? [];
  return [...changes, ...Object.values(edit?.changes ?? {}).flat()] as TextEdit[];
}

function applied(text: string, edits: readonly TextEdit[]): string {
  const starts = [0];
  for (const [i, character] of [...text].entries()) if (character === '\n') starts.push(i + 1);
  const offset = ({ line, character }: { line: number; character: number }) =>
    (starts[line] ?? text.length) + character;
  let edited = text;
  for (const { range, newText } of edits.toSorted((a, b) => offset(b.range.start) - offset(a.range.start)))
    edited = edited.slice(0, offset(range.start)) + newText + edited.slice(offset(range.end));
  return edited;
}
