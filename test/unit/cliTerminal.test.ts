/** What the environment says of the terminal: colours, links, width, and whether an agent reads along. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { agentVariables } from '../../server/src/cli/agent.ts';
import { coloursFor } from '../../server/src/cli/colours.ts';
import { linksFor } from '../../server/src/cli/links.ts';
import { cutPathTo, cutTo, outputWidth, widthOf } from '../../server/src/cli/terminalWidth.ts';
import { project, quasi } from '../figures/quasi.ts';

const before = { ...process.env };
const names = [
  ...['NO_COLOR', 'FORCE_COLOR', 'CLICOLOR_FORCE', 'TERM', 'CI', 'COLUMNS', 'FORCE_HYPERLINK', 'TERM_PROGRAM'],
  ...['VTE_VERSION', 'WT_SESSION', 'KONSOLE_VERSION', ...agentVariables],
];
const clear = () => {
  for (const name of names) delete process.env[name];
};
beforeEach(clear);
after(() => {
  clear();
  Object.assign(process.env, before);
});

const terminal = { isTTY: true, columns: 90 } as NodeJS.WriteStream;
const pipe = { isTTY: false } as NodeJS.WriteStream;
const isColoured = (stream: NodeJS.WriteStream, areRefused = false) => coloursFor(stream, areRefused).red('x') !== 'x';

test('colours: in a terminal, where nothing refuses them', () => {
  assert.deepEqual([isColoured(terminal), isColoured(pipe), isColoured(terminal, true)], [true, false, false]);
  process.env['TERM'] = 'dumb';
  assert.equal(isColoured(terminal), false);
});

const environments: readonly (readonly [given: Record<string, string>, inTerminal: boolean, inPipe: boolean])[] = [
  [{ NO_COLOR: '1' }, false, false],
  [{ NO_COLOR: '' }, true, false],
  [{ FORCE_COLOR: '1' }, true, true],
  [{ FORCE_COLOR: '0' }, false, false],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, true],
  [{ CLICOLOR_FORCE: '1' }, true, true],
  [{ CLICOLOR_FORCE: '0' }, true, false],
  [{ CLICOLOR_FORCE: '1', NO_COLOR: '1' }, false, false],
];
for (const [given, inTerminal, inPipe] of environments) {
  test(`colours with ${JSON.stringify(given)}`, () => {
    Object.assign(process.env, given);
    assert.deepEqual([isColoured(terminal), isColoured(pipe)], [inTerminal, inPipe]);
    assert.equal(isColoured(terminal, true), false);
  });
}

test('links: in terminals that show them, not in a pipe, not in CI', () => {
  const isLink = (stream: NodeJS.WriteStream) => linksFor(stream)('x', 'https://example.org') !== 'x';
  assert.deepEqual([isLink(terminal), isLink(pipe)], [false, false]);
  process.env['TERM_PROGRAM'] = 'vscode';
  assert.deepEqual([isLink(terminal), isLink(pipe)], [true, false]);
  process.env['CI'] = 'true';
  assert.equal(isLink(terminal), false);
  process.env['FORCE_HYPERLINK'] = '1';
  assert.equal(isLink(pipe), true);
});

test('the width is that of the terminal, or what COLUMNS says', () => {
  assert.deepEqual([outputWidth(terminal), outputWidth(pipe)], [90, undefined]);
  process.env['COLUMNS'] = '72';
  assert.deepEqual([outputWidth(terminal), outputWidth(pipe)], [72, 72]);
  process.env['COLUMNS'] = 'wide';
  assert.equal(outputWidth(pipe), undefined);
});

test('the width of letters, marks and pictures', () => {
  const widths: readonly (readonly [string, number])[] = [
    ['straße', 6],
    ['回答者ID', 8],
    ['ｶﾀｶﾅ', 4],
    ['한국어', 6],
    ['e\u0301te\u0301', 3],
    ['📮 post', 7],
    ['⚠ ✖ ✓ ℹ', 7],
    ['→ … · –', 7],
  ];
  for (const [text, width] of widths) assert.equal(widthOf(text), width, text);
  assert.equal(cutTo('回答者ID', 5), '回答…');
  assert.equal(cutTo('回答者ID', 4), '回…');
  assert.equal(cutPathTo('data/folder/people.csv', 12), '…/people.csv');
});

test('an agent gets one line a finding and the summary, unless it asks for a format', () => {
  const samples = join(project, 'samples');
  const text = quasi(['check', samples]).out;
  for (const name of agentVariables) {
    clear();
    process.env[name] = '1';
    const { out } = quasi(['check', samples]);
    assert.equal(out, quasi(['check', samples, '--format', 'concise']).out);
    assert.match(out, /\n4 files: 4 not ready · [^\n]+\n$/);
    assert.equal(quasi(['check', samples, '--format', 'text']).out, text);
  }
});

test('the samples have fewer than 60 lines at 100 columns, and no line is wrapped', () => {
  process.env['COLUMNS'] = '100';
  const lines = quasi(['check', 'samples/']).out.trimEnd().split('\n');
  assert.ok(lines.length < 60, `${lines.length} lines`);
  for (const line of lines) assert.ok(widthOf(line) <= 100, line);
});

test('--statistics takes no format, and --fail-on takes info', () => {
  const samples = join(project, 'samples');
  const { code, err } = quasi(['check', samples, '--statistics', '--format', 'json']);
  assert.equal(code, 2);
  assert.match(err, /^quasi: --statistics has a form of its own: leave out --format\.\n$/);
  const { out } = quasi(['check', samples, '--statistics', '--fail-on', 'never']);
  assert.match(out, /^ *\d+ {2}⚠ warning {2}small-classes\n/);
  assert.equal(quasi(['check', samples, '--quiet', '--fail-on', 'info']).code, 1);
  assert.equal(quasi(['check', samples, '--quiet', '--fail-on', 'information']).code, 1);
});
