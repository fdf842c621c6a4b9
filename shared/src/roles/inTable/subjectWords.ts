/** What those are called who take part in a study, and what else has ids that return. */
import { things } from '../detectors/person/things.ts';
import { phrasesOf } from '../header.ts';

/** Participants: nothing else has these names, whatever the rest of the table is about. */
export const whoTookPart = phrasesOf({
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
});

/** What else has ids that return: places, groups, goods, visits and versions. */
export const ofThings = phrasesOf([
  things,
  {
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
  },
]);
