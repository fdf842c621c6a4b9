/** When a first record counts as names for sure, as names perhaps, and as data: with small tables of our own, in several languages. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { columnWordOf } from './columnWords.ts';
import { detectDialect } from './detectDialect.ts';
import { namesColumns } from './dialect.ts';

type Verdict = 'names' | 'perhaps' | 'data';

function verdictOn(text: string): Verdict {
  const dialect = detectDialect(new TextEncoder().encode(text), { missingTokens: [], trim: false });
  if (namesColumns(dialect)) return 'names';
  return dialect.header ? 'perhaps' : 'data';
}

function lines(...records: string[]): string {
  return `${records.join('\n')}\n`;
}

/** So many of each that one more town would have been met by now. */
function groups(...records: string[]): string[] {
  return records.flatMap((record) => Array.from({ length: 6 }, () => record));
}

const people: readonly (readonly [language: string, person: string, others: readonly string[]])[] = [
  ['German', 'Eva,Brugg,Bäckerin', ['Anna,Bern,Lehrerin', 'Beat,Basel,Koch', 'Cem,Chur,Maler']],
  ['English', 'Zoe,Yeovil,clockmaker', ['Ann,Bath,baker', 'Bob,Leeds,lawyer', 'Kim,Derby,nurse']],
  ['French', 'Maëlle,Vannes,luthière', ['Luc,Lyon,cuisinier', 'Anne,Paris,avocate', 'Jean,Nice,maçon']],
  ['Spanish', 'Íñigo,Teruel,relojero', ['Ana,Madrid,cocinera', 'Luis,Sevilla,albañil', 'Eva,Bilbao,abogada']],
  ['Polish', 'Zofia,Ełk,zegarmistrz', ['Anna,Kraków,lekarz', 'Jan,Gdańsk,kucharz', 'Ewa,Łódź,malarz']],
  ['Danish', 'Åge,Skagen,urmager', ['Ida,Odense,kok', 'Lars,Aarhus,maler', 'Mette,Ribe,bager']],
  ['Finnish', 'Ville,Inari,kelloseppä', ['Aino,Turku,kokki', 'Matti,Oulu,maalari', 'Liisa,Pori,opettaja']],
  ['Turkish', 'Zehra,Artvin,saatçi', ['Ali,Ankara,aşçı', 'Ayşe,İzmir,hemşire', 'Can,Bursa,ressam']],
  ['Russian', 'Зоя,Елец,часовщик', ['Анна,Москва,повар', 'Иван,Омск,маляр', 'Олег,Псков,учитель']],
  ['Hebrew', 'גיל,אילת,שען', ['דנה,חיפה,טבח', 'יואב,ירושלים,צייר', 'נועה,נתניה,אופה']],
  ['Arabic', 'عمر,العقبة,نجار', ['ليلى,بيروت,طباخة', 'سامي,دمشق,رسام', 'هدى,القاهرة,معلمة']],
  ['Japanese', '小川 桜,長野,時計師', ['佐藤 葵,東京,料理人', '鈴木 蓮,大阪,画家', '高橋 陽菜,京都,教師']],
  ['Chinese', '欧阳娜,丽江,钟表匠', ['王伟,北京,厨师', '李芳,上海,画家', '张敏,广州,教师']],
  ['Korean', '선우연,강릉,시계공', ['김민준,서울,요리사', '이서연,부산,화가', '박지호,대구,교사']],
];

for (const [language, person, others] of people) {
  test(`a first person who is the only one of the town is not taken for a header: ${language}`, () => {
    assert.notEqual(verdictOn(lines(person, ...groups(...others))), 'names', 'among groups');
    assert.notEqual(verdictOn(lines(person, ...others)), 'names', 'among a few');
  });
}

