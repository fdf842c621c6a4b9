/** Numbers that nobody can know of a person as they know an age or a place: amounts with decimals, counts, figures with a unit. */
import { type Header, longestPhrase, phrasesOf, tellsNothing } from '../header.ts';
import { once } from '../once.ts';
import type { ColumnForm } from '../sample.ts';
import { wordPartsOf, wordWith } from '../wordParts.ts';
import { hasUnit } from './units.ts';

/** Where and how people live, when they were born, and how they were drawn: no measurements of them. */
const known = phrasesOf({
  en: 'age, ages, aged, year, years, yr, yrs, month, months, date, birth, born, dob, week, id, ids, no, number, nr, code, zip, postcode, lat, lon, latitude, longitude, area, sqft, sqm, square, surface, floor, room, rooms, apartment, flat, house, street, distance, district, region, county, state, country, tract, cluster, psu, strata, stratum, weight, wt, wgt, wgts, school, class, unit, site, center, household, family, educ, education, edu, schooling, tenure, experience, seniority, service, rank, share, vote share, height, ht, wave, visit, time, interview, exposure, offset, unemp, unemployment, pop, population, ratio of',
  de: 'Alter, Jahr, Jahre, Geburt, Fläche, Wohnfläche, Zimmer, Hausnummer, Etage, Stockwerk, Nummer, Gewicht, Größe, Dienstjahre, Anteil, PLZ, Monate',
  fr: 'âge, année, années, mois, naissance, surface, superficie, pièces, étage, numéro, poids, taille, ancienneté',
  es: 'edad, año, años, meses, nacimiento, superficie, metros, piso, número, peso, talla, estatura, antigüedad, cp',
  it: 'età, anno, anni, mesi, nascita, superficie, piano, vani, numero, peso, altezza, anzianità, cap, millesimi',
  pt: 'idade, ano, anos, meses, nascimento, área, andar, quarto, número, peso, altura, estatura',
  nl: 'leeftijd, jaar, jaren, maanden, geboorte, oppervlakte, kamers, nummer, huisnummer, gewicht, lengte',
  pl: 'wiek, rok, lata, miesiące, urodzenia, powierzchnia, pow, udział, pokoje, piętro, numer, waga, wzrost, staż',
  sv: 'ålder, år, månader, födelse, yta, boyta, rum, våning, nummer, vikt, längd',
  cs: 'věk, rok, roky, měsíce, narození, plocha, výměra, podíl, pokoje, patro, číslo, hmotnost, váha, výška, praxe',
  ru: 'возраст, год, лет, месяц, месяцев, рождения, площадь, доля, комнат, этаж, номер, вес, рост, стаж, кв',
  tr: 'yaş, yıl, yılı, ay, doğum, alan, metrekare, oda, kat, numara, kilo, boy, kıdem',
  ja: '年齢, 年, 月, 生年, 面積, 床面積, 部屋, 階, 番号, 体重, 身長, 勤続',
  zh: '年龄, 年, 月, 出生, 面积, 房间, 楼层, 编号, 号, 体重, 身高, 工龄',
  ko: '나이, 연령, 년, 월, 출생, 면적, 층, 호수, 번호, 체중, 몸무게, 신장, 키, 근속',
});

/** `yearsmarried`, `meducation`, `condwt`. */
const knownParts = once(() =>
  wordPartsOf('year, month, educ', 'years, year, education, educ, school, wt, wgt, weight, jahre, nummer'),
);

/** What holds more is no code of few answers. */
const MOST_CODES = 12;
/** Numbers of cases and people hardly repeat. */
const MOST_UNIQUE = 0.9;
/** Years, and days since 1900 with fractions, are dates. */
const YEARS = { least: 1900, largest: 2100 } as const;

export function isKnownOfPeople(header: Header): boolean {
  return longestPhrase(header, known) !== undefined || wordWith(header, knownParts()) !== undefined;
}

export function isMeasurement(column: ColumnForm): boolean {
  const { numbers, distinct, header } = column;
  if (!numbers || numbers.isPadded || distinct < 3) return false;
  if (isKnownOfPeople(header)) return false;
  if (numbers.least >= YEARS.least && numbers.largest <= YEARS.largest) return false;
  if (numbers.decimals > 0) return true;
  if (!numbers.areWhole) return false;
  if (tellsNothing(header)) return false;
  return hasUnit(header) || isCount(column);
}

/** From none on: neither ages of people nor numbers of rooms begin with zero. */
function isCount({ numbers, distinct, uniqueShare }: ColumnForm): boolean {
  return numbers?.least === 0 && distinct > MOST_CODES && uniqueShare < MOST_UNIQUE;
}
