/** Ids of people in any language: a word for a person and one for an id, in any order, and the usual short names of these columns. */
import { type Header, longestPhrase, phrasesOf } from '../../header.ts';
import { continental, english } from '../../peopleWords.ts';
import { wordsIn } from '../../words/index.ts';
import { idPeople, shortNames } from './idPeople.ts';

/** Words for people in any language, without those that count or sell. */
export const roleWords = wordsIn(english, continental).filter(
  (word) => !['people', 'billing', 'shipping', 'lead', 'contact'].includes(word),
);
const peopleInAnyLanguage = phrasesOf([
  roleWords,
  idPeople,
  `
    winner, loser, opponent, personnel, individual, person, resident, pseudonym, record holder, rower, swimmer,
    personal, personne, persona, pessoa, persoon, osoba, person, personen, família, famiglia, fam, ogrencı
  `,
]);
const idWords = phrasesOf(`
  id, no, nr, num, nbr, number, key, code, identifier, ref, kod, numer, nummer, číslo, numero, número, numéro, nro,
  num, cod, cd, codice, código, matricola, matricule, identyfikator, identifikator, identificatore, identificador,
  ident, kennung, schlüssel, номер, код, ид, идентификатор, numarası, kodu, index, uid, sk, pk, ид, ном, č, cislo,
  čís, lfnr, 番号, コード, 编号, 编码, 編號, 번호
`);

/** `id_student`, `CD_CLIENTE`, `číslo pacienta`: whose number it is, and that it is one, in any order. */
export function namesPersonId(header: Header): string | undefined {
  const person = longestPhrase(header, peopleInAnyLanguage);
  const id = longestPhrase(header, idWords);
  return person !== undefined && id !== undefined ? `${person} ${id}` : undefined;
}

/** So short that they say it only where nothing stands beside them. */
export const shortIds = phrasesOf([
  shortNames,
  `
    uid, userid, pid, sid, cid, mid, ptid, subid, subj, suj, vp, vpn, vpnr, ppt, pp, participant, iid, caseid, respid,
    resp, empno, empid, staffno, lidnr, lidnummer, card no, card nr, badge, barcode no, hhid, PersNr, Personalnr,
    Personalnummer, Stammnr, Matrikel, Aktenzeichen Person, matricola, matrícula aluno, nº exp, nº expediente,
    expediente, legajo, sicil no, sicil, dosya, dosya no, protokol no, öğrenci no, osobní číslo, os číslo, rodina,
    numer karty, nr karty, nr legitymacji, nr albumu, numer albumu, кандидат, табельный номер, табельный, таб номер,
    номер карты, личное дело, лицевой счет, номер зачетки, 社員番号, 学籍番号, 受験番号, 診察券番号, 整理券番号, 档案号, 卡号, 病历号, 工号, 学号, 学籍号,
    准考证号, 编号, 사번, 학번, 수험번호, 회원번호, 환자번호, 고객번호, 등록번호, 차트번호, respondent, proband, tester, subject no, participant no,
    sessionid, visitor, caller
  `,
]);
