/** The view of columns: what its entries show, say and are known by, and what its commands do. */
import assert from 'node:assert/strict';
import type { ColumnEntry } from '@quasi/shared/protocol';
import {
  commands,
  MarkdownString,
  Range,
  type ThemeIcon,
  TreeItemCollapsibleState,
  type Uri,
  window,
  workspace,
} from 'vscode';
import { activeTable } from '../../../client/src/activeTable.ts';
import { type ColumnNode, ColumnsTree } from '../../../client/src/columnsTree.ts';
import { messageOf } from '../../../client/src/columnsView.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, openNew, writeFile } from './documents.ts';

const file = 'file:///people.csv';

const entry = (name: string, column: number, more: Partial<ColumnEntry> = {}): ColumnEntry => ({
  column,
  name,
  role: 'quasi-identifier',
  description: '0.41 · quasi-identifier',
  spoken: `${name}: quasi-identifier, sensitivity 0.41 among quasi-identifiers`,
  range: { start: { line: 0, character: 0 }, end: { line: 0, character: name.length } },
  details: [],
  ...more,
});

const zip = entry('zip', 1, {
  details: [
    { sort: 'finding', severity: 'warning', text: 'zip gives people away', spoken: 'Warning: zip gives people away.' },
    { sort: 'key', text: 'with sex: 12 %', spoken: 'Small key: 12 % of the rows are alone on sex, zip.' },
    { sort: 'dependency', text: 'follows from city: 93 %', spoken: 'Dependency: city tells 93 % of zip.' },
  ],
});

/** Gives the answers that it was given, in its own time. */
class Source {
  answers: (readonly ColumnEntry[] | null | Promise<readonly ColumnEntry[] | null>)[] = [];
  card = '**zip**';
  readonly asked: string[] = [];

  async columns(uri: string): Promise<readonly ColumnEntry[] | null> {
    this.asked.push(uri);
    return (await this.answers.shift()) ?? null;
  }

  async cardOf(): Promise<string> {
    return this.card;
  }
}

function treeOn(source: Source): ColumnsTree {
  return new ColumnsTree({ columns: (uri) => source.columns(uri), card: () => source.cardOf() });
}

async function treeWith(...entries: readonly ColumnEntry[]): Promise<ColumnsTree> {
  const source = new Source();
  source.answers = [entries];
  const tree = treeOn(source);
  await tree.show(file);
  return tree;
}

const namesIn = (tree: ColumnsTree) => tree.nodes?.map((node) => node.entry.name);
const items = (tree: ColumnsTree) => tree.getChildren().map((node) => tree.getTreeItem(node));

