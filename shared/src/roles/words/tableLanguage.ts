/** The language of a table, by the words of its headers. */

import type { ByLanguage, Language } from '../../words/index.ts';
import { once } from '../once.ts';
import { figures } from './figures.ts';
import { fold } from './fold.ts';
import * as homes from './home.ts';
import * as lives from './life.ts';
import * as origins from './origin.ts';
import * as people from './person.ts';
import * as places from './place.ts';
import * as works from './work.ts';

/** Words of headers of any table. */
const common: ByLanguage = {
  en: 'name, number, phone, status, type, first name, last name, amount, total, price, id, created, notes',
  de: 'Name, Vorname, Nachname, Nummer, Nr, Telefon, Straße, Betrag, Art, Bemerkung, Kunde, Preis, Menge, lfd, Eintritt, Brutto, Netto',
  fr: 'nom, prénom, numéro, téléphone, rue, montant, type, remarque, client, prix, quantité, adresse, matricule, embauche, salaire',
  es: 'nombre, apellido, apellidos, número, teléfono, calle, importe, tipo, observaciones, cliente, precio, cantidad, correo, dirección, fecha, nota',
  it: 'nome, cognome, numero, telefono, via, importo, tipo, note, cliente, prezzo, quantità, indirizzo, codice, spesa, fam, codice fiscale, alimentari, affitto, stipendio',
  pt: 'nome, apelido, número, telefone, rua, valor, tipo, observações, cliente, preço, quantidade, endereço, cpf, código, renda, utente, morada, cep',
  nl: 'naam, voornaam, achternaam, nummer, telefoon, straat, bedrag, soort, opmerking, klant, prijs, aantal, huisnummer, roepnaam, tussenvoegsel',
  pl: 'nazwisko, imię, numer, telefon, ulica, kwota, typ, uwagi, klient, cena, ilość, data urodzenia, lp, adres, pesel, uwaga, ocena, dnia',
  sv: 'namn, förnamn, efternamn, nummer, telefon, gata, belopp, typ, anmärkning, kund, pris, antal, personnummer, adress, diagnos',
  cs: 'jméno, příjmení, číslo, telefon, ulice, částka, druh, poznámka, zákazník, cena, počet, rodné číslo, adresa, plat, datum nástupu',
  ru: 'имя, фамилия, отчество, номер, телефон, улица, сумма, тип, примечание, клиент, цена, количество, фио, снилс, адрес',
  tr: 'adı, soyadı, ad, soyad, numara, no, telefon, sokak, tutar, tür, açıklama, müşteri, fiyat, adet, sicil, tel, maaş, kimlik, adres, kan grubu',
  ja: '氏名, 番号, 電話, 金額, 種別, 備考, 顧客, 価格, 数量, 姓, 名, フリガナ',
  zh: '姓名, 编号, 电话, 金额, 类型, 备注, 客户, 价格, 数量, 手机号',
  ko: '이름, 성명, 번호, 전화, 금액, 비고, 고객, 가격, 수량, 이메일',
};

const lists: readonly ByLanguage[] = [
  common,
  figures,
  ...[homes, lives, origins, people, places, works].flatMap((each) => Object.values(each)),
];

/** By word, the languages that have it. */
const languagesOfWords = once(() => {
  const known = new Map<string, Set<Language>>();
  for (const list of lists)
    for (const [language, words] of Object.entries(list))
      for (const word of fold(words).split(/[^\p{L}]+/u))
        if (word.length > 1) known.set(word, (known.get(word) ?? new Set()).add(language as Language));
  return known;
});

/** A word of more languages than this is no evidence. */
const MOST_LANGUAGES = 3;
/** Headers, counted as shares of what speaks for a language, that make it that of the table: more than one. */
const ENOUGH = 1.3;
/** The others together may have so much of it. */
const MOST_OTHERS = 0.8;

/** By kana, Hangul or Cyrillic, else by words that few languages share; undefined without evidence, or without one clear language. */
export function languageOf(headers: readonly (readonly string[])[]): Language | undefined {
  const known = languagesOfWords();
  const votes = new Map<Language, number>();
  for (const words of headers) {
    const telling = words.filter((word) => (known.get(word)?.size ?? MOST_LANGUAGES + 1) <= MOST_LANGUAGES);
    for (const word of telling) {
      const languages = known.get(word) ?? [];
      const share = 1 / (telling.length * (known.get(word)?.size ?? 1));
      for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + share);
    }
  }
  const [first, second] = [...votes].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < ENOUGH || (second && second[1] > MOST_OTHERS * first[1])) return undefined;
  return first[0];
}
