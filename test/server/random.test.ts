/**
 * 60 sequences of random edits in a server process: the findings in the end are those that a fresh start shows of the same
 * text, and on the way every finding that comes from the text alone is said of the version that it is true of. A text that
 * ends with an open quote keeps its risk of before, and is as of a fresh start once the quote is closed.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import type { FileStatus } from '@quasi/shared/protocol';
import { type Random, randomBelow, seededRandom } from '@quasi/shared/random';
import { rules } from '@quasi/shared/rules';
import type { Diagnostic, Hover } from 'vscode-languageserver-protocol/node';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { OpenDocument } from '../../server/src/documents/openDocument.ts';
import { structureWave } from '../../server/src/findings.ts';
import { toDiagnostic } from '../../server/src/toLsp.ts';
import { TestClient } from './client.ts';
import { EditedDocument } from './editedDocument.ts';
import { drawFrom, randomEdits, startingText } from './randomEdits.ts';

const SEQUENCES = 60;
/** A hover leaves out what its time does not do for, and the machine may be busy. */
const HOVERS_AT_MOST = 10;

/** Sequences that end with an open quote. */
let broken = 0;

let client: TestClient;
let fresh: TestClient;
before(async () => {
  [client, fresh] = await Promise.all([TestClient.start(), TestClient.start()]);
});
after(() => Promise.all([client.stop(), fresh.stop()]));

const structural = new Set<unknown>(
  rules.filter(({ needs }) => needs === 'structure' || needs === 'text').map(({ slug }) => slug),
);
const structureOf = (diagnostics: readonly Diagnostic[]) => diagnostics.filter(({ code }) => structural.has(code));

function structureIn(uri: string, text: string) {
  const document = new OpenDocument(uri, 'csv', 1, text, onlySettings(defaultSettings, undefined));
  return { document, ...drain(structureWave(drain(document.read([])).analysis, defaultSettings)) };
}

function expectedStructure(uri: string, text: string): Diagnostic[] {
  const { document, facts, findings } = structureIn(uri, text);
  return findings.map((finding) => toDiagnostic(finding, facts, document.text));
}

const isBroken = ({ uri, text }: EditedDocument) => structureIn(uri, text).facts.text?.openQuote !== undefined;

/** Sometimes all waves end, sometimes one of them is under way, and sometimes somebody looks, or another extension switches the language. */
async function passTime(random: Random, document: EditedDocument): Promise<void> {
  const draw = drawFrom(random);
  await draw([
    () => document.settled(),
    () => client.counted(document.uri),
    () => new Promise((resolve) => setTimeout(resolve, randomBelow(random, 15))),
    () => document.hover(randomBelow(random, document.text.length + 1)),
    () => document.switchLanguage(draw(['csv', 'dynamic csv'])),
    () => undefined,
  ])();
}

async function edited(random: Random, uri: string): Promise<EditedDocument> {
  const document = new EditedDocument(client, uri, startingText(random));
  const texts = [document.text];
  await document.open();
  const edits = 2 + randomBelow(random, 8);
  for (let edit = 0; edit < edits; edit++) {
    await passTime(random, document);
    await document.edit(...randomEdits(random, document.text, texts));
    texts.push(document.text);
  }
  await document.settled();
  return document;
}

/** The same question until the answer is that of the other server, as far as there is time. */
async function assertSameHover(one: EditedDocument, other: EditedDocument, offset: number, name: string) {
  let answers: (Hover | null)[] = [];
  for (let i = 0; i < HOVERS_AT_MOST; i++) {
    answers = await Promise.all([one.hover(offset), other.hover(offset)]);
    if (JSON.stringify(answers[0]) === JSON.stringify(answers[1])) return;
  }
  assert.deepEqual(answers[0], answers[1], `the hover at ${offset} of ${name}`);
}

const statusOf = ({ statuses }: TestClient, uri: string) => {
  const { version: _, ...status }: Partial<FileStatus> = statuses.findLast((one) => one.uri === uri) ?? {};
  return status;
};

for (let sequence = 1; sequence <= SEQUENCES; sequence += 20) {
  const last = Math.min(SEQUENCES, sequence + 19);
  test(`after edits the findings are those of a fresh start: sequences ${sequence} to ${last}`, async () => {
    for (let seed = sequence; seed <= last; seed++) await checkSequence(seed);
  });
}

test('some sequences end with an open quote', () => assert.ok(broken >= SEQUENCES / 40, `${broken}`));

async function checkSequence(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const uri = `file:///quasi-test/random-${seed}.csv`;
  const document = await edited(random, uri);
  const other = new EditedDocument(fresh, uri, document.text);
  await other.open();
  await other.settled();
  if (isBroken(document)) {
    assertFrozen(uri, `sequence ${seed}, broken: ${JSON.stringify(document.text)}`);
    broken++;
    for (const one of [document, other]) await mend(one);
  }
  const { text } = document;
  const name = `sequence ${seed}: ${JSON.stringify(text)}`;
  assert.deepEqual(client.shown(uri), fresh.shown(uri), name);
  assert.deepEqual(statusOf(client, uri), statusOf(fresh, uri), name);
  for (const offset of [0, 5, ...[1, 2, 3].map(() => randomBelow(random, text.length + 1))]) {
    await assertSameHover(document, other, offset, name);
  }
  for (const { publication, text: then } of document.publications) {
    const expected = expectedStructure(uri, then);
    const told = `version ${publication.version} of sequence ${seed}: ${JSON.stringify(then)}`;
    assert.deepEqual(structureOf(publication.diagnostics), expected, told);
  }
  await Promise.all([document.close(), other.close()]);
}

/** What the text alone says is as of a fresh start, and what was found of the risk before says that it is of before. */
function assertFrozen(uri: string, name: string): void {
  const shown = client.shown(uri);
  assert.deepEqual(structureOf(shown), fresh.shown(uri), name);
  for (const { code, message } of shown) {
    if (!structural.has(code)) assert.match(String(message), /\nFound before the quote in line \d+ opened; /, name);
  }
  const { verdict, card, ...others } = statusOf(client, uri);
  const { verdict: freshVerdict, card: freshCard, ...freshOthers } = statusOf(fresh, uri);
  assert.deepEqual(others, freshOthers, name);
  assert.ok(verdict?.startsWith(freshVerdict ?? ''), name);
  assert.ok(card?.startsWith(freshCard ?? ''), name);
}

/** The open quote reaches to the end of the text, so it is closed there; other quotes that open then go. */
async function mend(document: EditedDocument): Promise<void> {
  await document.edit({ from: document.text.length, to: document.text.length, text: '"' });
  await document.settled();
  if (!isBroken(document)) return;
  await document.edit({ text: document.text.replaceAll('"', '') });
  await document.settled();
}
