/** Which columns say that rows are about people, and which headers say that they are about things that have names. */
import { phrasesOf } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { wordsIn } from '../words/index.ts';

/** Firms have addresses, phones and mails too: these say nothing. */
const ofPeople: ReadonlySet<string> = new Set(
  wordsIn(`
    first-name, last-name, maiden-name, initials, username, title, date-of-birth, birth-year, date-of-death, age, sex,
    race, ethnicity, nationality, birth-country, marital-status, relationship, education, occupation, religion,
    politics, sexual-orientation, union-membership, passport, driver-licence, medical-record, health-plan, subject-id,
    person-id, national-id
  `),
);

/** How many columns say that rows are about people; a header or right check digits have to say so of the column. */
export function personSigns(roles: readonly ColumnRole[]): number {
  return roles.filter(({ detector, evidence }) => {
    if (!detector || !evidence.some(({ says }) => says === 'header' || says === 'check digits')) return false;
    return ofPeople.has(detector.id) || (detector.id.indexOf('-') === 2 && detector.id !== 'us-ein');
  }).length;
}

const ENOUGH_SIGNS = 2;

export function tellsOfPeople(signs: number): boolean {
  return signs >= ENOUGH_SIGNS;
}

/** Goods, ships, storms, animals, places and firms: what is measured and sold under a name. */
export const namesOfThings = phrasesOf(`
  price, sku, stock, material, colour, color, article, item, product, category, wind, pressure, tonnage, flag, imo,
  hull, built, launched, breed, species, genus, latitude, longitude, lat, lon, lng, elevation, population, founded,
  capacity, company, legal form, register, vat, street, length, width, depth, version, Preis, Farbe, Artikel,
  Warengruppe, Höhe, Breite, Länge, Baujahr, Einwohner, Rechtsform, Handelsregister, Amtsgericht, Stammkapital,
  Straßenschlüssel, Stadtteil, prix, couleur, matière, largeur, hauteur, SIREN, SIRET, precio, color, altura, anchura,
  CIF, prezzo, colore, altezza, partita iva, preço, cor, CNPJ, prijs, kleur, hoogte, KvK, cena, kolor, KRS, REGON,
  pris, färg, höjd, orgnr, barva, výška, IČO, цена, цвет, ОГРН, ОКАТО, население, fiyat, renk, vergi dairesi, 価格, 色,
  在庫, 人口, 价格, 颜色, 库存, 가격, 색상, 재고, 인구
`);
