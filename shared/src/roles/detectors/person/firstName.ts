/** Given names. */
import { isGivenName, isInCapitals, isTitleCase } from '../../names/index.ts';
import { byName } from './byName.ts';

export const firstName = byName({
  id: 'first-name',
  label: 'given names',
  header: `
    first name, given name, given names, forename, fname, first nm, fst nm, f name, middle name, Christian name,
    firstnames, mid name, mname, vname, Vorname, Vornamen, Rufname, Taufname, prénom, prénoms, prénom usuel,
    deuxième prénom, primer nombre, segundo nombre, nombre de pila, nombres, nome próprio, primeiro nome, prenome,
    nome di battesimo, nome proprio, voornaam, voornamen, roepnaam, doopnaam, imię, imiona, drugie imię,
    pierwsze imię, förnamn, tilltalsnamn, mellannamn, fornavn, mellomnavn, mellemnavn, etunimi, etunimet, kutsumanimi,
    křestní jméno, křestní, krstné meno, keresztnév, utónév, prenume, отчество, ім'я, ön ad, ön adı, ilk ad, ilk isim,
    göbek adı, 下の名前, 名カナ, めい, メイ, 名字カナ
  `,
  alone: 'first, given, middle, forenames, vorn, 名, 名（カナ）, 名(カナ), имя',
  vague: [],
  isCommon: isGivenName,
  isUnmistakable: (value) => !value.includes(' ') && (isTitleCase(value) || isInCapitals(value)),
});
