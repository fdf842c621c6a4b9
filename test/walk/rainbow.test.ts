/** Rainbow CSV beside us keeps its colours: of two grammars for a language the editor takes that of the extension whose folder sorts last. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../eventually.ts';
import { type Host, hosts } from '../hosts/places.ts';
import { packRainbow } from '../vscode/build.ts';
import * as bench from './workbench.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A colour that no theme gives to anything, for the scope that the stand-in gives to every cell. */
const settings = {
  'editor.tokenColorCustomizations': {
    textMateRules: [{ scope: 'meta.rainbow1', settings: { foreground: '#123456' } }],
  },
};
const itsColour = 'rgb(18, 52, 86)';

const texts = {
  'data.csv': 'one,two\nthree,four\n',
  'data.tsv': 'one\ttwo\nthree\tfour\n',
  'data.psv': 'one|two\nthree|four\n',
};

/** The colours of the two cells of a second line; a cell that is drawn anew has none for a moment. */
function ownerOf(first: string, second: string): 'ours' | 'its' {
  for (const colour of [first, second]) assert.match(colour, /^rgb/);
  if (first === itsColour && second === itsColour) return 'its';
  // Before a grammar is loaded a line is one piece, and its cells have one colour.
  assert.notEqual(first, second);
  return 'ours';
}

async function checkColours(host: Host, beside: readonly string[], expected: 'ours' | 'its'): Promise<void> {
  const fill = (folder: string): void => {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  };
  const { page, close } = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, fill, host, beside);
  try {
    for (const name of Object.keys(texts)) {
      await bench.openFile(page, name);
      await eventually(async () => {
        const [first, second] = [await bench.colourOf(page, 1, 'three'), await bench.colourOf(page, 1, 'four')];
        assert.equal(ownerOf(first, second), expected, name);
      });
    }
  } finally {
    await close();
  }
}

for (const host of Object.values(hosts)) {
  test(`VS Code ${host.vscode}: our colours without Rainbow CSV`, () => checkColours(host, [], 'ours'));

  test(`VS Code ${host.vscode}: the colours of Rainbow CSV where it is installed`, async () => {
    await checkColours(host, [await packRainbow(project, join(project, 'dist'))], 'its');
  });
}
