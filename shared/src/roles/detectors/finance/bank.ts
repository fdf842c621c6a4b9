/** Numbers of accounts, cards and banks. */
import { isValidIBAN } from 'ibantools';
import { byForm } from '../../byForm.ts';
import { digitsOf, isLuhn, weightedSum } from '../../checkDigits.ts';

const iban = /^[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}$/i;

export const ibans = byForm({
  id: 'iban',
  label: 'IBANs',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'J',
  header: [
    'IBAN',
    'iban number',
    'bank account',
    'account number',
    'Kontonummer',
    'Bankverbindung',
    'Bankkonto',
    'compte bancaire',
    'numéro de compte',
    'cuenta bancaria',
    'número de cuenta',
    '银行账号',
    '銀行口座',
    '口座番号',
  ],
  proof: 'check',
  matches: (value) => iban.test(value),
  check: { passes: (value) => isValidIBAN(value.replace(/[ -]/g, '').toUpperCase()), chance: 1 / 97 },
});

const grouped = /^\d(?:[ -]?\d){12,18}$/;
/** What issuers begin with, and how long their numbers are: no time in milliseconds, no IMEI. */
const cardNumber =
  /^(?:4\d{12}|3(?:0[0-5]|[689]\d)\d{11}|3[47]\d{13}|(?=\d{16,19}$)(?:4|5[0-8]|6|3(?:0[0-5]|[5689])|2(?:2(?:0[0-4]|2[1-9]|[3-9])|[3-6]|7(?:[01]|20))|81)\d*)$/;

export const paymentCards = byForm({
  id: 'payment-card',
  label: 'payment card numbers',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'J',
  header: [
    'Kreditkartennr',

    'credit card',
    'credit card number',
    'debit card',
    'payment card',
    'card number',
    'card no',
    'card num',
    'cc number',
    'cc num',
    'cc no',
    'CCN',
    'PAN',
    'primary account number',
    'Kreditkarte',
    'Kreditkartennummer',
    'Kartennummer',
    'carte bancaire',
    'carte de crédit',
    'numéro de carte',
    'tarjeta',
    'tarjeta de crédito',
    'número de tarjeta',
    'クレジットカード',
    'カード番号',
    '信用卡',
    '银行卡',
    '卡号',
    '卡號',
  ],
  proof: 'check',
  matches: (value) => grouped.test(value) && cardNumber.test(digitsOf(value)),
  check: { passes: (value) => isLuhn(digitsOf(value)), chance: 0.1 },
});

/** Which bank somebody is with can be known, and the numbers of small banks tell the place. */
export const routingNumbers = byForm({
  id: 'aba-routing',
  label: 'ABA routing numbers',
  kind: 'code',
  role: 'quasi-identifier',
  header: ['routing', 'routing number', 'routing no', 'ABA', 'aba number', 'aba routing', 'RTN', 'bank routing number'],
  proof: 'header',
  matches: (value) => /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(value),
  check: { passes: (value) => weightedSum(value, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0, chance: 0.1 },
});

/** Four letters of the bank, two of the country, two of the place, and perhaps three of the branch. */
export const bankCodes = byForm({
  id: 'bic',
  label: 'BIC or SWIFT codes',
  kind: 'code',
  role: 'quasi-identifier',
  header: ['BIC', 'bic code', 'bic swift', 'swift bic', 'SWIFT', 'swift code', 'bank identifier code', 'SWIFTコード'],
  proof: 'header',
  matches: (value) => /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/i.test(value),
});
