/** One entry in the list of output formats, and `quasi check` takes it, offers it, and hands it findings with their whole range. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readArguments } from '../../server/src/cli/arguments.ts';
import { check, checkWith } from '../../server/src/cli/check.ts';
import type { Emitter, LocatedFinding } from '../../server/src/cli/emitters/emitter.ts';
import { formats } from '../../server/src/cli/emitters/index.ts';
import { commandHelp } from '../../server/src/cli/help.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-formats-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'people.csv');
writeFileSync(file, 'sex,"e-mail"\nf,a@example.org\nm,b@example.org\nm,"c\n@example.org",x\n');
writeFileSync(join(folder, 'quasi.json'), '{\n  "sizes": 3\n}\n');

/** Keeps where each finding is. */
function placesIn(told: string[]): () => Emitter {
  const place = (slug: string, range: LocatedFinding['range']) =>
    told.push([slug, ...Object.values(range?.start ?? {}), ...Object.values(range?.end ?? {})].join(' '));
  const nothing = () => '';
  return () => ({
    file({ findings }) {
      for (const { finding, range } of findings) place(finding.slug, range);
      return '';
    },
    statistics: nothing,
    beside(findings) {
      for (const { located } of findings) place(located.finding.slug, located.range);
      return '';
    },
    end: nothing,
  });
}

test('a format that is added to the list is one of those to choose from', async () => {
  const told: string[] = [];
  const command = checkWith({ ...formats, toy: placesIn(told) });
  assert.equal(await command.run(readArguments(command, [file, '--format', 'toy', '--quiet'])), 1);
  assert.ok(told.includes('direct-identifier 0 4 0 12'), told.join('\n'));
  // The record begins on one line and ends on the next.
  assert.ok(told.includes('ragged-row 3 0 4 15'), told.join('\n'));
  assert.ok(told.includes('bad-config 1 2 1 9'), told.join('\n'));
  assert.match(
    commandHelp(command),
    /--format FORMAT +text \(default\), full, concise, json, sarif, github,\s+gitlab, junit or toy\n/,
  );
  assert.match(
    commandHelp(check),
    /--format FORMAT +text \(default\), full, concise, json, sarif, github,\s+gitlab or junit\n/,
  );
  await assert.rejects(
    () => command.run(readArguments(command, [file, '--format', 'none'])),
    /--format is one of text, full, concise, json, sarif, github, gitlab, junit, toy\./,
  );
});
