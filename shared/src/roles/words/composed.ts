/**
 * Headers of two abbreviations, as surveys and registers put them together in any language: how many people of what sort (`nb_pers_men`,
 * `liczba_dz`), what sort of thing (`typ_com`, `rodz_zatr`), and areas within areas (`dist_secc`).
 */

import { type ByLanguage, wordsIn } from '../../words/index.ts';
import { once } from '../once.ts';
import { fold } from './fold.ts';

/** Before or behind those who are counted. */
const counting: ByLanguage = {
  en: 'n, nb, nbr, no, num, number, nr, cnt, count, tot, total, qty, sum',
  de: 'anz, anzahl, zahl',
  fr: 'nb, nbr, nbre, nombre',
  es: 'n, num, núm, nro, cant, cantidad, número, tot',
  it: 'n, num, nro, numero',
  pt: 'n, num, nr, nº, qt, qtd, qtde, quant, número',
  nl: 'aant, aantal, aantl',
  pl: 'l, lb, licz, liczba, ile',
  sv: 'ant, antal',
  cs: 'poč, poc, počet',
  ru: 'kol, kolvo, chislo, кол, колво, число, чис',
  tr: 'sayi, sayı, sayisi, sayısı, adet',
};

const counted: Readonly<Record<string, ByLanguage>> = {
  'household size': {
    en: 'pers, persons, people, ppl, adults, adult, kids, kid, child, children, chld, infants, teens, members, memb, hhmem, hh, household, dep, deps, dependents, dependants, guests, travellers, travelers, companions, siblings, sibs, sib, brothers, sisters, sons, daughters, earners, workers, occupants, residents, under, elderly',
    de: 'pers, personen, ki, kinder, kind, erw, erwachsene, geschwister, hh, haush, haushalt, mitgl, köpfe',
    fr: 'pers, personnes, men, ménage, mén, enf, enfants, enfant, adultes, adt, foyer, frères, soeurs, fratrie, actifs, uc',
    es: 'pers, personas, hog, hogar, hijos, hij, hermanos, menores, adultos, miembros, miemb, integrantes, integ, dependientes',
    it: 'pers, persone, comp, componenti, fam, famiglia, figli, figl, fratelli, minori, adulti, conviventes, familiari',
    pt: 'pess, pessoas, dom, filhos, filh, irmãos, menores, adultos, moradores, morad, dependentes, agregado',
    nl: 'pers, personen, kind, kinderen, knd, gezinsleden, volwassenen, hh, broers, zussen, thuiswonend',
    pl: 'os, osób, osob, dz, dzieci, dziec, domown, domowników, dorosłych, rodzeństwa',
    sv: 'pers, personer, barn, vuxna, hush, hushåll, syskon',
    cs: 'os, osob, dětí, deti, dosp, členů, clenu, dom, domác, sourozenců',
    ru: 'detey, det, chel, chlenov, чел, человек, детей, дет, членов, взрослых, иждивенцев, братьев',
    tr: 'çocuk, cocuk, kişi, kisi, hane, kardeş, kardes, birey',
  },
  'household type': {
    en: 'cars, car, veh, vehicles, vehs, autos, bikes, bicycles, motorcycles, rooms, bedrooms, beds, bdrm, pets, dogs, cats, tvs, phones, drivers, licences',
    de: 'autos, pkw, kfz, fahrzeuge, räume, zimmer, fahrräder, haustiere',
    fr: 'voit, voitures, veh, véh, véhicules, vélos, pièces, pieces, chambres, permis',
    es: 'coches, autos, carros, veh, vehículos, cuartos, habitaciones, dormitorios, recámaras, motos, bicicletas, mascotas',
    it: 'auto, macchine, veicoli, stanze, vani, camere, bici, moto, animali',
    pt: 'carros, veíc, veículos, quartos, cômodos, assoalhadas, divisões, motos, bicicletas',
    nl: 'auto, autos, voertuigen, kamers, slaapkamers, fietsen, huisdieren',
    pl: 'samoch, samochodów, aut, pokoi, izb, rowerów, pojazdów',
    sv: 'bilar, rum, fordon, cyklar, husdjur',
    cs: 'aut, automobilů, pokojů, místností, kol, vozidel',
    ru: 'машин, авто, автомобилей, комнат, комн',
    tr: 'araç, arac, araba, oda, otomobil',
  },
};

