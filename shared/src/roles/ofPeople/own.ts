/** Columns under a word for what is known of people only to those who asked, measured or paid them. */
import { longestPhrase, phrasesOf } from '../header.ts';
import type { ColumnForm } from '../sample.ts';
import { tellsIncomeInShort } from './moneyInShort.ts';
import { ownWords } from './ownWords.ts';

/** Of places, records and others than the person. */
const ofOthers = phrasesOf({
  en: 'id, ids, code list, url, version, date, name, by, officer, doctor, site, unit, place of, county, city, area, region, school, hospital, clinic, company, bank, batch, lot, ref, reference, invoice, order, product, item, song, language, currency, interviewer, weather, file, link, complete, event name, weight, serial',
  de: 'Datum, Ort, Arzt, Nr, Nummer, Firma, Straße, Währung, Version',
  fr: 'lieu, médecin, numéro, société, devise, établissement',
  es: 'fecha, lugar, médico, número, empresa, moneda, centro',
  it: 'data, luogo, medico, numero, ditta, valuta, struttura',
  pt: 'data, local, médico, número, empresa, moeda, unidade',
  nl: 'datum, plaatsnaam, arts, nummer, bedrijf, valuta',
  pl: 'data, miejscowość, lekarz, numer, firma, waluta, urodzenia, zamieszkania',
  sv: 'datum, ort, läkare, nummer, företag, valuta',
  cs: 'datum, místo, lékař, číslo, firma, měna',
  ru: 'дата, место жительства, место рождения, врач, номер, фирма, валюта, работы, учебы',
  tr: 'tarih, yer, doktor, numara, firma, para birimi',
  ja: '日付, 場所, 医師, 番号, 会社, 記録日',
  zh: '日期, 地点, 医生, 编号, 公司',
  ko: '날짜, 장소, 의사, 번호, 회사',
});
/** Of longer ones each is written for one row. */
const LONGEST = 40;
/** Words that hardly repeat name something. */
const MOST_UNIQUE = 0.9;

export function ownWordsOf({
  header,
  dates,
  numbers,
  distinct,
  missing,
  meanLength,
  uniqueShare,
}: ColumnForm): string | undefined {
  // `x` or nothing is yes or no.
  if (dates || distinct === 0 || (distinct === 1 && missing === 0) || meanLength > LONGEST || numbers?.isPadded)
    return undefined;
  if (!numbers && uniqueShare > MOST_UNIQUE) return undefined;
  const words = longestPhrase(header, ownWords) ?? (tellsIncomeInShort(header) ? header.words.join(' ') : undefined);
  if (words === undefined || longestPhrase(header, ofOthers) !== undefined) return undefined;
  return words;
}
