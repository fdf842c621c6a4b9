/** The entry in the status bar: its words for each state of a file, when it is there, and what its card may do. */
import assert from 'node:assert/strict';
import type { FileStatus } from '@quasi/shared/protocol';
import { MarkdownString, type StatusBarItem, window } from 'vscode';
import { FileStatuses } from '../../../client/src/fileStatuses.ts';
import { createStatusBarItem } from '../../../client/src/statusBar.ts';
import { barText, statusText } from '../../../client/src/statusText.ts';
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
  unit: 'Rows are people: sex, age.',
  verdict: 'Not ready for default: 2 columns identify people.',
  card: '**people\\.csv**',
};

suite('Status bar', () => {
  teardown(closeAll);

  test('the verdict in short, with an icon for its state, and in full for who hears it', () => {
    assert.deepEqual(barText(ready), {
      text: '$(warning) 2 identifiers · k 1 of 5',
      spoken: 'Quasi: Not ready for default: 2 columns identify people.',
    });
    const icons = {
      ready: 'pass',
      'not-ready': 'warning',
      provisional: 'question',
      identified: 'pass',
      'not-judged': 'question',
    } as const;
    for (const [verdictState, icon] of Object.entries(icons) as [keyof typeof icons, string][])
      assert.equal(barText({ ...ready, verdictState, inShort: 'x' }).text, `$(${icon}) x`);
    const things = { ...ready, verdictState: 'not-judged', isAboutNobody: true, inShort: 'Not about people' } as const;
    assert.equal(barText(things).text, '$(dash) Not about people');
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
    const created = createStatusBarItem(statuses);
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
      assert.equal(typeof item.command === 'object' && item.command.command, 'quasi.showColumns');
      statuses.fail('The server is gone.');
      assert.equal(item.tooltip, 'Quasi: not analysed. The server is gone.');
      await openNew('bar.txt', ['a,b', '1,2']);
      await eventually(() => assert.ok(!shown.isVisible));
    } finally {
      created.dispose();
      statuses.dispose();
    }
  });
});