const headers: readonly (readonly [language: string, header: string])[] = [
  ['English', 'name,town,trade'],
  ['English, one word among others', 'whose,surname,what'],
  ['English, as programs write', 'personFirstName,home_town,trade'],
  ['German', 'Rufname,Wohnort,Tätigkeit'],
  ['German, put together', 'Angestellte,Kundennummer,Amt'],
  ['French', 'prénom,lieu,métier'],
  ['French, without accents', 'PRENOM,LIEU,METIER'],
  ['Spanish', 'apellidos,municipio,oficio'],
  ['Portuguese', 'sobrenome,cidade,profissão'],
  ['Italian', 'cognome,comune di residenza,mestiere'],
  ['Dutch', 'achternaam,woonplaats,beroep'],
  ['Danish', 'efternavn,bopæl,erhverv'],
  ['Finnish', 'sukunimi,kunta,ammatti'],
  ['Polish', 'nazwisko,miejscowość,zawód'],
  ['Czech', 'příjmení,obec,povolání'],
  ['Hungarian', 'vezetéknév,város,foglalkozás'],
  ['Turkish', 'soyadı,şehir,meslek'],
  ['Russian', 'фамилия,город,профессия'],
  ['Ukrainian', 'прізвище,місто,посада'],
  ['Greek', 'επώνυμο,πόλη,επάγγελμα'],
  ['Hebrew', 'שם משפחה,עיר,מקצוע'],
  ['Arabic', 'الاسم,المدينة,المهنة'],
  ['Hindi', 'नाम,शहर,पेशा'],
  ['Thai', 'ชื่อ,จังหวัด,อาชีพ'],
  ['Vietnamese', 'Họ và tên,Địa chỉ,Nghề nghiệp'],
  ['Indonesian', 'nama,kota,pekerjaan'],
  ['Japanese', '氏名,都道府県,職業'],
  ['Chinese', '姓名,城市,职业'],
  ['Korean', '성명,시도,직업'],
];

test('words that columns are called by tell a header over words, in many languages', () => {
  const body = groups('Ann,Bern,baker', 'Bob,Basel,cook', 'Cem,Chur,painter');
  for (const [language, header] of headers) assert.equal(verdictOn(lines(header, ...body)), 'names', language);
});

test('what may be a value is no proof, unless nearly all cells are such words', () => {
  const body = ['Ann,Bern,baker', 'Bob,Basel,cook', 'Cem,Chur,painter'];
  for (const person of ['Eve,Brugg,Student', 'Art,Brugg,Manager', 'Ville,Inari,Director', 'Eve,Brugg,Group 2']) {
    assert.equal(verdictOn(lines(person, ...body)), 'perhaps', person);
  }
  assert.equal(verdictOn(lines('customer,company,job', ...body)), 'names');
  assert.equal(verdictOn(lines('Eve,Brugg,name', ...body, 'Dan,Davos,full name')), 'perhaps', 'met below, too');
});

test('names over numbers, dates, codes and addresses', () => {
  assert.equal(verdictOn(lines('wer,wieviel', 'Ann,3', 'Bob,4')), 'names');
  assert.equal(verdictOn(lines('wer,wann', 'Ann,2020-01-02T10:00:00Z', 'Bob,2020-02-03T11:00:00Z')), 'names');
  assert.equal(verdictOn(lines('wer,was', 'Ann,A-12', 'Bob,B-7', 'Cem,C-41')), 'names');
  assert.equal(verdictOn(lines('wer,wo', 'Ann,a@example.org', 'Bob,b@example.org')), 'names');
  assert.equal(verdictOn(lines('wer,dauer', 'Ann,58.6 days', 'Bob,224.7 days', 'Cem,11.9 years')), 'names');
});

test('what stands among numbers for a value that is not known, or not told exactly, is no name', () => {
  const body = ['Ann,Bern,31', 'Bob,Basel,44', 'Cem,Chur,58'];
  for (const age of ['unknown', 'n.a.', '<5', '90+', 'k. A.', 'inconnu', 'desconocido', 'неизвестно', '不明', '***']) {
    assert.notEqual(verdictOn(lines(`Eve,Brugg,${age}`, ...body)), 'names', age);
  }
  assert.notEqual(verdictOn(lines('Eve,Brugg,refused by phone', ...body, 'Dan,Davos,refused by phone')), 'names');
});

