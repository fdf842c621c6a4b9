/** An edit that was asked for counts once the text is what it was to become, and not before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import { type Act, AppliedRemedies } from './appliedRemedies.ts';
import { DocumentText } from './documentText.ts';

const before = 'id\n11\n12\n13\n';

function edits(...cells: readonly [at: number, text: string][]): CellEdit[] {
  return cells.map(([at, text]) => ({ start: at, end: at + 2, text }));
}

/** What counts once a text is typed, after all these were asked for. */
function counting(text: string, ...asked: readonly [Act, CellEdit[]][]): readonly string[] {
  const applied = new AppliedRemedies();
  for (const [act, cells] of asked) drain(applied.ask(act, before.length, cells));
  applied.changed(new DocumentText(text));
  return [...applied.others];
}

const only = (other: Act['other']): Act => ({ remedies: [], other });
const masked: [Act, CellEdit[]] = [only('rows'), edits([3, '1*'], [6, '1*'])];
const renamed: [Act, CellEdit[]] = [only('drawn'), edits([3, '7–8'], [6, '9'], [9, '30'])];

test('of several that were asked for the one that was made counts', () => {
  assert.deepEqual(counting('id\n1*\n1*\n13\n', masked, renamed), ['rows']);
  assert.deepEqual(counting('id\n7–8\n9\n30\n', masked, renamed), ['drawn']);
});

test('what was not made does not count, also if a text of the same length came about', () => {
  assert.deepEqual(counting('id\n1*\n2*\n13\n', masked, renamed), []);
  assert.deepEqual(counting('id\n', masked, renamed), []);
});

test('after another change it is too late', () => {
  const applied = new AppliedRemedies();
  drain(applied.ask(...([masked[0], before.length, masked[1]] as const)));
  applied.changed(new DocumentText('other'));
  applied.changed(new DocumentText('id\n1*\n1*\n13\n'));
  assert.deepEqual([...applied.others], []);
});

test('of many edits some are looked at, from the first to the last', () => {
  const rows = 5000;
  const long = `id\n${'11\n'.repeat(rows)}`;
  const cells = edits(...Array.from({ length: rows }, (_, i) => [3 + 3 * i, 'abc'] as [number, string]));
  const applied = new AppliedRemedies();
  drain(applied.ask(only('rows'), long.length, cells));
  applied.changed(new DocumentText(`id\n${'abc\n'.repeat(rows)}`));
  assert.deepEqual([...applied.others], ['rows']);
});
