/** `quasi rules` and `quasi explain-rule`, run as processes: the catalogue and its pages, as the bundle alone holds them. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { rules } from '@quasi/shared/rules';
import { coloursFor } from '../../server/src/cli/colours.ts';
import { pageText } from '../../server/src/cli/pageText.ts';
import { program, project, quasi, quasiAt } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-rules-'));
after(() => rmSync(folder, { recursive: true }));

const plain = coloursFor(process.stdout, true);

test('the list has a line for each rule, with what it says', () => {
  const { code, out, err } = quasi(['rules']);
  assert.equal(code, 0);
  assert.equal(err, '');
  const [head, ...lines] = out.trimEnd().split('\n');
  assert.match(head, /^code +rule +on a +by default +says$/);
  assert.equal(lines.length, rules.length);
  for (const [i, { code, slug, scope, severity, summary }] of rules.entries()) {
    assert.deepEqual(lines[i].split(/ {2,}/), [code, slug, scope, severity, summary]);
  }
});

test('as JSON each rule has the names of the contract', () => {
  const listed: Record<string, string>[] = JSON.parse(quasi(['rules', '--json']).out);
  assert.deepEqual(
    listed.map(({ page: _, ...rest }) => rest),
    rules.map(({ code, slug, scope, severity, summary, since }) => ({ code, slug, scope, severity, summary, since })),
  );
  for (const { page, slug } of listed) {
    assert.equal(page, `https://github.com/datarisk/quasi/blob/main/docs/rules/${slug}.md`);
  }
});

test('a rule is explained without any other files than those of the bundle', () => {
  const alone = join(folder, 'dist/quasi.mjs');
  const built = dirname(program);
  for (const name of readdirSync(built).filter((each) => /^quasi\b.*\.mjs$/.test(each)))
    cpSync(join(built, name), join(folder, 'dist', name));
  cpSync(join(project, 'package.json'), join(folder, 'package.json'));
  const { out } = quasiAt(alone, ['explain-rule', 'risky-column']);
  assert.equal(out, quasi(['explain-rule', 'risky-column']).out);
});

test('each rule is explained, by its name and by its code', () => {
  for (const { code, slug, severity } of rules) {
    const { out, err, code: exit } = quasi(['explain-rule', slug]);
    assert.equal(err, '');
    assert.equal(exit, 0);
    assert.match(out, new RegExp(`^${slug}\n\n {2}${code}, on a [a-z]+, by default: ${severity}\\. Since `));
    for (const heading of ['What it finds', 'Why it matters', 'How the number is made', 'Example', 'What to do']) {
      assert.match(out, new RegExp(`\n\n${heading}\n\n {2}`));
    }
    assert.match(out, new RegExp(`\n\nhttps://\\S+/${slug}\\.md\n$`));
    assert.doesNotMatch(out, /<!--|\]\(|^#|^```/m);
  }
  assert.equal(quasi(['explain-rule', 'QS203']).out, quasi(['explain-rule', 'risky-column']).out);
  assert.equal(quasi(['explain-rule', 'qs203']).out, quasi(['explain-rule', 'Risky-Column']).out);
});

const refused: readonly (readonly [args: readonly string[], sentence: string])[] = [
  [['explain-rule'], 'Name a rule, as risky-column; "quasi rules" lists them.'],
  [['explain-rule', 'small-key', 'QS203'], 'Name one rule; explain-rule takes no more.'],
  [
    ['explain-rule', 'smal-key'],
    'There is no rule "smal-key"; did you mean small-key? "quasi rules" lists those there are.',
  ],
  [['explain-rule', 'QS293'], 'There is no rule "QS293"; did you mean QS203? "quasi rules" lists those there are.'],
  [['explain-rule', 'banana'], 'There is no rule "banana"; "quasi rules" lists those there are.'],
  [['rules', 'a.csv'], 'rules takes no file; "quasi explain-rule SLUG" explains one.'],
];
for (const [args, sentence] of refused) {
  test(`quasi ${args.join(' ')}: one line and exit code 2`, () => {
    assert.deepEqual(quasi(args), { code: 2, out: '', err: `quasi: ${sentence}\n` });
  });
}

test('of a page, paragraphs and lists are wrapped, and examples and tables are left as they are', () => {
  const page = [
    '<!-- Made. -->',
    '',
    '# title',
    '',
    '*QS1*, with **weight** and [a link](../x.md), a_name, `_code_` and 2 * 3 * 4',
    'and a line more.',
    '',
    '- first _item_ that goes on',
    '- second',
    '',
    '| a | b |',
    '|---|---|',
    '',
    '## Example',
    '```csv',
    'a_b_c,*d*',
    '',
    '# no heading, and no line that is wrapped either',
    '```',
    'After it.',
    '',
  ].join('\n');
  assert.deepEqual(pageText(page, plain, 28).split('\n'), [
    'title',
    '',
    '  QS1, with weight and a',
    '  link, a_name, `_code_` and',
    '  2 * 3 * 4 and a line more.',
    '',
    '  - first item that goes on',
    '  - second',
    '',
    '  | a | b |',
    '  |---|---|',
    '',
    'Example',
    '',
    '    a_b_c,*d*',
    '',
    '    # no heading, and no line that is wrapped either',
    '',
    '  After it.',
    '',
  ]);
});
