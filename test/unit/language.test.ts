/** In another language nothing is left in English: the cases of all rules, and the cards of their files, said in a pseudo language. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { columnShape, drain } from '@quasi/shared/analysis';
import { type Card, columnCard, fileCard, rowCard, toText } from '@quasi/shared/explain';
import { runConfigRules } from '@quasi/shared/rules';
import { speak } from '@quasi/shared/words';
import { spread } from '../../shared/src/explain/column/spread.ts';
import { type Case, isWidest, readCases } from '../../shared/src/rules/testCases.ts';
import { allFindings, configFactsOf, factsOf, settingsFrom } from '../../shared/src/rules/testFacts.ts';
import { dataSet } from '../../shared/src/testing/index.ts';
import { pseudoTexts, untranslated } from '../pseudoLanguage.ts';

const folder = new URL('../../shared/src/rules/', import.meta.url);

before(() => speak(pseudoTexts));
after(() => speak(undefined));

for (const entry of readdirSync(folder, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  for (const name of ['rule.md', 'cases.md']) {
    const file = new URL(`${entry.name}/${name}`, folder);
    if (!existsSync(file)) continue;
    for (const each of readCases(readFileSync(file, 'utf8'))) {
      if (isWidest(each)) continue;
      test(`${entry.name}: ${each.title}`, () => (each.kind === 'jsonc' ? checkConfig(each) : checkData(each)));
    }
  }
}

/** Quotations from a configuration are its own words, or words it could have used. */
const schemaWords = readFileSync(new URL('../../syntaxes/quasi.schema.json', import.meta.url), 'utf8').match(
  /"[\w-]+"/g,
);
const configWords = (schemaWords ?? []).map((word) => word.slice(1, -1));

function checkConfig({ text }: Case): void {
  const own = text.match(/\p{L}{3,}/gu) ?? [];
  for (const { message } of runConfigRules(configFactsOf(text))) checkText(message, [...own, ...configWords]);
}

function checkData({ text, settings, options }: Case): void {
  const encoding = [...options].find((each) => each.startsWith('encoding='))?.slice('encoding='.length);
  const origin = options.has('origin=disk') ? 'disk' : 'editor';
  const facts = factsOf(text, settings, { kind: origin, ...(encoding !== undefined && { encoding }) });
  const { table, quasiIdentifiers, classes } = facts;
  const files = facts.hierarchies.map(
    (one) => (one && ('stated' in one ? one.stated.file : one.file))?.split('/').at(-1) ?? '',
  );
  const names = [
    ...table.columns.flatMap(({ name }) => wordsOf(name)),
    ...files.filter(Boolean),
    ...(facts.settings.populationFile?.split('/').slice(-1) ?? []),
    ...(encoding === undefined ? [] : [encoding]),
  ];
  // As they are shown, so that of thousands of columns a few stand for all.
  for (const { message, details = '' } of allFindings(facts)) checkText(`${message} ${details}`, names);

  const source = { bytes: () => new Uint8Array() };
  const analysis = dataSet(table, settingsFrom(settings), source, { kind: origin });
  drain(analysis.insight());
  checkCard(fileCard('', facts, facts, drain(analysis.expected()), undefined, drain(analysis.scaling())), names);
  // Of very many columns the first say all there is to say.
  for (const [column, { dictionary }] of table.columns.slice(0, 20).entries()) {
    const seen = { facts, column, known: analysis.known, rules: [] };
    const shape = drain(columnShape(dictionary, facts.roles[column].kind, 1000));
    checkCard(columnCard(seen, new Map([[spread, shape]])), names);
  }
  for (let row = 0; row < Math.min(5, table.rowCount); row++) {
    const classSize = classes.sizeOfClass[classes.classOfRow[row]];
    const known = { table, row, line: row + 2, classSize, target: facts.settings.k, columns: quasiIdentifiers };
    checkCard(rowCard(known, quasiIdentifiers.length > 0 ? drain(analysis.row(row, undefined)) : undefined), names);
  }
}

/** A name as it is, as a sentence holds it, and as a detector reads it. */
function wordsOf(name: string): string[] {
  return [name, ...(name.match(/\p{L}+/gu) ?? []), name.toLowerCase().replaceAll(/[^\p{L}]/gu, '')].filter(Boolean);
}

function checkCard(card: Card, names: readonly string[]): void {
  checkText(toText(card), names);
}

function checkText(text: string, names: readonly string[]): void {
  assert.deepEqual(untranslated(text, names), [], text);
}
