/** What a person sees in a terminal: the verdict first, one line a finding, and no line wider than the terminal. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { verdictWords } from '@quasi/shared/explain';
import { checkFile } from '../../server/src/cli/checkFile.ts';
import type { FileReport, LocatedFinding } from '../../server/src/cli/emitters/emitter.ts';
import { formats } from '../../server/src/cli/emitters/index.ts';
import { ruleCountsEmitter } from '../../server/src/cli/emitters/ruleCounts.ts';
import { textEmitter } from '../../server/src/cli/emitters/text.ts';
import { widthOf } from '../../server/src/cli/terminalWidth.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { plainStyle } from './plainStyle.ts';

const world = onlySettings(defaultSettings, undefined);
const reportOf = (text: string, path = 'people.csv') => ({
  ...drain(checkFile({ path: '-', world, input: Buffer.from(text) })),
  file: path,
});

const people = reportOf('sex,age,e-mail\nf,30,a@mail.ch\nf,30,b@mail.ch\nm,40,"=c@mail.ch"\n');
const safe = reportOf(`sex,age\n${'f,30\nm,40\nf,40\nm,30\n'.repeat(5)}`, 'safe.csv');
const things = reportOf(
  `sensor,celsius\n${Array.from({ length: 40 }, (_, i) => `s${i % 4},${20 + (i % 7)}`).join('\n')}\n`,
  'log.csv',
);

function textOf(reports: readonly FileReport[], style = plainStyle()): string[] {
  const emitter = textEmitter(style);
  return (reports.map((report) => emitter.file(report)).join('') + emitter.end()).split('\n');
}

test('path and verdict come first, then the command that helps, then a line a finding', () => {
  const [path, verdict, ...rest] = textOf([people]);
  assert.equal(path, 'people.csv  3 rows · 3 columns');
  const { state, identifiers } = verdictWords(people.facts);
  assert.ok(verdict?.startsWith(`✖ ${state}: ${identifiers}`), verdict);
  const next = rest.findIndex((line) => line.startsWith('  → quasi anonymize people.csv '));
  assert.ok(next >= 0 && next <= 1);
  assert.match(rest[next] as string, / --k 5 --suppress 0\.05 --remove e-mail -o OUT\.csv$/);
  for (const { finding } of people.findings) {
    const own = rest.filter((line) => line.includes(finding.message));
    assert.equal(own.length, 1, finding.message);
    assert.match(own[0] as string, /^ {2}\d+:\d+ +[✖⚠ℹ·] (?:error|warning|info|hint) {2}/);
    assert.ok(own[0]?.includes(finding.slug));
  }
});

for (const width of [30, 40, 80, 100, 140]) {
  test(`at ${width} columns no line is wider, and none is wrapped`, () => {
    const lines = textOf([people, safe, things], plainStyle({ width }));
    for (const line of lines) assert.ok(widthOf(line) <= width, line);
    const findings = lines.filter((line) => /^ {2}\d+:\d+ /.test(line));
    assert.equal(findings.length, [people, safe, things].flatMap((report) => report.findings).length);
  });
}

test('in a pipe nothing is cut', () => {
  const lines = textOf([people]).join('\n');
  assert.ok(!lines.includes('…'));
});

test('a command is never cut: where it has no room a shorter one stands', () => {
  const lines = textOf([people], plainStyle({ width: 60 }));
  assert.ok(lines.includes('  → quasi anonymize people.csv --k 5 -o OUT.csv'), lines.join('\n'));
  assert.ok(!textOf([people], plainStyle({ width: 30 })).some((line) => line.includes('quasi anonymize')));
});

test('what the file was read and judged by is repeated in the command', () => {
  const options = ['--policy', 'own one', '--trim'];
  const lines = textOf([people], plainStyle({ options }));
  assert.ok(lines.some((line) => line.startsWith("  → quasi anonymize people.csv --policy 'own one' --trim --k 5 ")));
});

test('a file about which nothing is to be said has one line', () => {
  assert.equal(safe.findings.length, 0);
  assert.deepEqual(textOf([safe]).slice(0, 3), [
    '✓ safe.csv  ready for default · k = 5',
    '',
    '1 file: ready · nothing found',
  ]);
  assert.equal(things.findings.length, 0);
  assert.deepEqual(textOf([things]).slice(0, 3), [
    '– log.csv  not about people',
    '',
    '1 file: not about people · nothing found',
  ]);
});

test('several files end in a table of all of them, and in their number by verdict', () => {
  const lines = textOf([people, safe, things]);
  const head = lines.findIndex((line) => /^ +verdict +identifiers +k +unique rows$/.test(line));
  const [first, second, third, gap, summary] = lines.slice(head + 1);
  assert.match(first as string, /^✖ people\.csv {2}Not ready for default +1 +1 +1 \(33 %\)$/);
  assert.match(second as string, /^✓ safe\.csv +Ready for default +0 +5 +0 \(0 %\)$/);
  assert.match(third as string, /^– log\.csv +Not about people +– +– +–$/);
  assert.equal(gap, '');
  assert.match(summary as string, /^3 files: 1 not ready, 1 ready, 1 not about people · \d+ warnings/);
  const ends = [first, second, third].map((line) => widthOf(line as string));
  assert.equal(new Set(ends).size, 1);
});

test('what is chosen by names is said once at the end, not in each file', () => {
  const text = textOf([people, safe]).join('\n');
  assert.equal(text.match(/Columns were chosen by names and values/g)?.length, 1);
});

test('quiet: findings below their path, and nothing else', () => {
  const lines = textOf([people, safe], plainStyle({ withSummary: false }));
  assert.equal(lines[0], 'people.csv');
  assert.equal(lines.filter((line) => /^ {2}\d+:\d+ /.test(line)).length, people.findings.length);
  assert.ok(
    !lines.some((line) => /Not ready for default:.*column|files?:|→ quasi/.test(line) && !/^ {2}\d/.test(line)),
  );
});

const finding = (slug: string, target: LocatedFinding['finding']['target'], line: number, message: string) =>
  ({
    finding: { code: 'QS000', slug, severity: 'information', target, numbers: {}, message },
    range: { start: { line: line - 1, character: 0 }, end: { line: line - 1, character: 1 } },
    row: line - 1,
    column: undefined,
  }) as const;

test('rows at risk are one line; other rows of one rule are named after the first', () => {
  const atRisk = [197, 203, 60, 51, 205, 9, 1646].map((line) =>
    finding('row-stands-alone', { kind: 'row', row: line - 2 }, line, `row ${line}`),
  );
  const ragged = [43, 50].map((line) => finding('ragged-row', { kind: 'row', row: line - 2 }, line, `cells ${line}`));
  const lines = textOf([{ ...people, findings: [...atRisk, ...ragged] }]);
  const own = lines.filter((line) => line.includes('row-stands-alone'));
  assert.equal(own.length, 1);
  assert.match(own[0] as string, /^ {2}197:1 {2}ℹ info {2}most at risk: lines 197, 203, 60, 51, 205 and 2 more {2}/);
  const first = lines.findIndex((line) => line.includes('cells 43'));
  assert.equal(lines[first + 1]?.trim(), '→ also line 50');
});

test('[*] marks what can be fixed without loss, and the summary counts it', () => {
  const fixable = finding('stray-quote', { kind: 'cells', row: 1, columns: [0] }, 3, 'a quote');
  const ofFile = finding('stray-quote', { kind: 'file' }, 1, 'many quotes');
  const text = textOf([{ ...people, findings: [fixable, ofFile] }]).join('\n');
  assert.match(text, /a quote +stray-quote \[\*\]\n/);
  assert.match(text, /many quotes +stray-quote\n/);
  assert.match(text, / · \[\*\] 1 can be fixed without loss in an editor\n/);
});

test('concise: the whole place, severity, rule and headline of each, and the summary', () => {
  const emitter = formats['concise']?.(plainStyle()) ?? assert.fail();
  const lines = (emitter.file(people) + emitter.end()).trimEnd().split('\n');
  assert.equal(lines.length, people.findings.length + 1);
  for (const { finding, range } of people.findings) {
    const place = `people.csv:${(range?.start.line ?? 0) + 1}:${(range?.start.character ?? 0) + 1}`;
    const word = finding.severity === 'information' ? 'info' : finding.severity;
    assert.ok(lines.includes(`${place}: ${word} ${finding.slug}: ${finding.message}`));
  }
  assert.match(lines.at(-1) as string, /^1 file: not ready · /);
});

test('full: every sentence of every finding, wrapped where a person reads along', () => {
  const emitter = formats['full']?.(plainStyle({ width: 80 })) ?? assert.fail();
  const text = emitter.file(people) + emitter.end();
  for (const line of text.split('\n')) assert.ok(widthOf(line) <= 80, line);
  const flowing = text.replace(/\s+/g, ' ');
  for (const { finding } of people.findings) {
    assert.ok(flowing.includes(finding.message), finding.message);
    if (finding.details) assert.ok(flowing.includes(finding.details.replace(/\s+/g, ' ')), finding.details);
  }
});

test('--statistics: how many findings each rule has', async () => {
  const emitter = ruleCountsEmitter(plainStyle());
  assert.equal(emitter.file(people) + emitter.file(people), '');
  const lines = (await emitter.end()).trimEnd().split('\n');
  const slugs = new Set(people.findings.map(({ finding }) => finding.slug));
  for (const slug of slugs) {
    const count = 2 * people.findings.filter((each) => each.finding.slug === slug).length;
    assert.ok(
      lines.some((line) => new RegExp(`^ *${count} {2}\\S \\w+ +${slug}$`).test(line)),
      slug,
    );
  }
  assert.match(lines.at(-1) as string, /^2 files: 2 not ready · /);
});

test('columns of names in wide letters stay aligned', () => {
  const wide = reportOf(
    `姓名,メールアドレス,mail 📮\n${'张三,a@mail.ch,b@mail.ch\n李四,c@mail.ch,d@mail.ch\n'.repeat(3)}`,
    'データ.csv',
  );
  const places = textOf([wide], plainStyle({ width: 100 }))
    .filter((line) => /^ {2}\d+:\d+ /.test(line))
    .map((line) => {
      const slug = /(\S+)(?: \[\*\])?$/.exec(line) as RegExpExecArray;
      return widthOf(line.slice(0, slug.index));
    });
  assert.ok(places.length > 1);
  assert.equal(new Set(places).size, 1);
});

test('200 columns are aligned as well', () => {
  const names = Array.from({ length: 200 }, (_, i) => `a rather long name of column ${i}`);
  const rows = Array.from({ length: 30 }, (_, row) => names.map((_, column) => (row * (column + 3)) % 11).join(','));
  const table = reportOf(`email,${names.join(',')}\n${rows.map((row, i) => `p${i}@mail.ch,${row}`).join('\n')}\n`);
  for (const width of [80, 100]) {
    for (const line of textOf([table], plainStyle({ width }))) assert.ok(widthOf(line) <= width, line);
  }
});
