/** The page of a report as a browser shows it: nothing that keeps people from reading it, in any look, and nothing wider than a telephone. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { quasi } from '../figures/quasi.ts';
import { chromiumPath } from '../hosts/places.ts';
import { repositories } from './repositories.ts';

const { make: repository } = repositories('reportPage');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
before(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
});
after(() => browser.close());

const people = [
  'sex,age,town,income,a rather long name of a column',
  ...Array.from(
    { length: 400 },
    (_, i) => `${i % 2 ? 'f' : 'm'},${20 + ((i * 7) % 50)},${(i * 13) % 17},${i % 7},${i % 3}`,
  ),
].join('\n');

const looks: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'high contrast': { forcedColors: 'active', colorScheme: 'dark' },
  narrow: { viewport: { width: 400, height: 800 } },
};
/** The gate looks at the first, `npm run pictures` at all. */
const looked = Object.entries(looks).slice(0, process.env['QUASI_DRAWS'] === '1' ? undefined : 1);

/** `more`: what an editor adds to the page. */
async function violationsOf(html: string, look: BrowserContextOptions, more = ''): Promise<unknown> {
  const context = await browser.newContext({ ...look, bypassCSP: true });
  try {
    const requests: string[] = [];
    const page = await context.newPage();
    page.on('request', (request) => requests.push(request.url()));
    await page.setContent(html);
    assert.deepEqual(requests, []);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
    await page.evaluate(`document.querySelectorAll('details').forEach((each) => { each.open = true; });${more}`);
    await page.evaluate(axe);
    return await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))',
    );
  } finally {
    await context.close();
  }
}

test('no look of it has a violation, nor has the first page of a folder', async () => {
  const folder = repository({ 'people.csv': people, 'others.csv': people });
  const out = join(folder, 'index.html');
  quasi(['report', folder, '-o', out]);
  const html = readFileSync(join(folder, 'index-2-people.csv.html'), 'utf8');
  for (const [name, look] of looked) assert.deepEqual(await violationsOf(html, look), [], name);
  assert.deepEqual(await violationsOf(readFileSync(out, 'utf8'), {}), []);
});

test('in an editor its theme counts', async () => {
  const folder = repository({ 'people.csv': people });
  const out = join(folder, 'out.html');
  quasi(['report', join(folder, 'people.csv'), '-o', out, '--audience', 'internal']);
  const html = readFileSync(out, 'utf8');
  const colours =
    "style.setProperty('--vscode-editor-background','#101820');style.setProperty('--vscode-editor-foreground','#dddddd')";
  // As in the editor, where names of columns and lines are links.
  const linked = html.replaceAll(/<th scope="row">([^<]+)<\/th>/g, '<th scope="row"><a href="command:x">$1</a></th>');
  const theme = `with (document.documentElement) { ${colours} }; document.body.className = 'vscode-dark';`;
  assert.deepEqual(await violationsOf(linked, { colorScheme: 'light' }, theme), []);
});
