/** The entry in the status bar: its words for each state of a file, when it is there, what its card may do, and its menu. */
import assert from 'node:assert/strict';
import type { FileStatus } from '@quasi/shared/protocol';
import { commands, extensions, MarkdownString, type Memento, type StatusBarItem, window, workspace } from 'vscode';
import { activeTable } from '../../../client/src/activeTable.ts';
import { FileStatuses } from '../../../client/src/fileStatuses.ts';
import { PausedFiles } from '../../../client/src/pausedFiles.ts';
import { ShownFile } from '../../../client/src/shownFile.ts';
import { createStatusBarItem } from '../../../client/src/statusBar.ts';
import { type MenuState, menuEntries } from '../../../client/src/statusMenu.ts';
import { barText, pausedText, statusText, stoppedText } from '../../../client/src/statusText.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, openNew } from './documents.ts';

const ready: FileStatus = {
  uri: 'file:///people.csv',
  state: 'ready',
  rows: 12_000,
  columns: 4,
  k: 1,
  targetK: 5,
  uniqueRows: 8520,
  inShort: '2 identifiers · k 1 of 5',
  verdictState: 'not-ready',
  icon: 'warning',
  nextFixes: ['identifiers', 'k'],
  unit: 'Rows are people: sex, age.',
  verdict: 'Not ready for default: 2 direct identifiers.',
  card: '**people\\.csv**',
};

const remembered = new Map<string, unknown>();
const memory = {
  keys: () => [...remembered.keys()],
  get: (key: string, otherwise?: unknown) => remembered.get(key) ?? otherwise,
  update: async (key: string, value: unknown) => void remembered.set(key, value),
} as Memento;

