/** Hierarchies on the command line, run as a process: those that quasi.json names count, and the automatic ones can be had as files. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const root = mkdtempSync(join(tmpdir(), 'quasi-hierarchies-'));
after(() => rmSync(root, { recursive: true }));

let folders = 0;
/** Returns where a file of a new folder lies. */
function folderWith(files: Readonly<Record<string, string>>): (name: string) => string {
  const folder = join(root, String(++folders));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return (name) => join(folder, name);
}

const people = 'age,sex\n31,f\n38,f\n45,f\n47,f\n';
const levels = '31;young;*\n38;young;*\n45;old;*\n47;old;*\n';
const config = JSON.stringify({
  quasiIdentifiers: ['age', 'sex'],
  k: 2,
  columns: { age: { hierarchy: 'levels/age.hierarchy.csv' } },
});
const named = { 'people.csv': people, 'quasi.json': config };

test('anonymize goes by the hierarchy that quasi.json names, and the recipe names it with its digest', () => {
  const at = folderWith({ ...named, 'levels/age.hierarchy.csv': levels });
  const out = at('out/copy.csv');
  mkdirSync(at('out'));
  const { code, err } = quasi(['anonymize', at('people.csv'), '-o', out, '--recipe', at('out/r.json')]);
  assert.deepEqual([code, err], [0, '']);
  assert.equal(readFileSync(out, 'utf8'), 'age,sex\nyoung,f\nyoung,f\nold,f\nold,f\n');
  const { steps } = JSON.parse(readFileSync(at('out/r.json'), 'utf8'));
  assert.equal(steps[0].parameters.file, '../levels/age.hierarchy.csv');
  const again = at('again.csv');
  assert.equal(quasi(['apply', at('out/r.json'), at('people.csv'), '-o', again]).code, 0);
  assert.equal(readFileSync(again, 'utf8'), readFileSync(out, 'utf8'));
});

test('--hierarchy counts more than quasi.json', () => {
  const at = folderWith({ ...named, 'levels/age.hierarchy.csv': levels, 'mine.csv': levels.replaceAll('old', 'aged') });
  const { code } = quasi(['anonymize', at('people.csv'), '-o', at('copy.csv'), '--hierarchy', `age=${at('mine.csv')}`]);
  assert.equal(code, 0);
  assert.match(readFileSync(at('copy.csv'), 'utf8'), /aged/);
});

test('a hierarchy file is read in the encoding that it is in, and its digest is that of the file', () => {
  const at = folderWith({ 'people.csv': 'job,sex\nköchin,f\nkoch,f\nrichter,f\nrichterin,f\n' });
  const levels = 'köchin;küche;*\nkoch;küche;*\nrichter;recht;*\nrichterin;recht;*\n';
  for (const [name, stored] of [
    ['windows.csv', Buffer.from(levels, 'latin1')],
    ['wide.csv', Buffer.from(`\uFEFF${levels}`, 'utf16le')],
  ] as const) {
    writeFileSync(at(name), stored);
    const options = ['--qi', 'job,sex', '--k', '2', '--hierarchy', `job=${at(name)}`, '--recipe', at('r.json')];
    const { code, err } = quasi(['anonymize', at('people.csv'), '-o', at('copy.csv'), ...options]);
    assert.equal(code, 0, err);
    assert.equal(readFileSync(at('copy.csv'), 'utf8'), 'job,sex\nküche,f\nküche,f\nrecht,f\nrecht,f\n');
    const [{ parameters }] = JSON.parse(readFileSync(at('r.json'), 'utf8')).steps;
    assert.equal(parameters.sha256, createHash('sha256').update(stored).digest('hex'));
  }
});

test('one that cannot be used is told, and the automatic levels hold meanwhile', () => {
  const at = folderWith({ ...named, 'levels/age.hierarchy.csv': levels.replace('47;old;*\n', '') });
  const { code, err } = quasi(['anonymize', at('people.csv'), '-o', at('copy.csv')]);
  assert.equal(code, 0);
  assert.match(err, /the hierarchy for "age" in age\.hierarchy\.csv is not used: Row 4 of the data holds a value/);
  assert.match(readFileSync(at('copy.csv'), 'utf8'), /–/);
  const { out } = quasi(['check', at('people.csv'), '--format', 'json']);
  const found = JSON.parse(out).files[0].findings.filter(({ code: rule }: { code: string }) => rule === 'QS903');
  assert.equal(found.length, 1);
  assert.doesNotMatch(out, /47/);
});

test('explain prints the levels of a column as a file, which read again are the same', () => {
  const at = folderWith({ 'people.csv': people });
  const asked = ['explain', at('people.csv'), '--qi', 'age,sex', '--column', 'age'];
  const { code, out } = quasi([...asked, '--hierarchy']);
  assert.deepEqual([code, out], [0, '31;30–34;30–39;*\n38;35–39;30–39;*\n45;45–49;40–49;*\n47;45–49;40–49;*\n']);
  writeFileSync(at('age.hierarchy.csv'), out);
  writeFileSync(at('quasi.json'), JSON.stringify({ columns: { age: { hierarchy: 'age.hierarchy.csv' } } }));
  assert.equal(quasi([...asked, '--hierarchy']).out, out);
  assert.match(quasi(asked).out, /Hierarchy: 3 levels, from age\.hierarchy\.csv; distinct values: 4 → 3 → 2 → 1\./);
});

test('it needs a column, and is no JSON', () => {
  const at = folderWith({ 'people.csv': people });
  for (const wrong of [['--hierarchy'], ['--hierarchy', '--column', 'age', '--json']]) {
    const { code, err } = quasi(['explain', at('people.csv'), ...wrong]);
    assert.deepEqual([code, /name it with --column/.test(err)], [2, true]);
  }
});

test('in a folder hierarchies are not taken for data', () => {
  const at = folderWith({ ...named, 'levels/age.hierarchy.csv': levels });
  const { out } = quasi(['check', dirname(at('people.csv')), '--format', 'json']);
  assert.deepEqual(
    JSON.parse(out).files.map(({ file }: { file: string }) => file.slice(file.lastIndexOf('/') + 1)),
    ['people.csv'],
  );
});
