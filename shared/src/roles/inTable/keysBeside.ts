/** Whatever has a number in each row of a table about people, an application or a donation, is a key to them. */
import { Confidence } from '../detector.ts';
import { negativeWord, phrasesOf } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { inLanguages } from '../inLanguages.ts';
import type { ColumnForm } from '../sample.ts';
import { personSigns } from './personSigns.ts';
import { mayMeanMore } from './rejudged.ts';

/** Of what things and people are numbered with, at either end of a header: `Application ID`, `nr zgłoszenia`, `受付番号`. */
const idEnds = phrasesOf(
  inLanguages({
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
  }),
);
/** More differ than that where some rows stand twice. */
const LEAST_UNIQUE_OF_NAMED = 0.85;
const MANY = 20;

const inOnePiece = /^\S{1,64}$/;

export function keysBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (personSigns(roles) === 0) return roles.slice();
  return roles.map((role, i) => (saysLittle(role) && isNumbered(columns[i]) ? asKey(role, columns[i]) : role));
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
  return {
    ...role,
    role: 'identifier',
    inferred: 'identifier',
    kind: 'code',
    detector: undefined,
    confidence: Confidence.weakHeader,
    evidence,
  };
}
