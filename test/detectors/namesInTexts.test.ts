/** Names inside texts: how many are found in made-up sentences of fifteen languages, and that texts of nobody alarm nobody. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEmbedded, namesFoundInTexts } from '../../shared/src/roles/index.ts';
import { foldName, givenNames, surnames } from '../../shared/src/roles/names/index.ts';
import { finished } from '../../shared/src/roles/testColumn.ts';
import { readTable } from '../../shared/src/table/index.ts';
import { foundIn, recallInTexts } from './namesInTexts.ts';
import { textsOfNobody } from './textsOfNobody.ts';
import { textsOfPeople } from './textsOfPeople.ts';

function found(rows: readonly string[]) {
  const text = rows.map((row) => `"${row.replaceAll('"', '""')}"\n`).join('');
  const options = { missingTokens: [''], trim: false, delimiter: ',', header: false };
  return finished(findEmbedded(finished(readTable(new TextEncoder().encode(text), options)).columns[0].dictionary));
}

test('no dictionary has the names that are called rare', () => {
  for (const { names } of Object.values(textsOfPeople)) {
    for (const name of names.split(/[ |]/).map(foldName))
      assert.ok(!givenNames().has(name) && !surnames().has(name), name);
  }
});

test('of names in letters and in notes most are found, in each language', () => {
  for (const { language, letters, notes } of recallInTexts()) {
    assert.ok(letters[0] >= 75 && letters[1] >= 95, `${language}: letters ${letters.join(', ')}`);
    assert.ok(notes[0] >= 60 && notes[1] >= 95, `${language}: notes ${notes.join(', ')}`);
  }
});

test('in sentences that nothing was written for as many are found as people are told', () => {
  const all = recallInTexts();
  for (const [place, told] of [namesFoundInTexts.rare, namesFoundInTexts.common].entries()) {
    const mean = all.reduce((sum, { fresh }) => sum + fresh[place], 0) / all.length;
    assert.ok(mean >= told, `${mean} of 100, told ${told}`);
  }
});

test('a column of letters or notes is told to name people, in each language', () => {
  for (const [language, texts] of Object.entries(textsOfPeople)) {
    for (const part of ['letters', 'notes', 'fresh'] as const) {
      const rows = foundIn(language, texts, part, 'names').map(({ text }) => text);
      assert.ok(found(rows)?.rowsOf.has('names of people'), `${language}, ${part}`);
    }
  }
});

test('texts that name nobody alarm nobody, as they are and again and again', () => {
  for (const [language, texts] of Object.entries(textsOfNobody)) {
    assert.equal(found(texts), undefined, language);
    const again = Array.from({ length: 20 }, (_, i) => texts.map((text) => `${i}. ${text}`)).flat();
    assert.equal(found(again), undefined, `${language}, again and again`);
  }
});