/** Before what is sorted. */
const sorts: ByLanguage = {
  en: 'type, typ, kind, class, cl, cat, categ, category, status, stat, lvl, level, tp',
  de: 'typ, art, kat, klasse, stufe, form',
  fr: 'typ, type, tp, cat, categ, nat, nature, statut, stat, mode, tranche, tr, situation, sit, niv',
  es: 'tipo, tip, tp, cat, categ, clase, sit, situación, niv, nivel, modal, régimen, reg',
  it: 'tipo, tip, tp, cat, categ, classe, cond, liv, tipol, tipologia',
  pt: 'tipo, tip, tp, cat, categ, classe, sit, situação, nív, niv, regime',
  nl: 'type, soort, srt, cat, klasse, niv',
  pl: 'typ, rodz, rodzaj, kat, klasa, poziom, forma',
  sv: 'typ, slag, kat, klass, nivå, form',
  cs: 'typ, druh, kat, třída, stupeň, forma',
  ru: 'tip, vid, forma, тип, вид, кат, форма, класс, уров',
  tr: 'tip, tipi, tür, tur, türü, kat, durum, düzey',
};

const sorted: Readonly<Record<string, ByLanguage>> = {
  city: {
    en: 'commun, community, settl, settlement, place, town, city, locality, area, resid, residence, municip',
    de: 'gem, gemeinde, ort, siedl, siedlung, stadt, wohnort, raum, kreis',
    fr: 'com, comm, commune, uu, ville, zone, terr, territoire, agglo, habitat, hab, aire',
    es: 'mun, munic, municipio, loc, localidad, zona, ámbito, asent, pobl, población, área, urb',
    it: 'com, comune, zona, area, abitato, centro',
    pt: 'mun, munic, município, local, zona, área, freg, freguesia, resid',
    nl: 'gem, gemeente, plaats, woonplaats, wijk, buurt, gebied',
    pl: 'gm, gminy, miejsc, miejscowości, obszaru',
    sv: 'kommun, ort, område, tätort',
    cs: 'obce, sídla, města, lokality',
    ru: 'нп, поселения, насел, местности, города',
    tr: 'yer, yerleşim, bölge, ilçe, mahalle',
  },
  'household type': {
    en: 'dwell, dwelling, dwlg, hous, housing, hsg, house, home, tenure, family, fam, hh, hhld, household, bldg, car, veh, vehicle',
    de: 'whg, wohnung, wohn, haus, hh, haushalt, fam, familie, miete',
    fr: 'log, logt, logement, men, ménage, fam, famille, hab, habitat, foyer, occ, occupation, voit',
    es: 'viv, vivienda, hog, hogar, fam, familia, tenencia, casa',
    it: 'abit, abitazione, alloggio, fam, famiglia, casa, godimento',
    pt: 'dom, domic, domicílio, aloj, alojamento, fam, família, casa, habit, moradia',
    nl: 'won, woning, hh, huish, huishouden, gezin, huis',
    pl: 'gosp, gospodarstwa, mieszk, mieszkania, rodziny, lokalu',
    sv: 'bost, bostad, hush, hushåll, fam, familj, boende',
    cs: 'bytu, dom, domácnosti, bydl, bydlení, rodiny',
    ru: 'жилья, дх, домохозяйства, семьи, квартиры',
    tr: 'konut, hane, ev, aile',
  },
  occupation: {
    en: 'emp, empl, employment, employ, contr, contract, job, work, wrk, occ, prof, staff, worker, labor, labour, appt, appointment, position, pos',
    de: 'besch, beschäftigung, anst, anstellung, vertrag, vertr, arbeit, arb, beruf, erw, erwerb, ma, stelle',
    fr: 'emp, empl, emploi, contrat, contr, ctr, ctrt, trav, travail, prof, poste, agent, pers',
    es: 'emp, empl, empleo, contr, contrato, trab, trabajo, lab, laboral, ocup, jornada, plaza, puesto',
    it: 'contr, contratto, lav, lavoro, prof, occ, occup, impiego, rapporto, rapp, posiz',
    pt: 'contr, contrato, trab, trabalho, emp, emprego, ocup, vínculo, vinc, cargo, prof',
    nl: 'contr, contract, dienst, dienstverb, arb, arbeid, beroep, werk, functie',
    pl: 'zatr, zatrudnienia, umowy, pracy, stanow, stanowiska, zaw, zawodu',
    sv: 'anst, anställning, arb, arbete, yrke, tjänst',
    cs: 'zam, zaměstnání, prac, úvazku, smlouvy, poměru, pozice',
    ru: 'zanyat, zanyatosti, raboty, занят, занятости, договора, работы, должн, должности',
    tr: 'iş, is, çalışma, sözleşme, istihdam, kadro, meslek',
  },
  education: {
    en: 'edu, educ, education, school, schl, schooling, deg, degree, study, studies, prog, program, programme, course, qual, diploma',
    de: 'bild, bildung, schul, schule, abschl, studium, ausb, ausbildung',
    fr: 'dip, dipl, diplôme, form, formation, etud, études, bac, etab, scol, école',
    es: 'est, estudios, esc, escuela, educ, form, formación, bach, titul, centro, colegio, instr',
    it: 'stud, studio, istr, istruzione, scuola, laurea, diploma, corso',
    pt: 'esc, escola, ens, ensino, educ, curso, form, formação, instr',
    nl: 'opl, opleiding, school, ond, onderwijs, studie',
    pl: 'szk, szkoły, stud, studiów, kształc, kształcenia, wykszt',
    sv: 'utb, utbildning, skol, skola, studie',
    cs: 'stud, studia, školy, vzděl, vzdělání',
    ru: 'obuch, obucheniya, обуч, обучения, школы, образ, образов, учебы',
    tr: 'okul, öğrenim, eğitim, ogrenim, program, mezuniyet',
  },
  citizenship: {
    en: 'visa, permit, residency, citizen, migr, migration',
    de: 'aufenth, aufenthalt, visum, migr',
    fr: 'visa, séjour, titre, migr',
    es: 'visa, residencia, migr, migratoria, extranj',
    pt: 'visto, migr',
    nl: 'verblijf, migr',
    pl: 'pobytu, wizy',
    cs: 'pobytu, víza',
    ru: 'визы, пребывания',
    tr: 'vize, ikamet',
  },
};

