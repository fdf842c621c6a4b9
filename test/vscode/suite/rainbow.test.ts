/** Rainbow CSV beside us, by a stand-in that is installed where the packaged extension is tested: its languages are served, and it may change them. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { extensions, languages, type Uri } from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, findingsOf, hoverText, openNew, replaceLine } from './documents.ts';

const quasiPath = extensions.getExtension('datarisk.quasi')?.extensionPath ?? '';
const rainbow = extensions.getExtension<{ readonly changed: readonly string[] }>('mechatroner.rainbow-csv');

/** Rows of which none is like another, so that there is something to find and to count. */
const rowsOf = (delimiter: string, rows: number): string[] => [
  ['name', 'age', 'sex', 'zip'].join(delimiter),
  ...Array.from({ length: rows }, (_, i) =>
    [`p${i}`, 20 + (i % 60), 'fm'[i % 2], 8000 + ((i * 7919) % 997)].join(delimiter),
  ),
];

/** How often the findings of a file went away while something happened. */
async function timesEmpty(uri: Uri, during: () => Promise<void>): Promise<number> {
  let times = 0;
  const listener = languages.onDidChangeDiagnostics(({ uris }) => {
    if (uris.some((each) => each.toString() === uri.toString()) && findings(uri).length === 0) times++;
  });
  await during();
  // Findings of a closed file are kept for 300 ms: later than that they would have gone.
  await new Promise((resolve) => setTimeout(resolve, 600));
  listener.dispose();
  return times;
}

suite('Rainbow CSV', () => {
  teardown(closeAll);

  test('its stand-in is there where the packaged extension is tested', () => {
    const isPackaged = !existsSync(join(quasiPath, 'client'));
    assert.equal(rainbow !== undefined, isPackaged);
  });

  for (const [language, delimiter] of [
    ['csv', ','],
    ['tsv', '\t'],
    ['csv (semicolon)', ';'],
    ['csv (pipe)', '|'],
    ['csv (whitespace)', ' '],
    ['dynamic csv', ':'],
  ] as const) {
    test(`a file in its language "${language}" has findings, whatever its name ends in`, async () => {
      const lines = [...rowsOf(delimiter, 20), ['1', '2'].join(delimiter)];
      const document = await openNew(`served-${language.replace(/\W+/g, '-')}.data`, lines);
      assert.equal(document.languageId, 'plaintext');
      assert.deepEqual(findings(document.uri), []);
      await languages.setTextDocumentLanguage(document, language);
      await eventually(() => {
        const ragged = findingsOf(document.uri, 'ragged-row').map(({ range }) => range.start.line);
        assert.deepEqual(ragged, [21]);
      });
    });
  }

  if (!rainbow) return;

  test('it changes the language of a file that opens, and the file is checked as before', async () => {
    const document = await openNew('opens.csv', [...rowsOf(';', 20), '1;2']);
    await eventually(() => assert.ok(rainbow.exports.changed.includes(document.uri.toString())));
    await eventually(() => assert.equal(findingsOf(document.uri, 'ragged-row').length, 1));
  });

  test('a change of language takes no findings away and no second analysis, and edits are followed', async () => {
    const rows = 120_000;
    const begun = performance.now();
    const document = await openNew('flips.csv', rowsOf(';', rows).with(4, '1;2'));
    await eventually(() => assert.equal(document.languageId === 'csv', false));
    const { uri } = document;
    const knowsRow = async () => assert.match(await hoverText(uri, 7, 5), /Line 8: (unique|\d+ rows share)/);
    await eventually(() => assert.equal(findingsOf(uri, 'small-classes').length, 1));
    await eventually(knowsRow);
    const analysis = performance.now() - begun;
    // A second analysis would come each time; a machine that is busy elsewhere is not busy three times in a row.
    const again: number[] = [];
    const empty = await timesEmpty(uri, async () => {
      for (let time = 0; time < 3; time++) {
        const start = performance.now();
        await languages.setTextDocumentLanguage(document, 'csv');
        await languages.setTextDocumentLanguage(document, 'csv (semicolon)');
        await knowsRow();
        again.push(performance.now() - start);
      }
    });
    assert.ok(Math.min(...again) < analysis / 2, `${again.map(Math.round)} ms after ${Math.round(analysis)} ms`);
    assert.equal(empty, 0);
    await replaceLine(document, 9, '1;2');
    await eventually(() => assert.equal(findingsOf(uri, 'ragged-row').length, 2));
  });
});
