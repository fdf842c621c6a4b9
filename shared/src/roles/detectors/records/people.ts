/** Ids of people: one row each makes a pseudonym, many rows each the subject that transactions are about. */
import { holdsCodes } from '../../codes.ts';
import { Confidence, type Detector, type DetectorHead } from '../../detector.ts';
import { type Header, isPhrase, longestPhrase, phrasesOf, speaksAgainst, wholePhrase } from '../../header.ts';
import type { Evidence } from '../../role.ts';
import type { ColumnSample } from '../../sample.ts';
import { localNumbers } from '../national/index.ts';
import { namesPersonId, shortIds } from './personIdWords.ts';
import { personIdPhrases, personPhrases } from './personWords.ts';

/** Under a header that says `patient` and no more, a few values may be groups or answers. */
const FEWEST_BARE = 10;
/** Yes and no are nobody's numbers, whatever the header says. */
const FEWEST = 3;
const MANY_ROWS = 10;

const denied = phrasesOf(`
  type, status, category, segment, class, group, date, country, state, name, order, invoice, postal code, zip code,
  area code, phone, fax, country code, dress code, licence, license, lic, permis, Führerschein, passport, visa, plate,
  vehicle, car, tax, social, insurance, room, seat, table, flight, postcode, plz, mobile, telephone, tel, bank, iban,
  kimlik, product, count, calls, messages, minutes, visits, orders, logins, complaints, tickets, purchases, claims,
  language, issuer, vendor, supplier, provider, ledger, banco, banque, banca, banka, bancaria, bancario, bancaire,
  bankowy, 银行, 銀行, 은행, 口座, 계좌
`);

const subjectHead: DetectorHead = {
  id: 'subject-id',
  label: 'ids of people with several rows each',
  kind: 'code',
  role: 'subject',
  safeHarbor: 'R',
};

export const subjectId: Detector = {
  ...subjectHead,
  proof: 'header',
  judge: (column) => {
    const rowsPerValue = rowsPerValueOf(column);
    return rowsPerValue <= 1 ? undefined : judge(column, { says: 'repeated', rowsPerValue });
  },
};

const personHead: DetectorHead = {
  id: 'person-id',
  label: 'ids of people',
  kind: 'code',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'R',
};

export const personId: Detector = {
  ...personHead,
  proof: 'header',
  judge: (column) => {
    if (rowsPerValueOf(column) > 1) return undefined;
    return judge(column, { says: 'unique', share: column.uniqueShare });
  },
};

function judge(column: ColumnSample, evidence: Evidence): ReturnType<Detector['judge']> {
  const words = wordsFor(column.header, column.distinct);
  const least = column.rows < MANY_ROWS ? 2 : FEWEST;
  if (words === undefined || column.distinct < least || longestPhrase(column.header, denied) !== undefined)
    return undefined;
  if (speaksAgainst(column.header, words) || !holdsCodes(column)) return undefined;
  // `número de utente`: the state gave it, if it has the form.
  const isOfState = longestPhrase(column.header, localNumbers) !== undefined;
  const confidence = isOfState ? Confidence.weakHeader : Confidence.headerAndForm;
  return { confidence, share: 1, evidence: [{ says: 'header', words }, evidence] };
}

/** `customer_user`: words for people, and nothing beside them. */
function onlyPeople({ words }: Header): string | undefined {
  const isOnly = words.length > 1 && words.every((word) => isPhrase(word, personPhrases));
  return isOnly ? words.join(' ') : undefined;
}

function wordsFor(header: Header, distinct: number): string | undefined {
  return (
    longestPhrase(header, personIdPhrases) ??
    namesPersonId(header) ??
    wholePhrase(header, shortIds) ??
    (distinct >= FEWEST_BARE ? (wholePhrase(header, personPhrases) ?? onlyPeople(header)) : undefined)
  );
}

function rowsPerValueOf({ rows, missing, distinct }: ColumnSample): number {
  return distinct === 0 ? 0 : (rows - missing) / distinct;
}