/** Parts of places: two of them, or one and a number's word, name where somebody lives. */
const areas: ByLanguage = {
  en: 'dist, distr, district, sect, section, sector, ward, wrd, precinct, prec, pct, block, blk, tract, zone, zn, div, division, subdist, parish, borough, quarter, neighborhood, neighbourhood, nbhd, circuit, constituency, parcel',
  de: 'bez, bezirk, ortst, ortsteil, stadtt, stadtteil, viertel, stbez, wahlbez, wahlkreis, spr, sprengel',
  fr: 'arr, arrdt, arrond, qu, quart, quartier, cant, canton, îlot, ilot, iris, sect, secteur, circo, bureau',
  es: 'dist, distr, distrito, secc, sección, barr, barrio, col, colonia, mza, manzana, zona, mesa, parroq, ageb',
  it: 'circ, circoscr, quart, quartiere, sez, sezione, munic, municipio, zona, rione, fraz, frazione',
  pt: 'distr, distrito, freg, freguesia, bair, bairro, setor, sec, secção, seção, zona, quadra, subdist, microárea',
  nl: 'wk, wijk, brt, buurt, stadsd, stadsdeel, distr, pc',
  pl: 'dziel, dzielnica, okr, okręg, obw, obwód, osiedle, rejon, sołectwo',
  sv: 'stadsd, stadsdel, distr, distrikt, valdistr, valdistrikt, nyko, församl',
  cs: 'obv, obvod, okrsek, okr, část, čtvrť, mč',
  ru: 'окр, округ, участок, уч, мкр, микрорайон, район, квартал',
  tr: 'mah, mahalle, ilçe, semt, bölge, sandık, köy',
};

const words = (list: ByLanguage) => new Set(wordsIn(list).map(fold));
const meanings = (lists: Readonly<Record<string, ByLanguage>>) =>
  Object.entries(lists).map(([meaning, list]) => [meaning, words(list)] as const);

const known = once(() => ({
  pairs: [
    { first: words(counting), second: meanings(counted) },
    { first: words(sorts), second: meanings(sorted) },
  ],
  areas: words(areas),
}));
const MOST_WORDS = 3;

/** The meaning of a header of two or three of these words in a table about people; undefined if it is none. */
export function composedMeaning(header: readonly string[]): string | undefined {
  if (header.length < 2 || header.length > MOST_WORDS) return undefined;
  const { pairs, areas: parts } = known();
  if (header.every((word) => parts.has(word))) return 'county';
  for (const { first, second } of pairs) {
    const at = first.has(header[0]) ? 0 : first.has(header[header.length - 1]) ? header.length - 1 : -1;
    if (at < 0) continue;
    const rest = header.filter((_, i) => i !== at);
    const found = second.find(([, list]) => rest.every((word) => list.has(word)));
    if (found) return found[0];
  }
  return undefined;
}
