/** A client that hands over another language gets everything in it: findings, hovers, menus, lens, columns, states and problems. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { type ColumnEntry, MARKING, ROLE_KIND } from '@quasi/shared/protocol';
import type { CodeLens, Diagnostic, Hover, InlayHint } from 'vscode-languageserver-protocol/node';
import { pseudoTexts, untranslated } from '../pseudoLanguage.ts';
import { askMenu, resolving } from './menu.ts';
import { Workspace } from './workspace.ts';

const sample = (name: string) => readFileSync(new URL(`../../samples/${name}`, import.meta.url), 'utf8');

/** Names, and flaws of every sort. */
const hostile =
  'name,mail,zip,,zip,remark\nAnn "A",ann@example.org,8001,=1+1,2,"see ann@example.org, it is she"\nBob,bob@example.org,8002,,3\nCem,cem@example.org,8003,1,4,"never closed\nDora,dora@example.org,8004,,,\n';

const spoiltConfig = `{
  "k": 0, "kk": 3, "policy": "publc11", "population": "many", "delimiter": "ab", "missing": "valu", "k": "7",
  "columns": { "": "subject", "a": { "role": "subjct" } }, "maxRowFindings": 700, "__proto__": 1,
  "allow": [
    { "rule": "small-clases", "reason": "x" },
    { "rule": "QS201", "reason": "", "on": "2026-02-30", "until": "1" },
    { "reason": "x" },
    { "rule": "QS201", "reason": "ok", "on": "2026-02-20", "until": "2026-02-10" },
    { "rule": "QS202", "reason": "ok", "until": "2025-01-01" }
  ],
  "files": [{ "glob": "{a", "k": 2 }, { "k": 3 }, 5], "extends": ["../gone.json", "./gone.json", "./quasi.json"],
  "policies": { "strict": { "k": 3 } }, "rules": { "small-clases": "off", "small-key": { "columns": 9 } }
  "t": 0.3
`;

const files = {
  'patients.csv': sample('patients.csv'),
  'survey.csv': sample('survey.csv'),
  'staff.tsv': sample('staff.tsv'),
  'transactions.csv': sample('transactions.csv'),
  'harbor/patients.csv': sample('patients.csv'),
  'harbor/quasi.json': '{ "policy": "hipaa-safe-harbor" }\n',
  'public/survey.csv': sample('survey.csv'),
  'public/quasi.json': '{ "policy": "public11", "population": 5000, "columns": { "comment": "insensitive" } }\n',
  'hostile/hostile.csv': hostile,
  'hostile/no-header.csv': '31,f,8001\n31,m,8002\n32,f,8003\n',
  'hostile/empty.csv': 'a,b\n',
  'spoilt/quasi.json': spoiltConfig,
  'spoilt/people.csv': 'age,sex\n31,f\n31,m\n',
};

/** Words out of the documents, which are the same in all languages. */
const documents = Object.values(files).map((text) => text.split('\n', 1)[0].match(/\p{L}{3,}/gu) ?? []);
const configWords = spoiltConfig.match(/\p{L}{3,}/gu) ?? [];
const schemaWords = readFileSync(new URL('../../syntaxes/quasi.schema.json', import.meta.url), 'utf8').match(
  /[\w-]+(?=")/g,
);
const fileNames = Object.keys(files).flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []);
/** Headers as a detector reads them. */
const readHeaders = [
  'birthdate',
  'birthyear',
  'admissiondate',
  'dischargedate',
  'customerid',
  'jobtitle',
  'incomeband',
];

/** What remedies write into files is the same in all languages, too. */
const written = ['Other'];

const names = [...documents.flat(), ...fileNames, ...readHeaders, ...written];

let workspace: Workspace;

before(async () => {
  const initializationOptions = { texts: pseudoTexts, hasCommands: true };
  workspace = await Workspace.open(files, resolving, { initializationOptions });
  workspace.client.settings = { ...workspace.client.settings, codeLens: true, inlayHints: true };
});
after(() => workspace.close());

/** The texts that were looked at, so that an absent one is not thought to be fine. */
const seen = new Set<string>();

function check(what: string, text: string | null | undefined, more: readonly string[] = []): void {
  if (!text) return;
  if (text.includes('⟦')) seen.add(what);
  assert.deepEqual(untranslated(text, [...names, ...more]), [], `${what}: ${text}`);
}

const ask = <T>(method: string, params: object): Promise<T> => workspace.client.connection.sendRequest(method, params);

