/** Whatever stands in a cell, a header, the name of a file or an argument: every command prints it inert, and shortened where a person reads. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-hostile-'));
after(() => rmSync(folder, { recursive: true }));

/** Escape sequences of both sorts, direction controls, zero-width and soft characters, tags, a bell, a carriage return, DEL. */
const active = '\u001b[31m\u001b]0;t\u0007\u009b2J\r\u202e\u2066\u200b\u00ad\ufeff\u{e0041}\u007f';
const inert = `<b>x</b>[y](command:z)${active}`;
const long = `${active}${'long'.repeat(25_000)}`;

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

const header = ['sex', 'mail', `a${inert}`, long, `n${active}ote`].map(quoted).join(',');
const records = Array.from({ length: 12 }, (_, i) =>
  [i % 2 ? 'f' : 'm', `u${i}@example.org`, `=v${i}${inert}`, `${i % 5}`, i === 3 ? long : inert].map(quoted).join(','),
);
const text = `${header}\n${records.join('\n')}\n"x${active}\n`;
// Windows allows no names of this kind.
const fileName = process.platform === 'win32' ? 'hostile.csv' : 'a<b>\u001b[31m\u202e\u009b2J\u200b.csv';
const file = join(folder, fileName);
writeFileSync(file, text);

/** All but the line feed that a terminal obeys or that it shows as nothing. */
const forbidden =
  /[\0-\x09\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

const config = join(folder, 'quasi.json');
const brokenConfig = join(folder, 'broken.json');
writeFileSync(
  config,
  JSON.stringify({
    // Names over several lines are none, unless somebody says so.
    header: 'yes',
    allow: [{ rule: 'direct-identifier', column: 'mail', reason: inert, by: `by${active}` }],
  }),
);
writeFileSync(
  brokenConfig,
  JSON.stringify({ [`key${inert}`]: 1, [long]: 2, policy: inert, rules: { [inert]: 'off' } }),
);

const evidence = join(folder, 'evidence.json');

/** Arguments, and whether a person reads what is printed: JSON gives names as they are, with escapes. */
const commands: readonly (readonly [args: readonly string[], isForPeople: boolean])[] = [
  [['check', file], true],
  [['check', file, '--evidence', evidence], true],
  [['check', file, '--format', 'json'], false],
  [['check', `${file}${active}`, join(folder, long)], true],
  [['check', join(folder, `*${inert}`), join(folder, `{${long}`)], true],
  [['check', file, '--qi', inert], true],
  [['check', file, '--qi', long], true],
  [['check', file, '--policy', inert], true],
  [['check', file, '--config', join(folder, inert)], true],
  [['check', file, '--config', brokenConfig], true],
  [['check', file, '--evidence', join(folder, inert, long)], true],
  [['check', file, '--format', inert], true],
  [['measure', file], false],
  [['measure', file, '--columns', long], true],
  [['measure', file, '--only', inert], true],
  [['explain', file], true],
  [['explain', file, '--row', '4'], true],
  [['explain', file, '--column', `a${inert}`], true],
  [['explain', file, '--column', long], true],
  [['explain', file, '--column', inert], true],
  [['explain', file, '--json'], false],
  [['explain', file, '--row', '4', '--json'], false],
  [['explain', file, '--column', long, '--json'], false],
  [['rules'], true],
  [['explain-rule', inert], true],
  [['explain-rule', long], true],
  [[inert], true],
  [[long], true],
  [['check', `--${inert}`], true],
  [['check', `--${long}`], true],
  [['help', long], true],
];

for (const [i, [args, isForPeople]] of commands.entries()) {
  const options = args.filter((arg) => /^(--)?[a-z-]+$/.test(arg) && arg.length < 20);
  test(`${i + 1}: quasi ${options.join(' ')} prints nothing that acts`, () => {
    const { out, err, code } = quasi(args);
    assert.ok(out + err !== '' && code !== null);
    assert.doesNotMatch(out.match(forbidden)?.[0] ?? '', /./s, 'on standard output');
    assert.doesNotMatch(err.match(forbidden)?.[0] ?? '', /./s, 'on standard error');
    assert.doesNotMatch(err, /an error in Quasi itself/);
    const lines = `${isForPeople ? out : ''}\n${err}`.split('\n');
    const longest = Math.max(...lines.map(({ length }) => length));
    assert.ok(longest < 3000, `a line of ${longest} characters`);
  });
}

test('evidence holds no character that acts, and the names and reasons as they are', () => {
  quasi(['check', file, '--quiet', '--evidence', evidence]);
  const written = readFileSync(evidence, 'utf8');
  assert.doesNotMatch(written.match(forbidden)?.[0] ?? '', /./s);
  const [{ file: name, roles, exceptions }] = JSON.parse(written).files;
  assert.equal(name, file);
  assert.equal(roles[2].column, `a${inert}`);
  assert.equal(exceptions[0].reason, inert);
});
