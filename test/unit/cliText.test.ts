/** Findings as text: beside their place where there is room, else under it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { checkFile } from '../../server/src/cli/checkFile.ts';
import { coloursFor } from '../../server/src/cli/colours.ts';
import { textEmitter } from '../../server/src/cli/emitters/text.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';

const input = Buffer.from('sex,age\nf,30\nf,30\nm,40\n');
const report = drain(checkFile({ path: '-', world: onlySettings(defaultSettings, undefined), input }));

function linesAt(width: number | undefined): string[] {
  const style = { colours: coloursFor(process.stdout, true), withSummary: false, width };
  return textEmitter(style).file(report).trimEnd().split('\n');
}

for (const width of [40, 80, 99]) {
  test(`at ${width} characters a sentence stands under its place`, () => {
    const lines = linesAt(width);
    assert.equal(lines[0], '-:1:1  warning  small-classes');
    for (const line of lines.filter((line) => !line.startsWith('-'))) assert.match(line, /^ {2}\S/);
    for (const line of lines) assert.ok(line.length <= width, line);
  });
}

test('on a wide terminal it stands beside its place', () => {
  const lines = linesAt(100);
  assert.match(lines[0] as string, /^-:1:1 {2}warning {6}\S/);
  for (const line of lines) assert.ok(line.length <= 100, line);
});

test('where no person reads along a sentence is not wrapped', () => {
  assert.match(linesAt(undefined)[0] as string, /^-:1:1 {2}warning {6}\S.* {2}small-classes$/);
});
