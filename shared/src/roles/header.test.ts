import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takesAtMost } from '../testing/index.ts';
import { longestPhrase, negativeWord, phrasesOf, readHeader, speaksAgainst } from './header.ts';

const said = (name: string, ...phrases: string[]) => longestPhrase(readHeader(name), phrasesOf(phrases));

test('a name is parted into words whatever way they are run together', () => {
  assert.deepEqual(readHeader('customerBirth_date2').words, ['customer', 'birth', 'date']);
  assert.deepEqual(readHeader('HTTPServer-IP.Address').words, ['http', 'server', 'ip', 'address']);
  assert.deepEqual(readHeader('Größe (cm)').words, ['grosse', 'cm']);
  assert.deepEqual(readHeader('né_le').words, ['ne', 'le']);
  assert.deepEqual(readHeader('').words, []);
});

test('words are found whole, together or apart, and the longest phrase counts', () => {
  assert.equal(said('BIRTHDATE', 'birth date'), 'birthdate');
  assert.equal(said('birth_date', 'birthdate', 'date'), 'birthdate');
  assert.equal(said('E-Mail', 'email'), 'email');
  assert.equal(said('public', 'lic'), undefined);
  assert.equal(said('candidate', 'date'), undefined);
  assert.equal(said('客户姓名', '姓名'), '姓名');
  assert.equal(said('郵便番号', '郵便番号'), '郵便番号');
  assert.equal(said('Straße', 'Strasse'), 'strasse');
});

test('scripts are parted, and small words may be left out of a header', () => {
  assert.deepEqual(readHeader('HIV感染').words, ['hiv', '感染']);
  assert.equal(said('用户ID', '用户ID'), '用户id');
  assert.equal(said('lieu_naissance', 'lieu de naissance'), 'lieunaissance');
  assert.equal(said('lieu_de_naissance', 'lieu de naissance'), 'lieudenaissance');
  assert.equal(said('number', 'number of'), undefined);
});

test('words of business and machines speak against an identifier', () => {
  assert.equal(negativeWord(readHeader('invoice_number')), 'invoice');
  assert.equal(negativeWord(readHeader('Anzahl Kinder')), 'anzahl');
  assert.equal(negativeWord(readHeader('passport')), undefined);
});

test('a word that is part of the name speaks for it', () => {
  assert.ok(!speaksAgainst(readHeader('número de cuenta'), 'numerodecuenta'));
  assert.ok(speaksAgainst(readHeader('número de cuentas total'), 'cuentas'));
});

test('a name made to be long costs no more than a short one', () => {
  takesAtMost(200, () => readHeader('aB'.repeat(5_000_000)));
});
