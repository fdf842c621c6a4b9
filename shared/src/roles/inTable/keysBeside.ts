/** Whatever has a number in each row of a table about people, an application or a donation, is a key to them. */
import { Confidence } from '../detector.ts';
import { negativeWord, phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { namesPeople } from '../namesPeople.ts';
import type { ColumnForm } from '../sample.ts';
import { personSigns } from './personSigns.ts';
import { mayMeanMore } from './rejudged.ts';

/** Words at either end of a header for the numbers of things and people: `Application ID`, `nr zgłoszenia`, `受付番号`. */
const idEnds = phrasesOf({
  en: 'id, ids, no, nr, num, nbr, ref, reference, identifier, uuid, guid, ident',
  de: 'Nr, Nummer, ID, Kennung, Kennz, Ident, Az',
  fr: 'n, num, numéro, réf, référence, identifiant',
  es: 'nº, nro, núm, número, folio, identificador',
  it: 'n, num, numero, rif, codice',
  pt: 'nº, num, número, cód, código, protocolo',
  nl: 'nr, nummer, kenmerk',
  pl: 'nr, numer, sygnatura, identyfikator',
  sv: 'nr, nummer, dnr, löpnr, ärendenr',
  cs: 'č, číslo, č j, spis zn',
  ru: 'номер, ном, ид, рег',
  tr: 'no, numara, numarası, kodu',
  ja: '番号, ID, No',
  zh: '编号, 号码, 流水号, 单号, ID',
  ko: '번호, ID',
});
/** More differ than that where some rows stand twice. */
const LEAST_UNIQUE_OF_NAMED = 0.85;
const MANY = 20;
/** Fewer stand once: then a value stands for several rows. */
const SOME_UNIQUE = 0.5;

const inOnePiece = /^\S{1,64}$/;

export function keysBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (personSigns(roles) === 0 && !roles.some(namesPeople)) return roles.slice();
  return roles.map((role, i) => {
    const column = columns[i];
    const isOfMarks = role.detector?.id === 'mark';
    const isKey = (saysLittle(role) && isNumbered(column)) || ((saysLittle(role) || isOfMarks) && isFile(column));
    return isKey ? asKey(role, column) : role;
  });
}

/** Records about somebody, by their number: a card, a chart, a folder, an entry in the book of staff. */
const files = phrasesOf({
  en: 'chart, chart no, file no, file number, folder, folder no, card no, dossier, docket, enrolment, enrollment no, roll, roll no, staff, payroll no, badge, works no, clock no',
  de: 'Akte, Aktenzeichen, Karteinr, Karteikarte, Fallakte, Stammnr, Stammnummer, Dossier, Personalakte',
  fr: 'dossier, fiche, matricule, n° dossier, n° fiche, mat',
  es: 'matrícula, legajo, historia, historia clínica, HC, NHC, expediente, ficha, registro, folio, carné, padrón',
  it: 'matricola, cartella, cartella clinica, scheda, pratica, fascicolo, tessera',
  pt: 'matrícula, prontuário, processo, ficha, registro, registo, cadastro, inscrição, chapa, mecanográfico',
  nl: 'dossier, dossiernr, kaart, stamnr, stamnummer, inschrijving',
  pl: 'kartoteka, karta, teczka, akta, legitymacja, nr karty',
  sv: 'akt, journal, journalnr, kort, dossié, anstnr',
  cs: 'spis, karta, evidence, evid č, průkaz, os č',
  ru: 'карта, дело, личное дело, табельный, таб, амбулаторная карта, билет, история болезни',
  tr: 'dosya, dosya no, kart, sicil, protokol, protokol no',
  ja: 'カルテ, カルテ番号, 台帳番号, 整理番号, 登録番号',
  zh: '病历, 病历号, 档案, 档案号, 卡号, 学籍',
  ko: '차트, 차트번호, 등록번호, 대장번호',
});
const FEWEST_FILES = 10;
const numberOfFile = /^\p{L}{0,4}[-/.]?\d{3,}[-/.\p{L}\d]{0,10}$/u;

function isFile({ header, dates, distinct, numbers, probe }: ColumnForm): boolean {
  if (dates || distinct < FEWEST_FILES || (numbers && !numbers.areWhole)) return false;
  return wholePhrase(header, files) !== undefined && probe.every((value) => numberOfFile.test(value));
}

/** Not known, or only by a word for records and goods, or for what is paid: `donation ref`. */
function saysLittle(role: ColumnRole): boolean {
  return role.detector === undefined || mayMeanMore(role);
}

function isNumbered({ header, uniqueShare, distinct, numbers, dates, probe }: ColumnForm): boolean {
  const isPair = header.words.length > 1 || header.isUnspaced;
  if (!isPair || dates || distinct < MANY || uniqueShare < LEAST_UNIQUE_OF_NAMED) return false;
  if (numbers && (!numbers.areWhole || numbers.least < 0)) return false;
  const ends = header.isUnspaced ? [header.whole] : [header.words[0], header.words.at(-1) ?? ''];
  return ends.some(isIdEnd) && negativeWord(header) === undefined && probe.every((value) => inOnePiece.test(value));
}

function isIdEnd(word: string): boolean {
  const { plain, unspaced } = idEnds();
  return plain.has(word) || unspaced.some((end) => word.endsWith(end));
}

function asKey(role: ColumnRole, { uniqueShare }: ColumnForm): ColumnRole {
  const evidence = [{ says: 'unique', share: uniqueShare } as const];
  const said = uniqueShare < SOME_UNIQUE ? 'subject' : 'identifier';
  return {
    ...role,
    role: said,
    inferred: said,
    kind: 'code',
    detector: undefined,
    confidence: Confidence.weakHeader,
    evidence,
  };
}
