/**
 * Numbers that stand for answers and findings, under headers nobody can read: in a table that mostly holds answers and findings of people,
 * these numbers are about people as well.
 */
import { isFlag } from '../flags.ts';
import { longestPhrase, phrasesOf, tellsNothing } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { isKnownOfPeople } from './measured.ts';

const MOST_CODES = 12;
const CODES = { least: -9, largest: 99 } as const;
/** Among the columns that are decided one way or the other, the share that must not be learnt. */
const LEAST_SHARE = 0.5;
const FEWEST = 2;
/** One letter is an axis, an hour or a count. */
const SHORTEST = 2;
const MOST_POINTS = 300;
const MOST_UNIQUE = 0.5;

/** How the study is laid out, and what others see of people. */
const laidOut = phrasesOf({
  en: 'individual, person, respondent, subject, participant, web, online, mail, telephone, paper, itt, ittfl, saffl, safety population, pprotfl, per protocol, fasfl, complfl, randfl, season, day, hour, hours, uren, Stunden, heures, horas, timmar, hodiny, saat, count, num, enum, companies, contract, tax table, set, group, grp, study, trial, block, order, sequence, session, period, round, phase, item, question, stratum, pair, match, batch, version, form, type, index, line, row, page, source, flag, sample, subsample, study arm, instit, institution, language, lang, mode, phone, owner, developer, engineer, designer, administrator, programmer, scientist, analyst, manager, specialist, teacher, student, worker, programming, job, kids, child, children, kid, sons, daughters, size, members, persons, cars, car, vehicles, pets, degree, nodegree, college, hsgrad, black, hisp, hispanic, white, asian, married, single, foreign, immig, immigrant, urban, rural, south, north, east, west, smsa, metro, union, manuf, industry, ind, occ',
  de: 'Gruppe, Nummer, Block, Reihenfolge, Sitzung, Frage, Kinder, Kind, Personen, Autos, Beruf, Sprache',
  fr: 'groupe, bloc, ordre, enfants, enfant, personnes, pers, voitures, voit, métier, profession, langue',
  es: 'grupo, bloque, orden, hijos, hijas, personas, coches, ocupación, idioma',
  it: 'gruppo, blocco, ordine, figli, persone, auto, professione, lingua',
  pt: 'grupo, bloco, ordem, filhos, pessoas, carros, profissão, língua',
  nl: 'groep, blok, volgorde, kinderen, personen, beroep, taal',
  pl: 'grupa, blok, kolejność, dzieci, osoby, samochody, zawód, język',
  sv: 'grupp, block, ordning, barn, personer, bilar, yrke, språk',
  cs: 'skupina, blok, pořadí, děti, osoby, auta, povolání, jazyk',
  ru: 'группа, блок, порядок, дети, детей, человек, машин, профессия, язык',
  tr: 'grup, blok, sıra, çocuk, çocuklar, kişi, araba, meslek, dil',
  ja: 'グループ, 群, 順序, 子供, 子ども, 人数, 職業, 言語',
  zh: '组, 组别, 顺序, 孩子, 子女, 人数, 职业, 语言',
  ko: '그룹, 순서, 자녀, 인원, 직업, 언어',
});

/** `PRODID`: written as one word. */
const isId = /id$/;

export function tellsOfFindings(roles: readonly ColumnRole[]): boolean {
  const sensitive = roles.filter(({ role }) => role === 'sensitive').length;
  const insensitive = roles.filter(({ role }) => role === 'insensitive').length;
  return sensitive >= FEWEST && sensitive >= LEAST_SHARE * (sensitive + insensitive);
}

export function isCoded(column: ColumnForm): boolean {
  const { header, distinct } = column;
  if (distinct < 2 || tellsNothing(header) || isId.test(header.whole)) return false;
  if (!isFlag(column) && !areCodes(column) && !areScores(column)) return false;
  return !isKnownOfPeople(header) && longestPhrase(header, laidOut) === undefined;
}

function areCodes({ numbers, distinct }: ColumnForm): boolean {
  if (!numbers?.areWhole || numbers.isPadded || distinct > MOST_CODES) return false;
  return numbers.least >= CODES.least && numbers.largest <= CODES.largest;
}

/** What tests and questionnaires come to: more than codes, and far from one for each row. */
function areScores({ header, numbers, distinct, uniqueShare }: ColumnForm): boolean {
  if (!numbers?.areWhole || numbers.isPadded || distinct <= MOST_CODES || header.whole.length < SHORTEST) return false;
  return numbers.least >= 0 && numbers.largest <= MOST_POINTS && uniqueShare < MOST_UNIQUE;
}