suite('Status bar', () => {
  teardown(closeAll);

  test('the verdict in short, with an icon for its state, and in full for who hears it', () => {
    assert.deepEqual(barText(ready), {
      text: '$(warning) 2 identifiers · k 1 of 5',
      spoken: 'Quasi: Not ready for default: 2 direct identifiers.',
    });
    assert.equal(barText({ ...ready, icon: 'dash', inShort: 'Not about people' }).text, '$(dash) Not about people');
  });

  test('while it is analysed it turns and keeps what was known; a failure has its reason', () => {
    const analysing = { ...ready, state: 'analysing', stage: 'Comparing rows', progress: 0.5 } as const;
    assert.deepEqual(barText(analysing), {
      text: '$(sync~spin) 2 identifiers · k 1 of 5',
      spoken: 'Quasi: 2 identifiers · k 1 of 5. Comparing rows: 50 %',
    });
    assert.deepEqual(barText({ uri: ready.uri, state: 'failed', reason: 'The file is gone.' }), {
      text: '$(error) Quasi: not analysed',
      spoken: 'Quasi: not analysed. The file is gone.',
    });
    assert.deepEqual(barText(undefined), {
      text: '$(shield) Quasi',
      spoken: 'Quasi: This file is not analysed yet.',
    });
  });

  test('a server that is gone and a file that is paused say so', () => {
    assert.deepEqual(stoppedText('It ended.'), { text: '$(error) Quasi stopped', spoken: 'Quasi stopped. It ended.' });
    assert.deepEqual(pausedText(), { text: '$(debug-pause) Quasi', spoken: 'Quasi: paused for this file' });
  });

  test('the menu has what makes sense for the file, and nothing else', () => {
    const commandsOf = (state: Partial<MenuState>): string[] =>
      menuEntries({
        status: ready,
        isStopped: false,
        isPaused: false,
        isOpen: true,
        isTable: false,
        isHeatMapOn: false,
        ...state,
      }).map(({ command }) => command.replace('quasi.', ''));
    const columns = ['showColumns', 'reviewColumns'];
    assert.deepEqual(commandsOf({}), [
      ...['openReport', 'fixIdentifiers', 'reachK', 'setPolicy', ...columns],
      ...['showHeatMap', 'openConfig', 'acceptBaseline', 'notAboutPeople', 'pauseFile'],
    ]);
    const onlyK = commandsOf({ status: { ...ready, nextFixes: ['k'] } });
    assert.deepEqual(onlyK.slice(0, 3), ['openReport', 'reachK', 'setPolicy']);
    assert.ok(!commandsOf({ status: { ...ready, nextFixes: [] } }).includes('reachK'));
    assert.ok(commandsOf({ isHeatMapOn: true }).includes('hideHeatMap'));
    const things = commandsOf({ status: { ...ready, isAboutNobody: true } });
    assert.deepEqual(things, ['openReport', ...columns, 'openConfig', 'pauseFile']);
    assert.deepEqual(commandsOf({ status: { ...ready, isNoise: true } }), things);
    assert.deepEqual(commandsOf({ isPaused: true }), ['resumeFile', 'openConfig']);
    assert.deepEqual(commandsOf({ isStopped: true }), ['restartServer', 'showLog']);
    const failed = commandsOf({ status: { uri: ready.uri, state: 'failed', reason: 'x' } });
    assert.deepEqual(failed, ['restartServer', 'showLog', 'openConfig', 'pauseFile']);
    assert.deepEqual(commandsOf({ status: undefined }), [...columns, 'openConfig', 'pauseFile', 'showLog']);
  });

  test('of a file that has no document the menu offers no edits, and a copy in a terminal', () => {
    const commandsOf = (status: FileStatus | undefined, isTable = false): string[] =>
      menuEntries({ status, isStopped: false, isPaused: false, isOpen: false, isTable, isHeatMapOn: false }).map(
        ({ command }) => command.replace('quasi.', ''),
      );
    const about = ['showColumns', 'reviewColumns', 'openConfig'];
    assert.deepEqual(commandsOf(ready), [
      ...['openReport', 'copyAnonymizeCommand', 'setPolicy', ...about],
      ...['notAboutPeople', 'checkFile'],
    ]);
    assert.deepEqual(commandsOf({ ...ready, isAboutNobody: true }), ['openReport', ...about, 'checkFile']);
    assert.deepEqual(commandsOf(ready, true), ['openReport', 'setPolicy', ...about, 'notAboutPeople', 'checkTable']);
    assert.deepEqual(commandsOf(undefined), ['checkFile', 'openReport', 'openConfig']);
    assert.deepEqual(commandsOf({ uri: ready.uri, state: 'failed', reason: 'x' }), [
      'checkFile',
      'openReport',
      'openConfig',
    ]);
  });

  test('each entry of the menu has an icon and a command that there is', async () => {
    await extensions.getExtension('datarisk.quasi')?.activate();
    const known = await commands.getCommands(true);
    const state = {
      status: ready,
      isStopped: false,
      isPaused: false,
      isOpen: true,
      isTable: false,
      isHeatMapOn: false,
    };
    for (const { label, command } of [...menuEntries(state), ...menuEntries({ ...state, isPaused: true })]) {
      assert.match(label, /^\$\([\w-]+\) [A-Zk]/);
      assert.ok(known.includes(command), command);
    }
  });

  test('names make no icons and no links in the language status', () => {
    const quasiIdentifiers = ['[x](command:workbench.action.quit)', '$(flame)', 'zip'];
    const verdict = 'Identified: $(flame) accepted.';
    const { risk, table } = statusText({ ...ready, quasiIdentifiers, verdict });
    assert.match(risk.detail, /Identified: \$ \(flame\) accepted\./);
    assert.equal(table?.detail, 'on [x] (command:workbench.action.quit), $ (flame), zip');
  });

  test('it is there for data files only, shows the card, trusts nothing in it, and leads to the columns', async () => {
    const { createStatusBarItem: create } = window;
    const shown = { isVisible: false };
    const item = {
      show: () => {
        shown.isVisible = true;
      },
      hide: () => {
        shown.isVisible = false;
      },
      dispose: () => {},
    } as unknown as StatusBarItem;
    window.createStatusBarItem = (() => item) as unknown as typeof create;
    const statuses = new FileStatuses();
    const paused = new PausedFiles(memory);
    const file = new ShownFile(statuses);
    const created = createStatusBarItem(statuses, paused, file);
    window.createStatusBarItem = create;
    try {
      const { uri } = await openNew('bar.csv', ['a,b', '1,2']);
      await eventually(() => assert.ok(shown.isVisible));
      assert.equal(item.tooltip, 'Quasi: This file is not analysed yet.');
      statuses.update(uri.toString(), { ...ready, card: '[x](command:workbench.action.quit) $(flame)' });
      assert.equal(item.text, '$(warning) 2 identifiers · k 1 of 5');
      assert.match(item.accessibilityInformation?.label ?? '', /Not ready/);
      const card: unknown = item.tooltip;
      assert.ok(card instanceof MarkdownString);
      const { isTrusted, supportHtml, supportThemeIcons } = card;
      assert.deepEqual([isTrusted, supportHtml, supportThemeIcons], [false, false, false]);
      assert.deepEqual([item.color, item.backgroundColor], [undefined, undefined]);
      assert.equal(typeof item.command === 'object' && item.command.command, 'quasi.statusMenu');
      await paused.pause(uri.toString());
      assert.equal(item.text, '$(debug-pause) Quasi');
      await paused.resume(uri.toString());
      assert.equal(item.text, '$(warning) 2 identifiers · k 1 of 5');
      statuses.fail('The server is gone.');
      assert.equal(item.text, '$(error) Quasi stopped');
      assert.equal(item.tooltip, 'Quasi stopped. The server is gone.');
      statuses.revive();
      assert.equal(item.text, '$(warning) 2 identifiers · k 1 of 5');
      await openNew('bar.txt', ['a,b', '1,2']);
      await eventually(() => assert.ok(!shown.isVisible));
    } finally {
      created.dispose();
      statuses.dispose();
    }
  });

  test('a comparison with another version has the entry of the file', async () => {
    const { uri } = await openNew('compared.csv', ['a,b', '1,2']);
    const before = uri.with({ path: uri.path.replace('compared', 'before') });
    await workspace.fs.writeFile(before, new TextEncoder().encode('a,b\n1,3\n'));
    await commands.executeCommand('vscode.diff', before, uri, 'compared');
    await eventually(() => assert.equal(activeTable()?.uri.toString(), uri.toString()));
    await commands.executeCommand('workbench.action.compareEditor.focusSecondarySide');
    await eventually(() => assert.equal(activeTable()?.uri.toString(), uri.toString()));
  });

  test('where Quasi is turned off there is no table to show anything of', async () => {
    const { uri } = await openNew('off.csv', ['a,b', '1,2']);
    const settings = workspace.getConfiguration('quasi');
    await eventually(() => assert.equal(activeTable()?.uri.toString(), uri.toString()));
    await settings.update('enable', false, true);
    try {
      assert.equal(activeTable(), undefined);
    } finally {
      await settings.update('enable', undefined, true);
    }
  });
});
