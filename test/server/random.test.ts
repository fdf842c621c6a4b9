/**
 * 200 sequences of random edits in a server process as a user runs it: the findings in the end are those that a fresh
 * start shows of the same text, and on the way every finding that comes from the text alone is said of the version that
 * it is true of.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
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

const SEQUENCES = 200;
/** A hover leaves out what its time does not do for, and the machine may be busy. */
const HOVERS_AT_MOST = 10;

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

function expectedStructure(uri: string, text: string): Diagnostic[] {
  const document = new OpenDocument(uri, 'csv', 1, text, onlySettings(defaultSettings, undefined));
  const { facts, findings } = drain(structureWave(drain(document.read([])).analysis, defaultSettings));
  return findings.map((finding) => toDiagnostic(finding, facts, document.text));
}

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
  const { version: _, ...status } = statuses.findLast((one) => one.uri === uri) ?? {};
  return status;
};

for (let sequence = 1; sequence <= SEQUENCES; sequence += 20) {
  const last = Math.min(SEQUENCES, sequence + 19);
  test(`after edits the findings are those of a fresh start: sequences ${sequence} to ${last}`, async () => {
    for (let seed = sequence; seed <= last; seed++) await checkSequence(seed);
  });
}

async function checkSequence(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const uri = `file:///quasi-test/random-${seed}.csv`;
  const document = await edited(random, uri);
  const { text } = document;
  const name = `sequence ${seed}: ${JSON.stringify(text)}`;
  const other = new EditedDocument(fresh, uri, text);
  await other.open();
  await other.settled();
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