test('a first record like the others is data', () => {
  assert.equal(verdictOn(lines('Eve,Brugg,29', 'Ann,Bern,31', 'Bob,Basel,44')), 'data');
  assert.equal(verdictOn(lines('Ann,Bern', 'Ann,Bern', 'Bob,Basel')), 'data');
});

test('an address of e-mail is no name, and a number above some numbers hardly one', () => {
  assert.notEqual(verdictOn(lines('Eve,e@ulm.de', 'Ann,', 'Bob,b@bonn.de x', 'Cem,c@ulm.de y')), 'names');
  assert.notEqual(verdictOn(lines('Zorbat', 'see b@bonn.de', 'or c@ulm.de')), 'names', 'texts with addresses in them');
  const mixed = ['Ann,71930.88 a,Bern', 'Bob,91246.07,Basel', 'Cem,66413.14,Chur', 'Dan,50000.10,Davos'];
  assert.notEqual(verdictOn(lines('Eve,13774.49,Quexville', ...mixed)), 'names');
  const beside = ['8008 a,78,x', '8006,45,y', 'b,52,z'];
  assert.notEqual(verdictOn(lines('8003,Zorbat,Quexville', ...beside)), 'names', 'a text above numbers beside it');
});

test('columns told apart by numbers that run on are named by them, unless all rows count so', () => {
  assert.equal(verdictOn(lines('land,1990,1995,2000,2005', 'CH,3.1,3.3,3.6,4', 'AT,2.1,2.2,2.4,2.9')), 'names');
  assert.equal(verdictOn(lines('F1,F2,F3', 'yes,no,yes', 'no,no,yes', 'no,yes,no')), 'names');
  assert.notEqual(verdictOn(lines('A1,A2,A3', 'B1,B2,B3', 'C1,C2,C3')), 'names', 'seats');
  assert.notEqual(verdictOn(lines('1,2,3,4', '3,1,2,5', '1,2,4,4', '5,2,3,1')), 'names', 'answers');
});

const damaged: readonly (readonly [what: string, text: string])[] = [
  ['a name over two lines', '"first\nname",age\nAnn,31\nBob,44\n'],
  ['a name that ends in a line end', '"name\n",age\nAnn,31\nBob,44\n'],
  ['a quote inside a name', 'na"me,age\nAnn,31\nBob,44\n'],
  ['text after a closing quote', '"name"s,age\nAnn,31\nBob,44\n'],
  ['a quote that is never closed', 'age,"name\nAnn,31\nBob,44\n'],
  ['fewer cells than the others', 'name,age\nAnn,Bern,31\nBob,Basel,44\n'],
];

for (const [what, text] of damaged) {
  test(`a first record is no header for sure: ${what}`, () => assert.notEqual(verdictOn(text), 'names'));
}

test('one row that is longer than the header does no harm', () => {
  assert.equal(verdictOn('name,age\nAnn,31\nBob,44,x\nCem,58\n'), 'names');
});

test('whatever word of a row of strangers comes first, it is no header for sure', () => {
  // Words that no language knows: what is drawn is rare, and nothing else.
  const word = fc
    .string({ unit: fc.constantFrom(...'bdgklmnprstvzaeiou'), minLength: 6, maxLength: 9 })
    .filter((text) => columnWordOf(text) === undefined);
  const row = fc.tuple(word, word, word);
  const property = fc.property(
    row,
    fc.uniqueArray(row, { minLength: 1, maxLength: 4, selector: String }),
    (first, others) => {
      const body = others.flatMap((other) => groups(other.join()));
      return verdictOn(lines(first.join(), ...body)) !== 'names';
    },
  );
  fc.assert(property, drawn(200));
});
