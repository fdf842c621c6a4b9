/** "Check Table…" in an editor that is made of what it asks: trust, what is said before it connects, and how a connection is saved. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientModule } from './clientModule.ts';

type Module = typeof import('../../client/src/checkTable.ts');
type Adding = typeof import('../../client/src/addConnection.ts');

const census = {
  name: 'census',
  uri: 'quasi-table:///w/connection:census',
  address: 'postgres://db.example/census/public.people',
  place: 'PostgreSQL at db.example, database census, table public.people',
  config: 'file:///w/quasi.json',
};

/** The client of the protocol extends these. */
const classes = Object.fromEntries(
  'CallHierarchyItem CancellationError CodeAction CodeLens CompletionItem Diagnostic DocumentLink InlayHint SymbolInformation TypeHierarchyItem'
    .split(' ')
    .map((name) => [name, class {}]),
);

interface Editor {
  readonly isTrusted?: boolean;
  readonly saved?: readonly (typeof census)[];
  /** The button that is pressed in a modal message. */
  readonly pressed?: string;
  /** The texts typed into one box after the other. */
  readonly typed?: readonly string[];
}

/** Runs the command once or more, and returns what was asked, said and sent. */
async function run({ isTrusted = true, saved = [census], pressed, typed = [] }: Editor, times = 1) {
  const said: string[] = [];
  const picks: string[][] = [];
  const boxes = [...typed];
  const note = async (sentence: string) => void said.push(sentence);
  const uriOf = (text: string) => ({
    path: text.replace(/^[^/]*\/\//, ''),
    scheme: text.split(':')[0],
    toString: () => text,
  });
  const vscode = {
    ...classes,
    window: {
      showInformationMessage: note,
      showErrorMessage: note,
      showWarningMessage: async (sentence: string) => {
        said.push(sentence);
        return pressed;
      },
      showQuickPick: async (items: readonly { label: string; description?: string }[]) => {
        picks.push(items.map(({ label, description = '' }) => `${label} ${description}`.trim()));
        return items[0];
      },
      showInputBox: async () => boxes.shift(),
      withProgress: (_: unknown, work: (...all: unknown[]) => unknown) =>
        work({ report() {} }, { onCancellationRequested() {}, isCancellationRequested: false }),
    },
    workspace: {
      isTrusted,
      textDocuments: [],
      workspaceFolders: [{ uri: uriOf('file:///w') }],
      findFiles: async () => [uriOf(census.config)],
      asRelativePath: String,
    },
    commands: { executeCommand: async () => undefined },
    ProgressLocation: { Notification: 15 },
    Uri: { parse: uriOf },
    EventEmitter: class {},
    Disposable: { from: () => undefined },
  };
  const sent: [string, Record<string, unknown>][] = [];
  const client = {
    code2ProtocolConverter: { asUri: String },
    protocol2CodeConverter: { asUri: uriOf },
    onProgress: () => ({ dispose() {} }),
    error: () => undefined,
    sendRequest: async (method: string, params: Record<string, unknown>) => {
      sent.push([method, params]);
      if (method === 'quasi/connections') return saved;
      return method === 'quasi/addConnection' ? census : { status: { state: 'ready', inShort: 'k 7' }, findings: 2 };
    },
  };
  const kept = new Map<string, unknown>();
  const memory = {
    get: (key: string, otherwise: unknown) => kept.get(key) ?? otherwise,
    update: async (key: string, value: unknown) => void kept.set(key, value),
  };
  const shown = { checked: () => undefined };
  const { checkTable } = await clientModule<Module>('checkTable.ts', vscode);
  for (let i = 0; i < times; i++) await checkTable(client as never, shown as never, memory as never, undefined);
  return { said, picks, sent, methods: sent.map(([method]) => method) };
}

test('in a workspace that is not trusted nothing is asked of the server, and the reason is said', async () => {
  const { said, sent } = await run({ isTrusted: false });
  assert.deepEqual(sent, []);
  assert.match(said.join(), /connects to no database from a workspace that is not trusted/);
});

test('host, database and table are said before the first connection; without consent there is none', async () => {
  const { said, picks, methods } = await run({});
  assert.deepEqual(picks, [[`census ${census.place}`, '$(add) Add Connection…']]);
  assert.match(said[0] ?? '', /^Connect to PostgreSQL at db\.example, database census, table public\.people\?/);
  assert.deepEqual(methods, ['quasi/connections']);
});

test('who agreed once is not asked again, and what was agreed to is sent along', async () => {
  const { said, sent, methods } = await run({ pressed: 'Connect' }, 2);
  assert.equal(said.filter((sentence) => sentence.startsWith('Connect to')).length, 1);
  assert.deepEqual(methods, ['quasi/connections', 'quasi/checkTable', 'quasi/connections', 'quasi/checkTable']);
  const { uri, address } = sent[1][1];
  assert.deepEqual({ uri, address }, { uri: census.uri, address: census.address });
  assert.match(said[1] ?? '', /k 7; 2 findings/);
});

test('where none is saved one is added: its address and its name are asked for, and it is checked', async () => {
  const typed = [census.address, 'census'];
  const { picks, sent, methods } = await run({ saved: [], pressed: 'Connect', typed });
  assert.deepEqual(picks, [['$(add) Add Connection…']]);
  assert.deepEqual(methods, ['quasi/connections', 'quasi/addConnection', 'quasi/checkTable']);
  assert.deepEqual(sent[1][1], { uri: 'file:///w', name: 'census', address: census.address });
  assert.deepEqual((await run({ saved: [], typed: [census.address] })).methods, ['quasi/connections']);
});

test('a password is not taken while somebody types', async () => {
  const { problemWithAddress, problemWithName } = await clientModule<Adding>('addConnection.ts', {});
  assert.match(problemWithAddress('postgres://ann:secret@h/d/t') ?? '', /Leave out user and password/);
  assert.match(problemWithAddress('people') ?? '', /Write it as postgres:/);
  assert.equal(problemWithAddress(census.address), undefined);
  assert.match(problemWithName('a b') ?? '', /letters, digits/);
  assert.equal(problemWithName('Bevölkerung-2'), undefined);
});
