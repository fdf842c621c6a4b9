import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rolesOf, rowsOf } from './testTable.ts';

const ages = rowsOf(['23', '41', '35', '67', '52', '19'], 1);
const twenty = Array.from({ length: 20 }, (_, i) => String(i + 1));
const repeated = (values: readonly string[]) => values.flatMap((value) => [value, value, value]);
const scores = Array.from({ length: 60 }, (_, i) => String((i * 37) % 91));

test('respondents and participants that return are whom rows are about, whatever else stands there', () => {
  for (const name of ['individual', 'VpNr', 'sujeto', 'deelnemer', '被験者', 'patno'])
    assert.equal(rolesOf({ [name]: repeated(twenty), wait: scores })[name], 'subject', name);
  assert.equal(rolesOf({ id: repeated(twenty), wait: scores })['id'], 'subject');
  assert.notEqual(rolesOf({ id: repeated(twenty), price: scores, sku: scores })['id'], 'subject');
});

test('a number and no more is a question where it is one of several', () => {
  const answers = rowsOf(['1', '2', '3', '4', '5'], 1);
  assert.notEqual(rolesOf({ age: ages, P1_1: answers, P1_2: answers })['P1_1'], 'subject');
});

test('the id of a study is no study', () => {
  const ids = Array.from({ length: 60 }, (_, i) => `RHM-${100 + i}`);
  assert.equal(rolesOf({ leeftijd: ages, studie_id: ids })['studie_id'], 'identifier');
});

test('cards and files of people are keys, by their numbers', () => {
  const numbers = twenty.map((n) => `00${4100 + 13 * Number(n)}`);
  assert.equal(rolesOf({ edad: ages, Expediente: repeated(numbers) })['Expediente'], 'subject');
  assert.notEqual(rolesOf({ edad: ages, ficha: rowsOf(['sí', 'no'], 1) })['ficha'], 'subject');
});

test('weights of a survey lie around one, also with a decimal comma; those of bodies do not', () => {
  const weights = Array.from({ length: 60 }, (_, i) => `${(i * 7) % 2},${301 + i * 11}`);
  const kilos = Array.from({ length: 60 }, (_, i) => `${52 + ((i * 7) % 40)},${100 + i}`);
  assert.equal(rolesOf({ wiek: ages, waga: weights })['waga'], 'weight');
  assert.equal(rolesOf({ wiek: ages, waga_osoby: weights })['waga_osoby'], 'weight');
  assert.equal(rolesOf({ wiek: ages, waga: kilos })['waga'], 'quasi-identifier');
});

test('animals have a name, a sex and an age, and are nobody', () => {
  const names = rowsOf(['Luna', 'Max', 'Henry', 'Charlie', 'Bella', 'Oscar', 'Daisy', 'Rocky'], 1);
  const breeds = rowsOf(['Beagle', 'Boxer', 'Collie'], 1);
  const sexes = rowsOf(['Male', 'Female'], 1);
  assert.notEqual(rolesOf({ Name: names, Breed: breeds, Sex: sexes, Age: ages })['Name'], 'identifier');
});

test('rare surnames under `name` are those of people where lives are told', () => {
  const rare = [
    'Ashgrovel',
    'Tindlemere',
    'Quorbury',
    'Martin',
    'Brontwick',
    'Palethorn',
    'Watson',
    'Hexwell',
    'Ormskettle',
  ];
  const years = rare.map((_, i) => String(1850 + 2 * i));
  assert.equal(rolesOf({ name: rare.map((name) => name.toUpperCase()), 'birth.year': years })['name'], 'identifier');
});

test('names as laboratories send them, logins of a domain and the number that called', () => {
  const names = ['VROOT^ANNA', 'QUAPIL^JON^M', 'BRONTWICK^EVE', 'HEXWELL^IDA', 'ORMSKETTLE^PER', 'ZEBROW^UDO^^'];
  assert.equal(rolesOf({ '': rowsOf(names, 1) })[''], 'identifier');
  const logins = Array.from({ length: 24 }, (_, i) => `ACME\\${'bcdfghjklm'[i % 10]}vroo${'tpqrs'[i % 5]}${i}`);
  assert.equal(rolesOf({ user: logins })['user'], 'identifier');
});
