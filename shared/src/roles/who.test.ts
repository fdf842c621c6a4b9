import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rolesOf, rowsOf } from './inTable/testTable.ts';
import { detectedIn } from './testColumn.ts';

const rare = [
  'Quilla Vroot',
  'Zenn Orbusch',
  'Tavi Ulmqvar',
  'Ysolde Prakk',
  'Birgo Hansel',
  'Maja Zwirn',
  'Odo Flinck',
];
const half = ['Anna Zwirn', 'Karl Orbusch', 'Tavi Ulmqvar', 'Peter Prakk', 'Maria Vroot', 'Zenn Flinck', 'Odo Hansel'];
const often = (values: readonly string[]) => Array.from({ length: 42 }, (_, i) => values[i % values.length]);
const swapped = half.map((name) => name.split(' ').reverse().join(', '));

test('whoever is named by what he is to somebody is a person, in any language', () => {
  for (const header of ['emergency_person', 'Trainerin', 'médecin prescripteur', 'testigo', 'allenatore', 'motorista'])
    assert.equal(detectedIn(header, often(rare)), 'full-name', header);
  for (const header of ['Guarantor', 'nájemník', 'właściciele', 'ägare', 'kefil', 'class teacher', 'собственник'])
    assert.equal(detectedIn(header, often(half)), 'full-name', header);
  assert.equal(detectedIn('緊急連絡人', often(['田中花子', '佐藤 蒼', '鈴木リオ', '高橋 樹', '山本 碧'])), 'full-name');
});

test('names are known by how they are written', () => {
  assert.equal(detectedIn('name', often(swapped)), 'full-name');
  assert.equal(detectedIn('', often(['K. Vroot', 'A. Zwirn', 'M.-L. Prakk', 'T. Hansel', 'O. Flinck'])), 'full-name');
  assert.equal(detectedIn('seller', often(['Dr. Vroot', 'Herr Zwirn', 'Mme Prakk', 'Mr O. Flinck'])), 'full-name');
  assert.equal(detectedIn('수령인', often(['최*람', '윤*아', '김하늘', '박*서', '이*민'])), 'full-name');
  assert.equal(
    detectedIn('children', often(['Anna (6), Ben (9)', 'Mia (3)', 'Tom (1), Eva (4)', 'Leo (8)'])),
    'full-name',
  );
});

test('words that begin as Korean names do are none', () => {
  assert.notEqual(detectedIn('직급', often(['사원', '부장', '대리', '차장', '과장'])), 'full-name');
  assert.equal(detectedIn('', often(['가구', '문구', '침구', '공구세트', '의류'])), 'none');
});

const mixedPhones = ['501 234 567', '602345678', '+48 703 456 789', '504 567 890', '605678901', '706 789 012'];
test('phones are told by how people write them, and beside the words around them', () => {
  assert.equal(detectedIn('', often(mixedPhones)), 'phone');
  assert.equal(
    detectedIn(
      'anne cep',
      often(['0532 123 45 67', '5421234567', '0 (555) 765 4321', '0537 111 22 33', '0544 987 65 43']),
    ),
    'phone',
  );
  assert.equal(detectedIn('emergency contact', often(['Mum 555-203-4567', 'Dad (Tom) 555-303-1111'])), 'phone');
  assert.notEqual(
    detectedIn(
      '',
      Array.from({ length: 60 }, (_, i) => String(701_000_000 + i)),
    ),
    'phone',
  );
});

const numbers = (length: number) => Array.from({ length: 40 }, (_, i) => String(10 ** (length - 1) * 3 + i * 7919));
const plates = Array.from({ length: 40 }, (_, i) => `K${'RTWZ'[i % 4]} ${100 + i * 13}XY`);
const papers = ['L01AB2345', 'C99887766', 'L23CD6789', 'L77XX1234', 'T45TT5678'].map((no) => `Personalausweis ${no}`);
test('numbers under what single countries call them, and papers that are named beside their numbers', () => {
  for (const header of ['PPS no', 'voter card', 'PIS PASEP', 'nr dowodu osobistego', 'SV-Nr.'])
    assert.equal(detectedIn(header, numbers(11)), 'national-id', header);
  assert.equal(detectedIn('vorgelegt', often(papers)), 'national-id');
  assert.equal(detectedIn('Payee bank acct', numbers(12)), 'bank-account');
  for (const header of ['truckPlate', 'rejestracja pojazdu', 'placa do carro'])
    assert.equal(detectedIn(header, plates), 'licence-plate');
});

test('people who log in', () => {
  const logins = [
    'kwiat',
    'tbloem',
    'r.hoek',
    'jdevos',
    'mkl77',
    'zuber',
    'obrink',
    'pwest',
    'lgraaf',
    'ihaak',
    'dvlas',
    'nroos',
    'cbuis',
  ];
  assert.equal(detectedIn('user', often(logins)), 'username');
  assert.equal(detectedIn('user', often(['free', 'premium', 'trial'])), 'none');
});

const codes = rowsOf(
  Array.from({ length: 20 }, (_, i) => `ABC${String(i + 10)}`),
  3,
);
test('codes at the front of a table about people are those of people, and what is numbered is a key', () => {
  const people = { sex: rowsOf(['m', 'f'], 1), age: rowsOf(['31', '45', '52', '67'], 1) };
  assert.equal(rolesOf({ wer: codes, ...people })['wer'], 'subject');
  const refs = Array.from({ length: 60 }, (_, i) => String(7041 + i * 3));
  assert.equal(rolesOf({ ...people, 'Application ref': refs })['Application ref'], 'identifier');
});
