/** What a client says to the server, well-formed: each method with parameters that fit documents which are open, or were, or never. */
import { type Random, randomBelow } from '@quasi/shared/random';
import { hostileUris, hostileValue, pick } from './hostile.ts';

export interface Call {
  readonly method: string;
  readonly params?: unknown;
  /** A notification, not a request. */
  readonly isTold?: true;
}

/** Stands in cells and nowhere else: where it comes up, a cell's value does. */
export const PLANTED = 'Zaphqu7';

/** What the fuzzer knows of its documents, and of what it was offered. */
export interface Played {
  /** Addresses of documents that are looked at; the first has values that are planted. */
  readonly uris: readonly string[];
  readonly offers: unknown[];
  readonly diagnostics: Map<string, readonly unknown[]>;
  version: number;
}

const HEADER = 'name,age,sex,zip';

export function plantedText(random: Random): string {
  const rows = Array.from(
    { length: 3 + randomBelow(random, 60) },
    (_, i) => `${PLANTED}${i},${20 + randomBelow(random, 9)},${pick(random, ['f', 'm', ''])},${PLANTED}${i % 7}`,
  );
  return `${[HEADER, ...rows].join('\n')}\n`;
}

const texts = [
  '',
  '\n',
  '"',
  'a',
  'a,b\n1,2\n',
  '\ufeffa;b\r\n1;2\r3;4',
  '{',
  '{"k": 3, "columns": {"age": "quasi-identifier"}}',
  '{"extends": ["./quasi.json"], "overrides": [{"files": ["**/*.csv"], "k": "x"}]}',
  '{"resources":[{"path":"people.csv","schema":{"fields":[{"name":"age","type":"integer"},{"name":3}]}}]}',
  '{"rows": 5, "columns": [{"name": "age", "counts": [3, 2], "values": ["1", "2"]}]}',
  `${'['.repeat(3000)}`,
  `a${',b'.repeat(500)}\n${'1,2\n'.repeat(50)}`,
  `x\n${'"'.repeat(999)}\n`,
];

const number = (random: Random): number => pick(random, [0, 0, 1, 1, 2, 2, 3, 3, 5, 8, 30, -1, 0.5, 1e9]);
const position = (random: Random) => ({ line: number(random), character: number(random) });
const range = (random: Random) => ({ start: position(random), end: position(random) });

/** An edit of planted values leaves the header alone, as names of columns may be shown. */
const edit = (random: Random, isPlanted: boolean) => {
  const line = 1 + randomBelow(random, 40);
  const text = pick(random, ['', '9', '"', '\n', ',', '1,2,3\n', 'é😀']);
  if (!isPlanted) return randomBelow(random, 5) === 0 ? { text: pick(random, texts) } : { range: range(random), text };
  const end = { line: line + randomBelow(random, 3), character: randomBelow(random, 20) };
  return { range: { start: { line, character: randomBelow(random, 20) }, end }, text };
};

const offer = (random: Random, { offers }: Played) => (offers.length > 0 ? pick(random, offers) : hostileValue(random));

/** In a call the address of a document most of the time is one that is looked at. */
function uriOf(random: Random, { uris }: Played): string {
  if (randomBelow(random, 12) === 0) return pick(random, hostileUris);
  return randomBelow(random, 2) === 0 ? uris[0] : pick(random, uris);
}

type Making = (random: Random, played: Played) => Call;

const asked = (method: string, paramsOf: (uri: string, random: Random, played: Played) => unknown): Making => {
  return (random, played) => ({ method, params: paramsOf(uriOf(random, played), random, played) });
};
const told = (method: string, paramsOf: (uri: string, random: Random, played: Played) => unknown): Making => {
  return (random, played) => ({ method, params: paramsOf(uriOf(random, played), random, played), isTold: true });
};

