/** Names of people, in one column. A header `name` is not enough: things, firms and countries have names too. */
import { easternEnds, perhapsPeople, surelyPeople } from '../../furtherPeople.ts';
import { type Header, longestPhrase, phrasesOf } from '../../header.ts';
import { hasNameShape, isInCapitals, isOrganisation, isPersonName, isTitleCase } from '../../names/index.ts';
import { certainPeople, compoundNames, continental, easternNames, easternRoles, english } from '../../peopleWords.ts';
import { wordsIn } from '../../words/index.ts';
import { byName } from './byName.ts';
import { things } from './things.ts';

/** A user name is a login. */
const namedInEnglish = wordsIn(english).filter((role) => role !== 'user');
const namedPeople = phrasesOf([namedInEnglish, continental, surelyPeople]);

/** Beside a word for a person: `guardian name`, `NM_CLIENTE`, `nome do pai`. */
const nameWords = phrasesOf(`
  name, names, fullname, full name, nm, Name, nom, noms, nombre, nombres, nome, naam, namn, navn, nimi, imię,
  nazwisko, imię i nazwisko, jméno, příjmení, имя, фио, фамилия, ad, adı, isim, ismi, ad soyad, adı soyadı, 氏名, 姓名, 名前
`);

function namesPerson(header: Header): string | undefined {
  if (longestPhrase(header, things) !== undefined) return undefined;
  const role = longestPhrase(header, namedPeople);
  const name = longestPhrase(header, nameWords);
  return role !== undefined && name !== undefined ? `${role} ${name}` : undefined;
}

export const fullName = byName({
  id: 'full-name',
  label: 'names of people',
  header: [
    `
      full name, complete name, legal name, first and last name, first last name, last first name, name surname,
      surname name, forename surname, name of person, person name, preferred name, known as, name in full,
      Vor und Nachname, Vor und Zuname, Vorname Nachname, Nachname Vorname, Name Vorname, Vorname Name,
      vollständiger Name
    `,
    namedInEnglish.map((role) => `${role} name`),
    'name last first, name first last, ship to name, bill to name, sold to name, patname, names of patient',
    compoundNames,
    `
      nom complet, nom et prénom, nom et prénoms, nom prénom, prénom nom, prénom et nom, nom du patient,
      nom du client, nombre completo, nombre y apellidos, nombre y apellido, nombres y apellidos, apellidos y nombre,
      apellidos y nombres, apellidos nombre, apellido y nombre, nombre apellidos, nombre del paciente,
      nombre del cliente, nome completo, nome e cognome, cognome e nome, cognome nome, nome cognome, nominativo,
      nominativi, nome e sobrenome, nome social, nome civil, nome e apelido, nome da mãe, nome do pai, volledige naam,
      voor en achternaam, naam en voornaam, voornaam achternaam, naam voornaam, naam van de patiënt, imię i nazwisko,
      nazwisko i imię, imiona i nazwisko, nazwisko imię, imię nazwisko, imie nazwisko, för och efternamn,
      fullständigt namn, förnamn efternamn, fullt navn, for og etternavn, koko nimi, nimi sukunimi, jméno a příjmení,
      příjmení a jméno, celé jméno, jméno příjmení, příjmení jméno, meno a priezvisko, teljes név, nume și prenume,
      фио, ф и о, фамилия имя отчество, фамилия имя, фамилия и имя, имя и фамилия, имя фамилия, полное имя, пиб,
      ad soyad, adı soyadı, adı ve soyadı, ad ve soyad, isim soyisim, ad soyadı, tam ad, soyadı adı, 氏名, フリガナ, ふりがな,
      姓名, お名前, 患者名, 顧客名, 社員名, 客户姓名, 氏名カナ, カナ氏名, 본명, 성명, 성함
    `,
    easternNames,
  ],
  says: namesPerson,
  alone: [certainPeople, surelyPeople],
  isWritten: (value) =>
    value.includes(' ') && (isTitleCase(value) || isInCapitals(value)) && !isOrganisation(value) && hasNameShape(value),
  ends: easternEnds,
  vague: `
    name, names, nm, nom, noms, nombre, nome, naam, namn, navn, nimi, jméno, имя, имена, ad, adı, isim, 名前, 名字, 이름,
    meno, név, nume, host, agent, owner, partner, operator, lead, people
  `,
  roles: [
    english,
    continental,
    easternRoles,
    surelyPeople,
    perhapsPeople,
    'counterparty, account holder, Gegenpartei, contrepartie, contraparte',
  ],
  isCommon: isPersonName,
  isUnmistakable: (value) =>
    (/[ ^]/.test(value) || /^(?:\p{Script=Hangul}{3,5}|(?!\p{Script=Hangul})\p{Lo}{2,5})$/u.test(value)) &&
    (isTitleCase(value) || isInCapitals(value)),
});
