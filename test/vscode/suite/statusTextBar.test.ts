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
  uniqueShare: '71 %',
  isReady: false,
  unit: 'Rows are people: sex, age.',
  verdict: 'Not ready for default: k at least 5 (here 1).',
  card: '**people\\.csv**',
};

suite('Status bar', () => {
  teardown(closeAll);

  test('the risk in a few words, and for who hears it also whether the file is ready', () => {
    assert.deepEqual(barText(ready), {
      text: '$(shield) k = 1, 71 % alone',
      spoken: 'Quasi: k = 1, 71 % of rows alone. Not ready for default: k at least 5 (here 1).',
    });
    assert.deepEqual(barText({ ...ready, k: 12_000, uniqueRows: 0, isReady: true, verdict: 'Ready for default.' }), {
      text: '$(shield) k = 12,000',
      spoken: 'Quasi: k = 12,000. Ready for default.',
    });
    const verdict = 'Not judged: the file has no rows.';
    assert.deepEqual(barText({ uri: ready.uri, state: 'ready', rows: 0, verdict }), {
      text: '$(shield) Quasi –',
      spoken: 'Quasi. Not judged: the file has no rows.',
    });
  });

  test('while it is analysed it turns and keeps what was known; a failure has its reason', () => {
    const analysing = { ...ready, state: 'analysing', stage: 'Comparing rows', progress: 0.5 } as const;
    assert.deepEqual(barText(analysing), {
      text: '$(sync~spin) k = 1, 71 % alone',
      spoken: 'Quasi: k = 1, 71 % of rows alone. Comparing rows: 50 %',
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
      assert.equal(item.text, '$(shield) k = 1, 71 % alone');
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