const calls: readonly Making[] = [
  told('textDocument/didOpen', opened),
  told('textDocument/didOpen', opened),
  told('textDocument/didChange', changed),
  told('textDocument/didChange', changed),
  told('textDocument/didChange', changed),
  told('textDocument/didClose', (uri) => ({ textDocument: { uri } })),
  told('textDocument/didSave', (uri) => ({ textDocument: { uri } })),
  told('workspace/didChangeConfiguration', (_, random) => ({
    settings: pick(random, [null, { quasi: { k: 4 } }, { quasi: hostileValue(random) }]),
  })),
  told('workspace/didChangeWatchedFiles', (uri) => ({ changes: [{ uri, type: 2 }] })),
  told('workspace/didChangeWorkspaceFolders', (uri) => ({
    event: { added: [{ uri, name: 'x' }], removed: [{ uri }] },
  })),
  told('$/cancelRequest', (_, random) => ({ id: randomBelow(random, 500) })),
  told('window/workDoneProgress/cancel', () => ({ token: 'x' })),
  told('$/progress', () => ({ token: 'x', value: {} })),
  asked('textDocument/hover', (uri, random) => ({ textDocument: { uri }, position: position(random) })),
  asked('textDocument/definition', (uri, random) => ({ textDocument: { uri }, position: position(random) })),
  asked('textDocument/completion', (uri, random) => ({ textDocument: { uri }, position: position(random) })),
  asked('textDocument/codeLens', (uri) => ({ textDocument: { uri } })),
  asked('textDocument/inlayHint', (uri, random) => ({ textDocument: { uri }, range: range(random) })),
  asked('textDocument/codeAction', menu),
  asked('textDocument/codeAction', menu),
  asked('codeAction/resolve', (_, random, played) => ({ title: 'x', data: dataOf(offer(random, played)) })),
  asked('workspace/executeCommand', (uri, random) => ({ command: 'quasi.reveal', arguments: [uri, range(random)] })),
  asked('quasi/checkFile', (uri) => ({ uri })),
  asked('quasi/columns', (uri) => ({ uri })),
  asked('quasi/columnCard', (uri, random) => ({ uri, column: number(random) })),
  asked('quasi/heat', (uri, random) => ({ uri, ranges: [range(random)] })),
  asked('quasi/remedies', (uri, random) => ({ uri, column: number(random) })),
  asked('quasi/protect', (uri) => ({ uri })),
  asked('quasi/details', (_, random, played) => ({ chosen: chosenOf(offer(random, played)) })),
  asked('quasi/preview', (_, random, played) => ({ chosen: chosenOf(offer(random, played)) })),
  asked('quasi/declareNoise', (_, random, played) => ({
    chosen: chosenOf(offer(random, played)),
    mayHoldValues: true,
  })),
  asked('quasi/saveRecipe', (uri) => ({ uri, overwrites: false })),
  asked('quasi/applyRecipe', (uri) => ({ uri, recipe: { uri, text: '{"steps": [{"column": "age"}]}' } })),
  asked('quasi/split', (_, random, played) => ({ chosen: chosenOf(offer(random, played)), overwrites: true })),
  asked('quasi/safeCopy', (_, random, played) => ({ chosen: chosenOf(offer(random, played)), overwrites: true })),
  asked('quasi/writeStatistics', (uri) => ({ uri, pairs: false, tree: false, overwrites: true })),
  asked('quasi/whatIf', (uri, random) => ({
    uri,
    k: 1 + randomBelow(random, 9),
    removes: randomBelow(random, 2) === 0,
  })),
  asked('quasi/whatIf', (uri, random) => ({ uri, k: 3, levels: [randomBelow(random, 9), 1], removes: true })),
  asked('quasi/whatIfRemedy', (uri, random) => ({ uri, k: 2, levels: [randomBelow(random, 9)], removes: true })),
  asked('quasi/setPopulation', (uri, random) => ({ uri, population: number(random) })),
  asked('quasi/policies', (uri) => ({ uri })),
  asked('quasi/setPolicy', (uri, random) => ({ uri, k: number(random) })),
  asked('quasi/openConfig', (uri) => ({ uri })),
  asked('quasi/report', (uri) => ({ uri })),
  asked('quasi/report', (uri) => ({ uri, part: 'x' })),
  asked('quasi/recordForm', (uri) => ({ uri })),
  asked('quasi/judgeRecord', (uri) => ({ uri, values: ['1', '', 'x', '2'] })),
  asked('quasi/editHierarchy', (uri, random) => ({ uri, column: number(random) })),
  asked('quasi/pseudonymKey', () => ({ key: 'a key that is long enough' })),
  (random) => ({
    method: pick(random, ['', 'x', 'textDocument/foo', '$/x', 'toString', '__proto__', 'constructor', 'quasi/refused']),
    params: hostileValue(random),
    ...(randomBelow(random, 2) === 0 && { isTold: true }),
  }),
];

/** A method of those that there are, with parameters of the right form. */
export function someCall(random: Random, played: Played): Call {
  return pick(random, calls)(random, played);
}

function opened(uri: string, random: Random, played: Played) {
  const text = uri === played.uris[0] ? plantedText(random) : pick(random, texts);
  return {
    textDocument: { uri, languageId: pick(random, ['csv', 'tsv', 'json', '']), version: ++played.version, text },
  };
}

function changed(uri: string, random: Random, played: Played) {
  const contentChanges = Array.from({ length: randomBelow(random, 4) }, () => edit(random, uri === played.uris[0]));
  return { textDocument: { uri, version: ++played.version }, contentChanges };
}

function menu(uri: string, random: Random, { diagnostics }: Played) {
  const found = diagnostics.get(uri) ?? [];
  const context = { diagnostics: found.slice(0, 5), ...pick(random, [{}, { only: ['quickfix'] }, { triggerKind: 1 }]) };
  return { textDocument: { uri }, range: range(random), context };
}

/** Offers are entries of a menu or remedies of a list. */
function dataOf(offer: unknown): unknown {
  return (offer as { data?: unknown } | null)?.data ?? offer;
}

function chosenOf(offer: unknown): unknown {
  const { data, uri = 'x' } = (offer ?? {}) as { data?: { uri?: string }; uri?: string };
  return { title: 'x', uri, isLarge: false, needsKey: false, data };
}
