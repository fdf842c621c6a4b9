/** `quasi anonymize --cells`: what is written of a table of counts, and what is refused. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-cells-'));
after(() => rmSync(folder, { recursive: true }));
const place = (name: string) => join(folder, name);
writeFileSync(place('quasi.json'), '{ "unit": "groups" }');
const text =
  '\uFEFFdistrict;"men";women;total\r\nNorth;"17";20;37\r\nEast;2;"9";11\r\nSouth;31;25;56\r\nWest;8;1.212;1.220\r\nMid;10;11;21\r\n';
writeFileSync(place('counts.csv'), text);

const anonymize = (...options: string[]) => quasi(['anonymize', place('counts.csv'), ...options]);

test('small cells and those that protect them are held back, and no other byte changes', () => {
  const { code, out } = anonymize('--cells', 'suppress', '-o', place('held.csv'), '--json');
  const told = JSON.parse(out);
  assert.deepEqual(
    [code, told.before.smallCells, told.after, told.verdict.state],
    [0, 1, { smallCells: 0, derivableCells: 0 }, 'ready'],
  );
  assert.equal(readFileSync(place('held.csv'), 'utf8'), text.replace('East;2;"9"', 'East;*;"*"'));
  assert.equal(quasi(['check', place('held.csv')]).code, 0);
});

test('counts are rounded as they were written', () => {
  const { code } = anonymize('--cells', 'round', '-o', place('round.csv'), '--quiet');
  assert.equal(code, 0);
  const expected =
    '\uFEFFdistrict;"men";women;total\r\nNorth;"15";20;35\r\nEast;0;"10";10\r\nSouth;30;25;55\r\nWest;10;1.210;1.220\r\nMid;10;10;20\r\n';
  assert.equal(readFileSync(place('round.csv'), 'utf8'), expected);
});

test('small groups are merged with their neighbours, and nobody is lost', () => {
  const ages = 'age,cases\n0-9,3\n10-19,12\n20-29,20\n30-39,2\n';
  writeFileSync(place('ages.csv'), ages);
  const { code, out } = quasi([
    'anonymize',
    place('ages.csv'),
    '--cells',
    'merge',
    '-o',
    place('merged.csv'),
    '--json',
  ]);
  assert.deepEqual([code, JSON.parse(out).removedRows], [0, 2]);
  assert.equal(readFileSync(place('merged.csv'), 'utf8'), 'age,cases\n0-19,15\n20-39,22\n');
  assert.equal(quasi(['check', place('merged.csv')]).code, 0);
});

test('rates beside counts have no sum, so such groups are not merged', () => {
  writeFileSync(place('rates.csv'), 'age,cases,rate\n0-9,3,1.25\n10-19,12,0.75\n20-29,20,4.5\n30-39,2,2.25\n');
  const { code, err } = quasi(['anonymize', place('rates.csv'), '--cells', 'merge', '-o', place('no2.csv')]);
  assert.equal(code, 2);
  assert.match(err, /No way was found/);
});

test('what is about people is refused beside it, and so is a table without counts', () => {
  const both = anonymize('--cells', 'round', '--k', '5', '-o', place('no.csv'));
  assert.equal(both.code, 2);
  assert.match(both.err, /--cells is for tables of counts/);
  writeFileSync(place('plain.csv'), 'trade,town\ncook,Ulm\nsmith,Bern\n');
  const none = quasi(['anonymize', place('plain.csv'), '--cells', 'suppress', '--header', '-o', place('no.csv')]);
  assert.equal(none.code, 2);
  assert.match(none.err, /No column counts people/);
  assert.equal(existsSync(place('no.csv')), false);
});
