/** Whatever is wrong with the quotes and formulas of a text, its fixes mend it, and with the old text the old findings are back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertMet, drawn } from '@quasi/shared/testing';
import fc from 'fast-check';
import type { Diagnostic } from 'vscode-languageserver-protocol/node';
import { anyTable } from '../../shared/src/edits/testTexts.ts';
import { TestClient } from './client.ts';
import { askMenu, choose, edited, resolving } from './menu.ts';

let client: TestClient;
before(async () => {
  client = await TestClient.start({}, resolving);
});
after(() => client.stop());

const mended = ['unclosed-quote', 'stray-quote', 'formula-cell'];
/** A header cell may have remedies for its column, too. */
const mending = /^(Close the quote|Quote |Put an apostrophe)/;
const broken = (uri: string) => client.shown(uri).filter(({ code }) => mended.includes(String(code)));

/** What an entry of the menu on a finding makes of the text. */
async function fixed(uri: string, text: string, finding: Diagnostic): Promise<string> {
  const actions = await askMenu(client, uri, { diagnostics: [finding], isInvoked: true });
  // Where there are two, the second is for all cells.
  const action = actions.findLast(({ title }) => mending.test(title));
  assert.ok(action, `nothing is offered for ${finding.message}`);
  const { edit } = await choose(client, action);
  return edited(text, edit ?? {});
}

test('each finding goes with its fix, until there is none left', async () => {
  let documents = 0;
  let fixes = 0;
  const mend = async ({ text, delimiter }: { text: string; delimiter: string }) => {
    client.settings = { ...client.settings, delimiter };
    const uri = `untitled:fixes-${++documents}.csv`;
    await client.open(uri, text);
    await client.settled(uri);
    const atFirst = client.shown(uri);
    let now = text;
    for (let finding = broken(uri)[0]; finding; finding = broken(uri)[0]) {
      const before = broken(uri).length;
      now = await fixed(uri, now, finding);
      fixes++;
      await client.change(uri, now);
      await client.settled(uri);
      // A quote that is closed lets be seen what it had swallowed.
      if (finding.code !== 'unclosed-quote') assert.ok(broken(uri).length < before, `${finding.message}\n${now}`);
    }
    await client.change(uri, text);
    await client.settled(uri);
    assert.deepEqual(client.shown(uri), atFirst);
    await client.close(uri);
  };
  await fc.assert(fc.asyncProperty(anyTable, mend), drawn(150));
  assertMet(fixes, 150, 150);
});
