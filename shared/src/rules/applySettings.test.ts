import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadConfig, settingsFor } from '../config/index.ts';
import { applySettings } from './applySettings.ts';
import type { Finding, Target } from './finding.ts';

function finding(slug: string, code: string, target: Target): Finding {
  return { id: slug, slug, code, target, severity: 'warning', numbers: {}, message: 'm' };
}

const names = ['id', 'email'];
const email = finding('direct-identifier', 'QS101', { kind: 'column', column: 1 });
const cell = finding('stray-quote', 'QS003', { kind: 'cells', row: 0, columns: [1] });
const cells = finding('row-stands-alone', 'QS202', { kind: 'cells', row: 0, columns: [0, 1] });
const file = finding('small-classes', 'QS201', { kind: 'file' });
const beyond = finding('bad-header', 'QS004', { kind: 'column', column: 7 });
const all = [email, cell, cells, file, beyond];

function settled(config: object, today = '2026-11-18') {
  const text = JSON.stringify(config);
  const loaded = loadConfig('/w/quasi.json', {
    folder: '/w',
    read: () => text,
    realPath: (path) => path,
    size: () => undefined,
  });
  assert.deepEqual(loaded.problems, []);
  return applySettings(all, settingsFor({}, loaded, '/w/a.csv'), (column) => names[column], today);
}

test('where nothing is set findings stay as they are', () => {
  assert.deepEqual(settled({}), { findings: all, allowed: 0 });
});

test('a rule that is off is silent, and another severity replaces that of the rule', () => {
  const { findings, allowed } = settled({ rules: { 'stray-quote': 'off', 'small-classes': 'error' } });
  assert.deepEqual(findings, [email, cells, { ...file, severity: 'error' }, beyond]);
  assert.equal(allowed, 0);
});

test('what an exception allows is taken out and counted', () => {
  const allow = [{ rule: 'direct-identifier', column: 'email', reason: 'r' }];
  assert.deepEqual(settled({ allow }), { findings: [cell, cells, file, beyond], allowed: 1 });
  assert.equal(settled({ allow: [{ rule: 'QS201', reason: 'r' }] }).allowed, 1);
});

test('an exception for a column says nothing of findings about rows, files or several columns', () => {
  const rules = ['stray-quote', 'row-stands-alone', 'small-classes', 'bad-header'];
  const allow = rules.map((rule) => ({ rule, column: '*', reason: 'r' }));
  assert.deepEqual(settled({ allow }), { findings: [email, cells, file, beyond], allowed: 1 });
});

test('an exception that is over allows nothing, and a rule that is off is not counted as allowed', () => {
  const allow = [
    { rule: 'QS101', reason: 'r', until: '2026-11-17' },
    { rule: 'QS003', reason: 'r' },
  ];
  assert.equal(settled({ allow }).allowed, 1);
  assert.equal(settled({ allow }, '2026-11-17').allowed, 2);
  assert.equal(settled({ allow, rules: { 'stray-quote': 'off' } }).allowed, 0);
});