for (const name of Object.keys(files).filter((each) => !each.endsWith('.json'))) {
  test(`${name}: findings, states, and all that can be asked of it`, async () => {
    const uri = await workspace.openData(name);
    const textDocument = { uri };
    const { client } = workspace;
    const shown = client.shown(uri);
    for (const { message } of shown) check('finding', message as string);
    for (const { card, stage } of client.statuses.filter((status) => status.uri === uri)) {
      check('card', card);
      check('stage', stage);
    }
    await checkHovers(uri, files[name as keyof typeof files].split('\n', 3));
    for (const diagnostic of firstOfEach(shown)) {
      await checkMenu(uri, { diagnostics: [diagnostic] });
    }
    for (const lens of await ask<CodeLens[]>('textDocument/codeLens', { textDocument }))
      check('lens', lens.command?.title);
    const range = { start: { line: 0, character: 0 }, end: { line: 3, character: 0 } };
    for (const hint of await ask<InlayHint[]>('textDocument/inlayHint', { textDocument, range }))
      check('hint', hintText(hint));
    for (const entry of (await ask<ColumnEntry[] | null>('quasi/columns', { uri })) ?? []) {
      const { description, spoken, details, column } = entry;
      for (const text of [description, spoken, ...details.flatMap((each) => [each.text, each.spoken])]) {
        check('column', text);
      }
      check('column card', await ask<string | null>('quasi/columnCard', { uri, column }));
    }
    await workspace.closeDocument(uri);
  });
}

const hintText = ({ label, tooltip }: InlayHint) => `${label as string} ${tooltip as string}`;

/** One diagnostic of each rule: their menus are alike. */
function firstOfEach(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.toReversed().map((one) => [one.code, one])).values()];
}

async function checkHovers(uri: string, lines: readonly string[]): Promise<void> {
  const separator = /[,;\t]/g;
  for (const [line, text] of lines.entries()) {
    const places = line === 0 ? [0, ...Array.from(text.matchAll(separator), ({ index }) => index + 1)] : [0];
    for (const character of places) {
      const position = { line, character };
      const hover = await ask<Hover | null>('textDocument/hover', { textDocument: { uri }, position });
      const shown = (hover?.contents as { value: string } | undefined)?.value;
      check('hover', shown?.replaceAll('\\', '').replaceAll(/\]\(command:[^)]*\)/g, ']'));
      if (line === 0) await checkMenu(uri, { range: { start: position, end: position } });
    }
  }
}

async function checkMenu(uri: string, question: object): Promise<void> {
  for (const isInvoked of [false, true]) {
    for (const action of await askMenu(workspace.client, uri, { ...question, isInvoked })) {
      // A text that is written into quasi.json, in quotes, is the same in all languages.
      check('action', action.title.replaceAll(/"⟧(?:people|events|groups|things)⟦"/g, '""'));
      check('reason', action.disabled?.reason);
      check('command', action.command?.title);
    }
  }
}

test('a configuration with all sorts of mistakes', async () => {
  const uri = await workspace.openConfig('spoilt/quasi.json');
  await workspace.client.until(() => workspace.client.shown(uri).length > 20, 'its problems');
  for (const { message } of workspace.client.shown(uri))
    check('problem', message as string, [...configWords, ...(schemaWords ?? [])]);
  const expired = workspace.client.shown(uri).filter(({ code }) => code === 'expired-exception');
  assert.equal(expired.length, 1);
  await checkMenu(uri, { diagnostics: expired });
  await workspace.closeDocument(uri);
});

test('what cannot be done is said so', async () => {
  const folder = workspace.uri('harbor');
  const questions: readonly (readonly [method: string, params: object])[] = [
    ['quasi/checkFile', { uri: workspace.uri('gone.csv') }],
    ['quasi/checkFile', { uri: folder }],
    ['quasi/checkFile', { uri: 'untitled:Untitled-1' }],
    ['quasi/setPopulation', { uri: workspace.uri('patients.csv'), population: 0 }],
    ['quasi/setPopulation', { uri: 'untitled:Untitled-1', population: 5 }],
    ['quasi/setPopulation', { uri: workspace.uri('spoilt/people.csv'), population: 5 }],
  ];
  for (const [method, params] of questions) {
    const message = await ask(method, params).then(
      () => '',
      (error: Error) => error.message,
    );
    assert.ok(message.includes('⟦'), `${method}: ${message}`);
    check('error', message);
  }
});

test('what a client picks entries by is the same in all languages', async () => {
  const uri = await workspace.openData('staff.tsv');
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const marking = (await askMenu(workspace.client, uri, { range, only: [ROLE_KIND] })).filter(
    ({ data }) => data?.maker === MARKING,
  );
  assert.ok(marking.length > 2);
  for (const { title } of marking) assert.match(title, /^⟦Mark ⟧employee_no⟦ as ⟧⟦/);
  await workspace.closeDocument(uri);
});

test('a file that is checked on disk', async () => {
  const uri = workspace.uri('survey.csv');
  await ask('quasi/checkFile', { uri });
  const shown = workspace.client.shown(uri);
  assert.ok(shown.length > 2);
  for (const { message } of shown) check('finding', message as string);
});

test('all of that was there to be looked at', () => {
  const sorts = 'action,card,column,column card,command,error,finding,hint,hover,lens,problem,reason'.split(',');
  assert.deepEqual(
    sorts.filter((what) => !seen.has(what)),
    [],
  );
});
