/** More columns than are analysed: a file is described, and whatever needs columns refuses it with a sentence. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkFile } from '../../server/src/cli/checkFile.ts';
import { jsonEmitter } from '../../server/src/cli/emitters/json.ts';
import { textEmitter } from '../../server/src/cli/emitters/text.ts';
import { openTable } from '../../server/src/cli/openTable.ts';
import { verdictText } from '../../server/src/cli/verdictText.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { FileProblem } from '../../server/src/files/index.ts';
import { copyFormat } from '../../server/src/writers/index.ts';
import { drain } from '../../shared/src/analysis/index.ts';
import { defaultSettings } from '../../shared/src/config/index.ts';
import { takesAtMost } from '../../shared/src/testing/index.ts';
import { plainStyle } from './plainStyle.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-columns-'));
after(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const commas = fileOf('commas.csv', ','.repeat(1e6));
const request = { path: commas, world: onlySettings(defaultSettings, 10), input: undefined };

test('1 MB of commas is described and not judged', async () => {
  const report = takesAtMost(1000, () => drain(checkFile({ ...request, named: ['a'] })));
  assert.equal(report.columns, 1e6 + 1);
  assert.deepEqual(report.lacking, []);
  const found = report.findings.map(({ finding }) => [finding.slug, finding.severity, finding.numbers]);
  assert.deepEqual(found, [['too-many-columns', 'error', { columns: 1e6 + 1, most: 16_384 }]]);
  assert.equal(verdictText(report.facts), 'Not judged: more than 16,384 columns are not analysed.');
  const json = jsonEmitter();
  json.file(report);
  assert.equal(JSON.parse(await json.end()).files[0].verdict, null);
  const lines = textEmitter(plainStyle()).file(report);
  assert.match(lines, /0 rows · 1,000,001 columns\n/);
});

test('no policy calls it ready, not even one that nothing is found against', () => {
  const policy = { name: 'hipaa-safe-harbor', criteria: { safeHarbor: true } } as const;
  const path = fileOf('rows.csv', `${','.repeat(16_384)}\n`.repeat(3));
  const { facts } = drain(checkFile({ ...request, path, world: onlySettings({ ...defaultSettings, policy }, 10) }));
  assert.equal(facts.table.rowCount > 0, true);
  assert.equal(facts.verdict, undefined);
});

test('what needs columns says why it has none', () => {
  const sentence = /It has 1,000,001 columns; more than 16,384 are not analysed\./;
  assert.throws(
    () => drain(openTable({ ...request, copy: copyFormat(request.path, 'copy.csv') })),
    (error) => error instanceof FileProblem && sentence.test(error.message),
  );
});

test('a record far wider than the header is ragged, and says how many cells it has', () => {
  const path = fileOf('later.csv', `a,b\n1,2\n${','.repeat(1e6)}\n`);
  const { findings } = takesAtMost(1000, () => drain(checkFile({ ...request, path })));
  const ragged = findings.find(({ finding }) => finding.slug === 'ragged-row');
  assert.deepEqual(ragged?.finding.numbers, { cells: 1e6 + 1, columns: 2 });
});

test('a table of many columns is compared on the first, for a bounded time, and says so', () => {
  const digits = (row: number, column: number) => ((row * 7919 + column * 104_729) >>> 3) % 4;
  const line = (row: number) => Array.from({ length: 400 }, (_, column) => digits(row, column)).join(',');
  const names = Array.from({ length: 400 }, (_, column) => `v${column}`).join(',');
  const path = fileOf('wide.csv', `${names}\n${Array.from({ length: 40 }, (_, row) => line(row * row)).join('\n')}\n`);
  // Without a bound each of the searches takes its ten seconds.
  const report = takesAtMost(5000, () => drain(checkFile({ ...request, path })));
  assert.match(report.compared ?? '', /^The first 64 of 400 columns are compared with each other/);
});
