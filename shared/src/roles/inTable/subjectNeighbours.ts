/**
 * Whom rows are about, where no header says it by itself: `id` and `s` beside times or beside what people have; else what names people and
 * stands in several rows, as the address of a log does.
 */
import { Confidence } from '../detector.ts';
import { things } from '../detectors/person/things.ts';
import { anyOf, longestPhrase, type Phrases, phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { inLanguages } from '../inLanguages.ts';
import { namesPeople } from '../namesPeople.ts';
import type { ColumnForm } from '../sample.ts';
import { namesOfThings, personSigns } from './personSigns.ts';
import { mayMeanMore } from './rejudged.ts';

const bare = phrasesOf([
  'id',
  'ids',
  's',
  'u',
  'p',
  'subject',
  'person',
  'code',
  'key',
  'identifier',
  'pseudonym',
  'hash',
  'kod',
  'código',
]);
/** Who took part: nothing else is called so, whatever else the table tells. */
const whoTookPart = phrasesOf(
  inLanguages({
    en: 'resp, respondent, individual, indiv, participant, subj, subjno, subjid, subid, sbj, sbjct, subject, pno, ppt, ptid, ptno, patno, patid, newid, caseid, rater, panelist, assessor, judge, seqn, usubjid, personid, persid, pidp, xwaveid, mergeid, idauniq, participant no, subject no, subject nr, subject number, person no, learner, volunteer, examinee, testee',
    de: 'Vp, Vpn, VpNr, Vp Nr, Proband, Probandin, Teilnehmer, Tln, TNr, Person, Persnr, pnr, Versuchsperson, Patientennr',
    fr: 'sujet, participant, répondant, individu, enquêté, juge',
    es: 'sujeto, participante, encuestado, individuo, juez',
    it: 'soggetto, partecipante, rispondente, individuo, giudice',
    pt: 'sujeito, participante, respondente, indivíduo, inquirido',
    nl: 'proefpersoon, ppn, ppnr, pp nr, deelnemer, respondent',
    pl: 'badany, uczestnik, respondent, osoba badana',
    sv: 'försöksperson, fpnr, fp nr, deltagare, respondent',
    cs: 'proband, účastník, respondent, osoba',
    ru: 'испытуемый, участник, респондент, субъект',
    tr: 'katılımcı, denek, katılımcı no, denek no',
    ja: '被験者, 参加者, 回答者',
    zh: '被试, 受试者, 参与者, 受访者',
    ko: '피험자, 참가자, 응답자',
  }),
);
/** Rows a value. */
const LEAST_REPEATED = 1.5;
const FEWEST_SUBJECTS = 5;
const wholeOrCode = /^[\w.-]{1,64}$/;

export function bySubjectNeighbours(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (roles.some(({ role }) => role === 'subject')) return roles.slice();
  const hasTimes =
    columns.some(({ dates }) => dates !== undefined) || roles.some(({ detector }) => isTime(detector?.id));
  const isOfPeople = personSigns(roles) > 0 || (hasTimes && columns.length <= MOST_COLUMNS);
  const named = columns.findIndex((column, i) => isBareId(column, roles[i], whoTookPart));
  const id = named >= 0 ? named : isOfPeople ? firstId(columns, roles) : leadingId(columns, roles);
  const subject = id >= 0 ? id : personalSubject(columns, roles);
  return roles.map((role, i) => (i === subject ? asSubject(role, columns[i]) : role));
}

/** By a header that says so and no more; else codes at the front, of which each has several rows; else what ends as an id of nothing else. */
function firstId(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): number {
  const bareId = columns.findIndex((column, i) => isBareId(column, roles[i], bare));
  if (bareId >= 0 || personSigns(roles) === 0) return bareId;
  const atFront = columns.slice(0, FRONT).findIndex((column, i) => isFrontCode(column, roles[i]));
  return atFront >= 0 ? atFront : columns.findIndex((column, i) => endsAsId(column, roles[i]));
}

/** `id` before everything else, with several rows each, as studies over time have it; not where the columns speak of things. */
function leadingId(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): number {
  const [first, ...others] = columns;
  if (first?.header.whole !== 'id' || first.distinct < FEWEST_RETURNING || !isBareId(first, roles[0], bare)) return -1;
  const areOfThings = others.some(({ header }) => longestPhrase(header, namesOfThings) !== undefined);
  return areOfThings ? -1 : 0;
}

const FRONT = 3;
/** `ABC123`, `P-17`, `x_90ab12`: some letters, and behind them what tells one from another. */
const prefixed = /^\p{L}{1,5}[-_.]?(?=[\da-f]*\d)[\da-f]{1,16}$/iu;

function isFrontCode(column: ColumnForm, role: ColumnRole): boolean {
  if (!returns(column, role) || longestPhrase(column.header, ofThings) !== undefined) return false;
  const starts = new Set(column.probe.map((value) => value.replace(/[-_.]?\d.*$/, '')));
  return column.probe.every((value) => prefixed.test(value)) && starts.size <= MOST_STARTS;
}

const MOST_STARTS = 3;

function endsAsId(column: ColumnForm, role: ColumnRole): boolean {
  const { header } = column;
  if (header.words.length < 2 || !idEnds.has(header.words.at(-1) ?? '') || !returns(column, role)) return false;
  return longestPhrase(header, ofThings) === undefined && column.probe.every((value) => wholeOrCode.test(value));
}

const idEnds = new Set(['id', 'ids', 'nr', 'no', 'num', 'kod', 'code', 'key', 'number', 'nummer', 'numer', 'номер']);

/** Open, and with several rows a value. */
function returns({ dates, numbers, ...counts }: ColumnForm, role: ColumnRole): boolean {
  if (
    (role.detector !== undefined && !mayMeanMore(role)) ||
    dates ||
    (numbers && (!numbers.areWhole || numbers.least < 0))
  )
    return false;
  return counts.distinct >= FEWEST_RETURNING && rowsPerValue(counts) >= LEAST_REPEATED;
}

const FEWEST_RETURNING = 10;

/** What else has ids that return: places, groups, goods, visits and versions. */
const ofThings = anyOf(
  things,
  inLanguages({
    en: 'hospital, icu, ward, firm, order, invoice, ticket, booking, transaction, trip, visit, session, round, wave, item, question, test, plot, block, batch, lot, sample, ward, room, bed, seat, flat, house, zone, village, cluster, stratum, strata, psu, centre, center, practice, office, desk, line, shift, route, lane, page, version, zip, post, code book, icd, atc, diag, diagnosis, procedure, treatment, arm, drug, dose, rate, price, account, policy, contract, claim, loan, bus, train, flight, vehicle, channel, source, ad, video, track, post, level, grade, form, exam, task, job, occupation, occ, industry, ind, naics, sic, isco, gate, court, seed, rank, lap, heat, event, stage, year',
    de: 'Auftrag, Rechnung, Bestellung, Besuch, Termin, Raum, Zimmer, Station, Bett, Haus, Zone, Charge, Probe, Versicherung, Vertrag, Konto, Zug, Linie, Frage, Aufgabe, Beruf, Branche, Filiale, Standort, Praxis, Diagnose, PLZ, Objekt, Gebäude',
    fr: 'commande, facture, visite, séance, salle, chambre, lit, maison, zone, lot, échantillon, contrat, compte, police, train, ligne, question, tâche, métier, secteur, agence, site, diagnostic, acte, logement',
    es: 'pedido, factura, visita, cita, sesión, sala, habitación, cama, casa, zona, lote, muestra, contrato, cuenta, póliza, línea, pregunta, tarea, ocupación, sector, sucursal, sitio, diagnóstico, vivienda, mesa, sección',
    it: 'ordine, fattura, visita, seduta, sala, stanza, letto, casa, zona, lotto, campione, contratto, conto, polizza, linea, domanda, compito, mestiere, settore, filiale, sito, diagnosi',
    pt: 'pedido, fatura, visita, consulta, sessão, sala, quarto, leito, casa, zona, lote, amostra, contrato, conta, apólice, linha, questão, tarefa, ocupação, setor, filial, sítio, diagnóstico, unidade, turma',
    nl: 'bestelling, factuur, bezoek, afspraak, kamer, bed, huis, zone, monster, contract, rekening, polis, lijn, vraag, taak, beroep, sector, filiaal, locatie, diagnose',
    pl: 'zamówienie, faktura, wizyta, pokój, łóżko, dom, strefa, partia, próbka, umowa, konto, polisa, linia, pytanie, zadanie, zawód, branża, oddział, diagnoza, lokal, gabinet',
    sv: 'beställning, faktura, besök, rum, säng, hus, zon, prov, avtal, konto, linje, fråga, uppgift, yrke, bransch, filial, plats, diagnos, insats',
    cs: 'objednávka, faktura, návštěva, pokoj, lůžko, dům, zóna, šarže, vzorek, smlouva, účet, linka, otázka, úkol, povolání, obor, pobočka, místo, diagnóza',
    ru: 'заказ, счет, визит, комната, палата, дом, зона, партия, проба, договор, полис, линия, вопрос, задача, профессия, отрасль, филиал, отделение, диагноз, квартира',
    tr: 'sipariş, fatura, ziyaret, oda, yatak, ev, bölge, parti, numune, sözleşme, hesap, poliçe, hat, soru, görev, meslek, sektör, şube, tanı, sınıf, derslik, ders',
    ja: '注文, 請求, 予約, 部屋, 病室, 号室, 区域, ロット, 検体, 契約, 口座, 路線, 質問, 課題, 職業, 業種, 支店, 店舗, 診断, 科目, 教室',
    zh: '订单, 发票, 预约, 房间, 病房, 床位, 区域, 批次, 样本, 合同, 账户, 线路, 问题, 任务, 职业, 行业, 分店, 门店, 诊断, 课程, 班级',
    ko: '주문, 송장, 예약, 방, 병실, 구역, 로트, 검체, 계약, 계좌, 노선, 문항, 과제, 직업, 업종, 지점, 매장, 진단, 과목, 학급',
  }),
);

/** A wide table with times is one of measurements. */
const MOST_COLUMNS = 12;

function isTime(id: string | undefined): boolean {
  return id === 'time-stamp' || id === 'event-date' || id === 'time-of-day';
}

function isBareId(
  { header, probe, numbers, dates, ...counts }: ColumnForm,
  { detector }: ColumnRole,
  called: Phrases,
): boolean {
  const isKnown = detector !== undefined && !(called === whoTookPart && runOn(numbers, counts));
  // `P1_1` is a question.
  if (isKnown || dates || wholePhrase(header, called) === undefined || /\d/.test(header.name)) return false;
  if (numbers && (!numbers.areWhole || numbers.least < 0)) return false;
  return (
    counts.distinct >= FEWEST_SUBJECTS &&
    rowsPerValue(counts) >= LEAST_REPEATED &&
    probe.every((value) => wholeOrCode.test(value) && (called === bare || /\d/.test(value)))
  );
}

/** `RESP` is a breathing rate, unless it counts on from one. */
function runOn(numbers: ColumnForm['numbers'], { distinct }: Pick<ColumnForm, 'distinct'>): boolean {
  if (!numbers?.areWhole || distinct < FEWEST_RUNNING || numbers.least < 0 || numbers.least > 1) return false;
  return numbers.largest <= MOST_STEP * distinct;
}

const FEWEST_RUNNING = 30;
const MOST_STEP = 1.5;

/** Of those that name people, the one that tells most of them apart. */
function personalSubject(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): number {
  let best = -1;
  for (const [i, role] of roles.entries()) {
    const { rows, missing, distinct } = columns[i];
    if (!namesPeople(role) || role.kind === 'name' || role.detector?.id === 'street-address') continue;
    if (missing > rows / 2 || distinct < FEWEST_SUBJECTS || rowsPerValue(columns[i]) < LEAST_REPEATED) continue;
    if (best < 0 || distinct > columns[best].distinct) best = i;
  }
  return best;
}

function rowsPerValue({ rows, missing, distinct }: Pick<ColumnForm, 'rows' | 'missing' | 'distinct'>): number {
  return distinct === 0 ? 0 : (rows - missing) / distinct;
}

function asSubject(role: ColumnRole, column: ColumnForm): ColumnRole {
  return {
    ...role,
    role: 'subject',
    detector: namesPeople(role) ? role.detector : undefined,
    inferred: 'subject',
    confidence: Math.max(role.confidence, Confidence.header),
    evidence: [
      ...role.evidence.filter(({ says }) => says !== 'values'),
      { says: 'repeated', rowsPerValue: rowsPerValue(column) },
    ],
  };
}
