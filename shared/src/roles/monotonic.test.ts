/** More evidence never weakens a finding: identifiers in the place of other values keep a column an identifier. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Random, randomBelow, seededRandom } from '../random/index.ts';
import { inferRole } from './inferRole.ts';
import { namesPeople } from './namesPeople.ts';
import { columnOf, finished } from './testColumn.ts';
import { contactHeaders, contactValues } from './testValues/contact.ts';
import { nationalHeaders, nationalValues } from './testValues/national.ts';
import { personHeaders, personValues } from './testValues/person.ts';

const isNaming = (header: string, values: readonly string[]) =>
  namesPeople(finished(inferRole(columnOf(header, values))));

/** Rows of a file that somebody keeps by hand: some lack a value, some have a remark in its place. */
const odd = ['', '', 'unknown', 'see file', 'n/a', '?', 'none', 'to be asked'];
const rows = 120;

interface Kind {
  readonly header: string;
  readonly draw: (random: Random) => string;
}
const kinds: readonly Kind[] = [
  ...['email', 'phone'].flatMap((id) => contactHeaders[id].map((header) => ({ header, draw: contactValues[id] }))),
  ...['first-name', 'last-name', 'full-name'].flatMap((id) =>
    personHeaders[id].map((header) => ({ header, draw: personValues[id] })),
  ),
  ...['pl-pesel', 'it-codice-fiscale', 'br-cpf', 'kr-rrn', 'cz-rodne-cislo'].flatMap((id) =>
    nationalHeaders[id].map((header) => ({ header, draw: nationalValues[id] })),
  ),
];

test('under a header that names it, from a fifth of the rows on every further identifier leaves it one', () => {
  const random = seededRandom(5);
  for (const { header, draw } of kinds) {
    const values = Array.from({ length: rows }, () => odd[randomBelow(random, odd.length)]);
    let wasNaming = false;
    const order = Array.from(values.keys()).sort(() => random() - 0.5);
    for (const [done, at] of order.entries()) {
      values[at] = draw(random);
      if (done % 6 !== 5) continue;
      const is = isNaming(header, values);
      assert.ok(is || !wasNaming, `${header} was one with fewer than ${done + 1} of ${rows}`);
      if (done >= rows / 2) assert.ok(is, `${header} with ${done + 1} of ${rows}`);
      wasNaming = is;
    }
  }
});

test('names that nobody has heard of are names under a header that says so, beside common ones or not', () => {
  const random = seededRandom(6);
  const syllables = ['zor', 'vrel', 'blor', 'quim', 'fen', 'skar', 'trask', 'ulm', 'pong', 'dwi'];
  const word = () => {
    const text = syllables[randomBelow(random, 10)] + syllables[randomBelow(random, 10)];
    return text[0].toUpperCase() + text.slice(1);
  };
  const headers = [
    ...[
      'Patient Name',
      'Full name',
      'Vor- und Nachname',
      'Nom et prénom',
      'Nombre y apellidos',
      'Cognome e nome',
      'Nome completo',
    ],
    ...[
      'Volledige naam',
      'Imię i nazwisko',
      'Förnamn och efternamn',
      'Jméno a příjmení',
      'ФИО пациента',
      'Adı Soyadı',
      '氏名',
      '姓名',
      '성명',
    ],
    ...[
      'Vorname',
      'prénom',
      'Apellido 1',
      'Cognome',
      'Sobrenome',
      'Achternaam',
      'Nazwisko',
      'Efternamn',
      'Příjmení',
      'Фамилия',
      'Soyadı',
    ],
  ];
  for (const header of headers) {
    for (const common of [0, 0.1, 0.3, 0.5, 0.9, 1]) {
      const values = Array.from({ length: 60 }, () => (random() < common ? 'Anna Maria' : `${word()} ${word()}`));
      assert.ok(isNaming(header, values), `${header} with ${common} common names`);
    }
  }
});
