/** Messages of the extension: whatever a column or a file is called, it is text in them, and no link to a command. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { clientModule, clientFolder as folder } from './clientModule.ts';

/** How the editor finds links in a message, as VS Code's `linkedText.ts` has it, and icons. */
const active = /\[[^\]]+\]\((?:https?:\/\/|command:|file:)[^)\s]+(?: .+?)?\)|\$\([a-z-]+\)/i;
const hostile = 'age [click](command:workbench.action.quit) $(error)';

type Messages = typeof import('../../client/src/messages.ts');

/** With an editor that writes down what it is to show, and presses the first button. */
async function withEditor(): Promise<{ messages: Messages; shown: string[] }> {
  const shown: string[] = [];
  const show = async (sentence: string, ...rest: unknown[]) => {
    shown.push(sentence);
    return rest.find((each) => typeof each === 'string');
  };
  const window = { showInformationMessage: show, showErrorMessage: show, showWarningMessage: show };
  return { messages: await clientModule<Messages>('messages.ts', { window }), shown };
}

test('in each sort of message a name from a file is text', async () => {
  const { messages, shown } = await withEditor();
  assert.match(hostile, active);
  assert.equal(await messages.showInformation(`Treat ${hostile}.`, 'OK'), 'OK');
  await messages.showError(hostile);
  messages.showFailure(new Error(hostile), 'It failed.');
  messages.showFailure('nothing', hostile);
  assert.equal(await messages.isAgreed(hostile, 'Yes'), true);
  assert.equal(await messages.mayReplace(`${hostile}.csv`), true);
  assert.equal(shown.length, 6);
  for (const sentence of shown) {
    assert.doesNotMatch(sentence, active);
    assert.match(sentence, /age \[click\] ?\(command/, 'it is still there to be read');
  }
});

test('no part of the extension shows a message in another way', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  assert.ok(files.length > 20);
  const direct = files.filter((name) =>
    /show(Information|Warning|Error)Message/.test(readFileSync(join(folder, name), 'utf8')),
  );
  assert.deepEqual(direct, ['messages.ts']);
});

test('the server shows none by itself: a client would show it as it is', () => {
  const server = join(folder, '../../server/src');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const showing = files.filter((name) =>
    /window\.show(Information|Warning|Error)Message|window\/showMessage|ShowMessage(Notification|Request)/.test(
      readFileSync(join(server, name), 'utf8'),
    ),
  );
  assert.deepEqual(showing, []);
});
