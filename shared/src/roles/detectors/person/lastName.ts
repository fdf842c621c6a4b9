/** Surnames. */
import { isInCapitals, isSurname, isTitleCase } from '../../names/index.ts';
import { byName } from './byName.ts';

export const lastName = byName({
  id: 'last-name',
  label: 'surnames',
  header: `
    last name, surname, family name, lname, last nm, lst nm, l name, surnm, nname, second name, lastnames, surnames,
    Nachname, Familienname, Zuname, Nachnamen, nom de famille, nom patronymique, nom d'usage, nom usuel, apellido,
    apellidos, primer apellido, segundo apellido, apellido paterno, apellido materno, ap paterno, ap materno, cognome,
    cognomi, sobrenome, último nome, apelidos, achternaam, familienaam, geslachtsnaam, nazwisko, nazwiska, efternamn,
    etternavn, efternavn, sukunimi, příjmení, priezvisko, vezetéknév, családnév, nume de familie, фамилия, прізвище,
    презиме, prezime, soyad, soyadı, soyisim, soy isim, 苗字, 名字（姓）, 姓氏, 姓カナ, せい, セイ
  `,
  alone: 'last, 姓, 성, 성씨, 姓（カナ）, 姓(カナ)',
  vague: 'nom, apelido',
  isCommon: isSurname,
  isUnmistakable: (value) => !value.includes(' ') && (isTitleCase(value) || isInCapitals(value)),
});
