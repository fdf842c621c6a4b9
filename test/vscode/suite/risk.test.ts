/** Risk in the editor: rows that stand alone are found and explained, and the settings decide on which columns and below which k. */
import assert from 'node:assert/strict';
import { ConfigurationTarget, DiagnosticSeverity, workspace } from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, hoverText, openNew, replaceLine } from './documents.ts';

/** Six rows; on sex and zip the classes have 3, 2 and 1 rows. */
const people = ['name,sex,zip', 'Ann,f,8001', 'Bea,f,8001', 'Cleo,f,8001', 'Dan,m,8002', 'Eli,m,8002', 'Fay,f,8002'];

async function configure(settings: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await workspace.getConfiguration('quasi').update(name, value, ConfigurationTarget.Workspace);
  }
}

suite('Risk', () => {
  setup(() => configure({ quasiIdentifiers: ['sex', 'zip'], k: 2 }));
  teardown(async () => {
    await closeAll();
    await configure({ quasiIdentifiers: undefined, k: undefined, hover: undefined });
  });

  test('a row alone on the quasi-identifiers is marked, and the header says how many there are', async () => {
    const { uri } = await openNew('people.csv', people);
    await eventually(() => {
      const alone = findingsOf(uri, 'row-stands-alone');
      assert.deepEqual(
        alone.map(({ range }) => range.start.line),
        [6],
      );
      assert.equal(alone[0]?.severity, DiagnosticSeverity.Information);
      const file = findingsOf(uri, 'small-classes');
      assert.deepEqual(
        file.map(({ range }) => range.start.line),
        [0],
      );
      assert.equal(file[0]?.severity, DiagnosticSeverity.Warning);
      assert.match(file[0]?.message ?? '', /\b1\b.*\b6\b/s);
    });
  });

  test('a second row with the same values takes the finding away', async () => {
    const document = await openNew('joined.csv', people);
    await eventually(() => assert.equal(findingsOf(document.uri, 'row-stands-alone').length, 1));
    await replaceLine(document, 6, 'Fay,m,8002');
    await eventually(() => {
      assert.equal(findingsOf(document.uri, 'row-stands-alone').length, 0);
      assert.equal(findingsOf(document.uri, 'small-classes').length, 0);
    });
  });

  test('another k takes effect at once', async () => {
    const { uri } = await openNew('target.csv', people);
    await eventually(() => assert.match(findingsOf(uri, 'small-classes')[0]?.message ?? '', /\b2\b/));
    await configure({ k: 4 });
    await eventually(() => assert.match(findingsOf(uri, 'small-classes')[0]?.message ?? '', /\b4\b/));
  });

  test('other quasi-identifiers take effect at once', async () => {
    const { uri } = await openNew('chosen.csv', people);
    await eventually(() => assert.equal(findingsOf(uri, 'row-stands-alone').length, 1));
    await configure({ quasiIdentifiers: ['sex'] });
    await eventually(() => assert.equal(findingsOf(uri, 'row-stands-alone').length, 0));
    await configure({ quasiIdentifiers: ['name'] });
    // Where many rows stand alone the file's finding says it, and no row's.
    await eventually(() => assert.match(findingsOf(uri, 'small-classes')[0]?.message ?? '', /6 of 6 rows .* on name/));
    assert.equal(findingsOf(uri, 'row-stands-alone').length, 0);
  });

  test('the hover of a row says that it is unique and by what, and nothing of a safe row', async () => {
    const { uri } = await openNew('short.csv', people);
    await eventually(async () => assert.match(await hoverText(uri, 6, 4), /Line 7: unique \(sex, zip are enough\)/));
    assert.equal(await hoverText(uri, 2, 4), '');
    assert.match(await hoverText(uri, 0, 10), /^\*\*zip · quasi-identifier · /);
  });

  test('the full hover of a cell says in how many rows its combination occurs', async () => {
    await configure({ hover: 'full' });
    const { uri } = await openNew('hover.csv', people);
    await eventually(async () => assert.match(await hoverText(uri, 2, 4), /Class size\W+3\b/));
    await eventually(async () => assert.match(await hoverText(uri, 4, 4), /Class size\W+2\b/));
  });

  test('the full hover of a header cell describes the column', async () => {
    await configure({ hover: 'full' });
    const { uri } = await openNew('columns.csv', people);
    const text = await eventually(async () => {
      const found = await hoverText(uri, 0, 10);
      assert.match(found, /zip[\s\S]*Entropy/);
      return found;
    });
    for (const word of [/Distinct values\W+2\b/, /Missing\W+0\b/, /Entropy\W+1(\.0+)?\b/]) assert.match(text, word);
  });
});
