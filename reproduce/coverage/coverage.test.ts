/** No numbered thing of a paper is without a line, no line is about nothing, and each leads somewhere or says why not. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { papersFolder, resultsFolder } from '../places.ts';
import { coverageOf, coveredPapers, numberedIn } from './index.ts';

const hasPapers = existsSync(papersFolder);

for (const name of coveredPapers) {
  const lines = coverageOf(name);

  test(`every numbered thing of ${name} has its line`, { skip: !hasPapers && 'the papers are not here' }, () => {
    const [text] = readFileSync(join(papersFolder, `${name}.txt`), 'utf8').split(/^#* ?\**References\**$/im);
    const listed = lines.map(({ item }) => item);
    assert.deepEqual(listed.toSorted(), [...numberedIn(text), ...alsoNumbered(name)].toSorted());
  });

  test(`each line of ${name} leads to a page and a section that are there, or says why not`, () => {
    assert.equal(new Set(lines.map(({ item }) => item)).size, lines.length);
    for (const { item, where } of lines) {
      const targets = Array.from(where.matchAll(/\]\(([^)#]+)#?([^)]*)/g), ([, file, section]) => [file, section]);
      assert.ok(targets.length > 0 || /^no: .{8}/.test(where), item);
      for (const [file, section] of targets) {
        assert.ok(existsSync(join(resultsFolder, file)), `${item}: ${file}`);
        // A page of results is long: its name alone would not lead to the thing.
        if (coveredPapers.some((paper) => file === `${paper}.md`))
          assert.ok(sectionsOf(file).includes(section), `${item}: ${file}#${section}`);
      }
    }
  });
}

/** The names by which GitHub's and VS Code's Markdown lead to the headings of a page. */
function sectionsOf(file: string): string[] {
  const text = readFileSync(join(resultsFolder, file), 'utf8');
  return Array.from(text.matchAll(/^## (.+)$/gm), ([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Numbers that our copies of the papers have lost. */
function alsoNumbered(name: string): string[] {
  return name === 'r3a' ? ['Equation 18'] : [];
}

test('captions are found by sort', () => {
  const text = '**Definition 3** x\nTABLE 1. y\n$$a = b \\quad (7)$$\nFig. 2 z\nRule 1: w';
  assert.deepEqual([...numberedIn(text)].sort(), ['Definition 3', 'Equation 7', 'Figure 2', 'Rule 1', 'Table 1']);
});
