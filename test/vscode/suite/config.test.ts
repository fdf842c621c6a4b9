/** `quasi.json` in the editor: roles and exceptions from the lightbulb write it, what is written holds at once, and it is completed and explained. */
import assert from 'node:assert/strict';
import {
  type CodeAction,
  CodeActionKind,
  type CompletionList,
  commands,
  languages,
  Position,
  Range,
  type TextDocument,
  type Uri,
  window,
  workspace,
} from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, findingsOf, hoverText, open, openNew, replace, wholeOf, writeFile } from './documents.ts';

const people = ['age,sex,contact', ...Array.from({ length: 6 }, (_, i) => `${30 + i},f,ann${i}@example.org`)];

const commented = ['{', '  // Ours.', '  "k": 2, // Few.', '  "columns": {}', '}'];

async function actionsAt(
  { uri }: TextDocument,
  line: number,
  character: number,
  kind = CodeActionKind.QuickFix.value,
): Promise<readonly CodeAction[]> {
  return await commands.executeCommand<CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    new Range(line, character, line, character),
    kind,
  );
}

/** Behind one entry of the menu stand roles, and exceptions: they are asked for by kinds of their own. */
function kindOf(start: string): string {
  if (start.startsWith('Mark')) return 'refactor.rewrite.quasiRole';
  return start.startsWith('Allow') ? 'quickfix.quasiAllow' : CodeActionKind.QuickFix.value;
}

/** Chooses an entry of the menu, as a click on it does. */
async function choose(document: TextDocument, line: number, character: number, start: string): Promise<void> {
  const action = await eventually(async () => {
    const actions = await actionsAt(document, line, character, kindOf(start));
    const found = actions.find(({ title }) => title.startsWith(start));
    assert.ok(found?.edit, actions.map(({ title }) => title).join('; '));
    return found;
  });
  assert.ok(action.edit && (await workspace.applyEdit(action.edit)));
  if (action.command) await commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
}

const textOf = (uri: Uri): string | undefined =>
  workspace.textDocuments.find((each) => each.uri.toString() === uri.toString())?.getText();

async function labelsAt(uri: Uri, position: Position): Promise<string[]> {
  const list = await commands.executeCommand<CompletionList>('vscode.executeCompletionItemProvider', uri, position);
  return list.items.map(({ label }) => (typeof label === 'string' ? label : label.label).replaceAll('"', ''));
}

suite('quasi.json', () => {
  teardown(async () => {
    await closeAll();
    // No other test is to find it.
    const found = await workspace.findFiles('**/{quasi.json,*.quasi.json}');
    for (const uri of found) await workspace.fs.delete(uri);
  });

  test('a role from the lightbulb is written, keeps the comments, and holds before it is saved', async () => {
    const config = writeFile('quasi.json', commented);
    const document = await openNew('roles.csv', people);
    await eventually(() => assert.equal(findingsOf(document.uri, 'direct-identifier').length, 1));
    await choose(document, 0, 10, 'Mark contact as insensitive (now identifier)');
    await eventually(() => assert.equal(findingsOf(document.uri, 'direct-identifier').length, 0));
    const text = textOf(config) ?? '';
    for (const line of commented.slice(0, 3)) assert.ok(text.includes(line), text);
    assert.match(text, /"glob": "\.\/roles\.csv"/);
    await choose(document, 0, 10, 'Mark contact as identifier (now insensitive)');
    await eventually(() => assert.equal(findingsOf(document.uri, 'direct-identifier').length, 1));
  });

  test('where there is none it is made, and an exception has its reason selected', async () => {
    const document = await openNew('allowed.csv', people);
    await eventually(() => assert.equal(findingsOf(document.uri, 'direct-identifier').length, 1));
    await choose(document, 0, 10, 'Allow this finding: direct-identifier in contact…');
    await eventually(() => assert.equal(findingsOf(document.uri, 'direct-identifier').length, 0));
    await eventually(() => {
      const editor = window.activeTextEditor;
      assert.ok(editor);
      assert.ok(editor.document.uri.path.endsWith('/quasi.json'));
      assert.equal(editor.document.languageId, 'jsonc');
      assert.equal(editor.document.getText(editor.selection), 'not stated yet');
    });
  });

  test('whom the rows are about is said from the lightbulb, for this file, and holds before it is saved', async () => {
    const config = writeFile('quasi.json', commented);
    const document = await openNew('unit.csv', people);
    await eventually(() => assert.equal(findingsOf(document.uri, 'small-classes').length, 1));
    const titles = (await actionsAt(document, 0, 0)).map(({ title }) => title).filter((title) => /"unit"/.test(title));
    assert.deepEqual(titles, ['Not about people (set "unit" to "things")']);
    await choose(document, 0, 0, 'Not about people');
    await eventually(() => {
      const told = findingsOf(document.uri, 'small-classes').map(({ message }) => message);
      assert.match(told.join(), /^Declared as not about people, but .*\nQuasi compares no rows\./);
    });
    const text = textOf(config) ?? '';
    for (const line of commented.slice(0, 3)) assert.ok(text.includes(line), text);
    assert.match(text, /"glob": "\.\/unit\.csv",\s*"unit": ?"things"/);
    assert.match(await hoverText(document.uri, 0, 1), /The rows are not about people, so they are not compared/);
  });

  test('what is typed into it holds before it is saved, and what is wrong is said once', async () => {
    const document = await openNew('typed.csv', people);
    const config = await openNew('quasi.json', ['{}']);
    await replace(config, wholeOf(config), '{ "rules": { "direct-identifier": "off" } }\n');
    await eventually(() => assert.equal(findingsOf(document.uri, 'direct-identifier').length, 0));
    await replace(config, wholeOf(config), '{ "policy": "publc11", "colums": {} } // Ours\n');
    await eventually(() => {
      const all = languages.getDiagnostics(config.uri).map(({ range }) => config.getText(range));
      assert.deepEqual(all.sort(), ['"colums"', '"publc11"'], 'the schema knows one of them, Quasi the other');
      assert.equal(findings(config.uri).length, 1);
    });
  });

  test('it is completed and explained by its schema, and names of columns by the open files', async () => {
    await openNew('names.csv', people);
    const text = '{ "columns": { "contact": "" }, "k": 3, "allow": [{ "rule": "", "column": "" }] }';
    const config = await openNew('quasi.json', [text]);
    await eventually(async () => {
      const roles = await labelsAt(config.uri, new Position(0, text.indexOf('""') + 1));
      assert.ok(roles.includes('quasi-identifier') && roles.includes('sensitive'), roles.join());
    });
    await eventually(async () => assert.match(await hoverText(config.uri, 0, text.indexOf('"k"') + 1), /target k/));
    await eventually(async () => {
      const rules = await labelsAt(config.uri, new Position(0, text.indexOf('"rule": ""') + 9));
      assert.ok(rules.includes('direct-identifier') && rules.includes('small-classes'), rules.join());
    });
    await eventually(async () => {
      const names = await labelsAt(config.uri, new Position(0, text.lastIndexOf('""') + 1));
      assert.ok(names.includes('contact') && names.includes('sex'), names.join());
    });
  });

  test('an exception that is over is renewed', async () => {
    const entry = '{ "rule": "direct-identifier", "reason": "r", "until": "2020-01-01" }';
    const config = await open(writeFile('quasi.json', [`{ "allow": [${entry}] }`]));
    await eventually(() => assert.equal(findingsOf(config.uri, 'expired-exception').length, 1));
    await choose(config, 0, 20, 'Renew until ');
    await eventually(() => assert.equal(findings(config.uri).length, 0));
  });
});