suite('Columns view', () => {
  test('each column has its name, its sensitivity and role, an icon, and words for who hears it', async () => {
    const tree = await treeWith(entry('mail', 0, { role: 'identifier', description: 'identifier' }), zip);
    const [mail, code] = items(tree);
    assert.deepEqual([mail?.label, mail?.description], ['mail', 'identifier']);
    assert.equal(mail?.collapsibleState, TreeItemCollapsibleState.None);
    assert.deepEqual([code?.label, code?.description], ['zip', '0.41 · quasi-identifier']);
    assert.equal(code?.collapsibleState, TreeItemCollapsibleState.Collapsed);
    assert.equal(
      code?.accessibilityInformation?.label,
      'zip: quasi-identifier, sensitivity 0.41 among quasi-identifiers',
    );
    assert.equal(code?.contextValue, 'column');
    assert.equal(code?.command?.command, 'quasi.columns.reveal');
  });

  test('each role has an icon of its own', async () => {
    const roles = ['identifier', 'quasi-identifier', 'sensitive', 'subject', 'weight', 'insensitive', 'unknown'];
    const tree = await treeWith(...roles.map((role, i) => entry(role, i, { role })));
    const icons = items(tree).map(({ iconPath }) => (iconPath as ThemeIcon).id);
    assert.equal(new Set(icons).size, roles.length, icons.join());
  });

  test('below a column stand its findings, keys and dependencies, each with an icon and words', async () => {
    const tree = await treeWith(zip);
    const [node] = tree.getChildren();
    const details = tree.getChildren(node).map((each) => tree.getTreeItem(each));
    assert.deepEqual(
      details.map(({ label, iconPath, tooltip }) => [label, (iconPath as ThemeIcon).id, tooltip]),
      [
        ['zip gives people away', 'warning', 'Warning: zip gives people away.'],
        ['with sex: 12 %', 'key', 'Small key: 12 % of the rows are alone on sex, zip.'],
        ['follows from city: 93 %', 'link', 'Dependency: city tells 93 % of zip.'],
      ],
    );
    for (const { accessibilityInformation, tooltip, command } of details) {
      assert.equal(accessibilityInformation?.label, tooltip);
      assert.equal(command?.command, 'quasi.columns.reveal');
    }
    const [detail] = tree.getChildren(node);
    assert.ok(detail);
    assert.equal(tree.getParent(detail), node);
  });

  test('the card comes when somebody points at a column, and nothing in it is trusted', async () => {
    const source = new Source();
    source.answers = [[zip]];
    source.card = '[x](command:workbench.action.quit) <b>bold</b> $(flame)';
    const tree = treeOn(source);
    await tree.show(file);
    const [node] = tree.getChildren();
    assert.ok(node);
    const item = tree.getTreeItem(node);
    assert.equal(item.tooltip, undefined);
    const { tooltip } = await tree.resolveTreeItem(item, node);
    assert.ok(tooltip instanceof MarkdownString);
    assert.deepEqual(
      [tooltip.value, tooltip.isTrusted, tooltip.supportHtml, tooltip.supportThemeIcons],
      [source.card, false, false, false],
    );
  });

  test('a column put in before others, or another order, leaves each its identity; equal names are told apart', async () => {
    const ids = async (...entries: readonly ColumnEntry[]) =>
      new Map((await treeWith(...entries)).nodes?.map(({ id, entry: one }) => [one.column, id]));
    const before = await ids(entry('zip', 1), entry('age', 0), entry('x', 2), entry('x', 3));
    const after = await ids(entry('x', 4), entry('age', 1), entry('zip', 2), entry('new', 0), entry('x', 3));
    assert.deepEqual(
      [0, 1, 2, 3].map((column) => before.get(column)),
      [1, 2, 3, 4].map((column) => after.get(column)),
    );
    assert.equal(new Set(before.values()).size, 4);
  });

  test('an answer that has been overtaken is dropped, and what was known stays until there is a new one', async () => {
    const source = new Source();
    let answerLate: (entries: readonly ColumnEntry[]) => void = () => {};
    const late = new Promise<readonly ColumnEntry[]>((resolve) => {
      answerLate = resolve;
    });
    source.answers = [late, [zip], null, [entry('b', 0)]];
    const tree = treeOn(source);
    const first = tree.show(file);
    await tree.show(file);
    answerLate([entry('stale', 0)]);
    await first;
    assert.deepEqual(namesIn(tree), ['zip']);
    await tree.show(file);
    assert.deepEqual(namesIn(tree), ['zip'], 'nothing new is known');
    const other = tree.show('file:///b.csv');
    assert.equal(tree.nodes, undefined, 'the columns of another file are not shown for this one');
    await other;
    assert.deepEqual(namesIn(tree), ['b']);
    await tree.show(undefined);
    assert.deepEqual([tree.nodes, tree.getChildren()], [undefined, []]);
    assert.equal(source.asked.length, 4);
  });

  test('where it is empty it says why', () => {
    const status = { uri: file, state: 'ready', columns: 2000 } as const;
    assert.equal(messageOf(undefined, undefined, false), 'Quasi is looking at the columns…');
    assert.match(messageOf(undefined, undefined, true), /Check File/);
    assert.equal(
      messageOf(undefined, { ...status, state: 'failed', reason: 'The file is gone.' }, false),
      'The file is gone.',
    );
    assert.equal(messageOf(0, status, false), 'The file has no columns.');
    assert.equal(messageOf(9, { ...status, columns: 9 }, false), '');
    assert.equal(messageOf(500, status, false), 'The 500 columns most at risk, of 2,000.');
  });
});

const people = ['age,sex,contact', ...Array.from({ length: 6 }, (_, i) => `${30 + i},f,ann${i}@example.org`)];

function nodeOf(uri: Uri, name: string, from: number): ColumnNode {
  const range = { start: { line: 0, character: from }, end: { line: 0, character: from + name.length } };
  return { uri: uri.toString(), id: name, entry: entry(name, 2, { range }) };
}

/** Takes the first entry of the list that is being shown, as the Enter key does, once there is one. */
async function takeFirst(isDone: () => boolean): Promise<void> {
  await eventually(async () => {
    await commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    assert.ok(isDone());
  });
}

suite('Commands of the columns view', () => {
  teardown(async () => {
    await closeAll();
    for (const uri of await workspace.findFiles('**/quasi.json')) await workspace.fs.delete(uri);
  });

  test('a column is revealed and selected in its editor', async () => {
    const { uri } = await openNew('revealed.csv', people);
    await commands.executeCommand('quasi.columns.reveal', nodeOf(uri, 'contact', 8));
    const editor = window.activeTextEditor;
    assert.ok(editor?.selection.isEqual(new Range(0, 8, 0, 15)), JSON.stringify(editor?.selection));
    assert.equal(window.visibleTextEditors.length, 1);
  });

  test('who goes to the view or into the log has still the same file before them', async () => {
    const { uri } = await openNew('shown.csv', people);
    await commands.executeCommand('quasi.showColumns');
    assert.equal(activeTable()?.uri.toString(), uri.toString());
    await commands.executeCommand('quasi.showLog');
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.equal(activeTable()?.uri.toString(), uri.toString());
    await openNew('notes.txt', people);
    await eventually(() => assert.equal(activeTable(), undefined));
    await commands.executeCommand('workbench.action.closePanel');
  });

  test('a role is chosen from a list and written', async () => {
    writeFile('quasi.json', ['{}']);
    const { uri } = await openNew('marked.csv', people);
    await eventually(() => assert.equal(findingsOf(uri, 'direct-identifier').length, 1));
    let isDone = false;
    void commands.executeCommand('quasi.columns.mark', nodeOf(uri, 'contact', 8)).then(() => {
      isDone = true;
    });
    await takeFirst(() => isDone);
    await eventually(() => assert.equal(findingsOf(uri, 'direct-identifier').length, 0));
  });
});
