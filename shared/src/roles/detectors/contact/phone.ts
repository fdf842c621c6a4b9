/** Telephone and fax numbers: plain digits only where the header says so, written with `+` or in groups also without. */
import { Confidence, type Detector, type DetectorHead, type Judgement } from '../../detector.ts';
import { longestPhrase, negativeWord, phrasesOf, speaksAgainst } from '../../header.ts';
import type { ColumnSample } from '../../sample.ts';
import { couldBeDialled, isValidPhone, isWrittenAsPhone, isWrittenPhone, phoneShare } from './phoneNumbers.ts';

const LEAST_SHARE = 0.6;
/** Without a header more have to be right, as of random codes parted alike up to three quarters are valid somewhere. */
const LEAST_SHARE_UNNAMED = 0.85;
const FEWEST_UNNAMED = 5;
/** Of numbers that are not valid: made-up ones look so. */
const LEAST_DIALLED = 0.8;

const phoneHead: DetectorHead = {
  id: 'phone',
  label: 'telephone numbers',
  kind: 'phone',
  role: 'identifier',
  safeHarbor: 'D',
};
const phoneWords = phrasesOf([
  ...['phone', 'phone number', 'phone no', 'telephone', 'telephone number', 'tel', 'tel no', 'tel number'],
  ...['mobile', 'mobile number', 'mobile phone', 'cell', 'cell phone', 'cellphone', 'cell number', 'msisdn'],
  ...['whatsapp', 'contact number', 'contact no', 'phone home', 'home phone', 'work phone', 'Telefon'],
  ...['Telefonnummer', 'Tel Nr', 'Rufnummer', 'Handy', 'Handynummer', 'Mobil', 'Mobilnummer', 'Mobiltelefon'],
  ...['téléphone', 'numéro de téléphone', 'portable', 'tél portable', 'numéro de portable', 'teléfono'],
  ...[
    'número de teléfono',
    'móvil',
    'celular',
    'número de celular',
    '電話',
    '電話番号',
    '携帯',
    '携帯電話',
    '电话',
    '电话号码',
  ],
  ...['手机', '手机号', '電話號碼', '手機', '手機號碼'],
]);
const notPhone = phrasesOf([
  'fax',
  'telefax',
  'ファックス',
  'FAX番号',
  '传真',
  '傳真',
  'cell id',
  'cell type',
  'tower',
]);

export const phone: Detector = {
  ...phoneHead,
  proof: 'form',
  judge(column) {
    const words = longestPhrase(column.header, phoneWords);
    const judged = words === undefined ? judgeWritten(column) : judgeNamed(phoneHead.label, words, column);
    return judged && longestPhrase(column.header, notPhone) === undefined ? judged : undefined;
  },
};

const faxHead: DetectorHead = { id: 'fax', label: 'fax numbers', kind: 'phone', role: 'identifier', safeHarbor: 'E' };
const faxWords = phrasesOf([
  ...['fax', 'fax number', 'fax no', 'fax phone', 'facsimile', 'telefax', 'Faxnummer', 'Faxnr', 'Telefaxnummer'],
  ...[
    'télécopie',
    'télécopieur',
    'numéro de fax',
    'número de fax',
    'ファックス',
    'ファクス',
    'fax番号',
    '传真',
    '傳真',
  ],
]);

export const fax: Detector = {
  ...faxHead,
  proof: 'header',
  judge(column) {
    const words = longestPhrase(column.header, faxWords);
    return words === undefined ? undefined : judgeNamed(faxHead.label, words, column);
  },
};

function judgeNamed(what: string, words: string, column: ColumnSample): Judgement | undefined {
  const { probe, values, header } = column;
  if (shareOf(probe, couldBeDialled) < LEAST_SHARE) return undefined;
  const valid = phoneShare(probe, values, isValidPhone);
  const isValid = valid >= LEAST_SHARE;
  const share = isValid ? valid : shareOf(values, couldBeDialled);
  if (!isValid && (share < LEAST_DIALLED || speaksAgainst(header, words))) return undefined;
  return {
    confidence: isValid ? Confidence.headerAndForm : Confidence.header,
    share,
    evidence: [
      { says: 'header', words },
      { says: 'form', what, share },
    ],
  };
}

function judgeWritten(column: ColumnSample): Judgement | undefined {
  const { probe, values, header } = column;
  if (values.length < FEWEST_UNNAMED || shareOf(probe, isWrittenAsPhone) < LEAST_SHARE) return undefined;
  if (column.dates || negativeWord(header) !== undefined) return undefined;
  const share = phoneShare(probe, values, isWrittenPhone);
  if (share < LEAST_SHARE_UNNAMED) return undefined;
  return { confidence: Confidence.form, share, evidence: [{ says: 'form', what: phoneHead.label, share }] };
}

function shareOf(values: readonly string[], matches: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(matches).length / values.length;
}
