import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeMarkdown, toMarkdown } from './markdown.ts';
import { toText } from './text.ts';

const card = {
  title: 'zip_code',
  sentences: ['2 distinct values in 1,200 rows.', 'Not a quasi-identifier: the settings name other columns.'],
  values: [
    { name: 'Entropy', value: '0.92 bits' },
    { name: 'Missing', value: '0 (0 % of rows)' },
  ],
  sections: [],
};
const section = { title: 'In a_population', sentences: ['About 2.'], values: [{ name: 'Alone', value: '0.5' }] };

test('Markdown: the title in bold, each sentence on its line, the numbers as a table', () => {
  assert.equal(
    toMarkdown(card),
    [
      '**zip\\_code**',
      '',
      '2 distinct values in 1,200 rows.  ',
      'Not a quasi-identifier: the settings name other columns.',
      '',
      '| | |',
      '|:--|--:|',
      '| Entropy | 0.92 bits |',
      '| Missing | 0 (0 % of rows) |',
    ].join('\n'),
  );
});

test('text: one sentence a line, the numbers in a column', () => {
  assert.equal(
    toText(card),
    [
      'zip_code',
      '2 distinct values in 1,200 rows.',
      'Not a quasi-identifier: the settings name other columns.',
      '',
      'Entropy  0.92 bits',
      'Missing  0 (0 % of rows)',
    ].join('\n'),
  );
});

test('a section follows under its own title', () => {
  const withSection = { ...card, sections: [section] };
  assert.equal(
    toMarkdown(withSection),
    `${toMarkdown(card)}\n\n**In a\\_population**\n\nAbout 2.\n\n| | |\n|:--|--:|\n| Alone | 0.5 |`,
  );
  assert.equal(toText(withSection), `${toText(card)}\n\nIn a_population\nAbout 2.\n\nAlone  0.5`);
});

test('a card without numbers has no table', () => {
  const bare = { title: 'Row 1', sentences: ['Alone.'], values: [], sections: [] };
  assert.equal(toMarkdown(bare), '**Row 1**\n\nAlone.');
  assert.equal(toText(bare), 'Row 1\nAlone.');
});

test('nothing in a name can become markup', () => {
  const names: [string, string][] = [
    ['[click](command:workbench.action.quit)', '\\[click\\](command\\:workbench\\.action\\.quit)'],
    ['![x](http://e.org/x.png)', '\\!\\[x\\](http\\://e\\.org/x\\.png)'],
    ['<img src=x onerror=alert(1)>', '\\<img src\\=x onerror\\=alert(1)\\>'],
    ['<https://e.org>', '\\<https\\://e\\.org\\>'],
    ['www.example.org', 'www\\.example\\.org'],
    ['a@b.org', 'a\\@b\\.org'],
    ['**bold** _it_ ~~no~~ `code`', '\\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~ \\`code\\`'],
    ['$(trash) &lt;', '\\$(trash) \\&lt;'],
    ['a|b\\', 'a\\|b\\\\'],
    ['# title', '\\# title'],
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
    ['a\n\n# b', 'a \\# b'],
    ['\u202Ecba\x1b[2J', '·cba·\\[2J'],
  ];
  for (const [name, escaped] of names) assert.equal(escapeMarkdown(name), escaped);
});

test('in a terminal a name cannot send an escape sequence', () => {
  assert.equal(toText({ title: 'a\x1b]0;x\x07b', sentences: [], values: [], sections: [] }), 'a·]0;x·b');
});
