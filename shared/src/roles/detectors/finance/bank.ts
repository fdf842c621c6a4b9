/** Numbers of accounts, cards and banks. */
import { countrySpecs, isValidIBAN } from 'ibantools';
import { byCode } from '../../byCode.ts';
import { byForm } from '../../byForm.ts';
import { digitsOf, isLuhn, weightedSum } from '../../checkDigits.ts';
import { inTurn } from '../../inTurn.ts';
import { isExampleIban, isTestCard } from '../../reserved.ts';
import { bankAccountWords } from './bankWords.ts';

const iban = /^[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}$/i;

export const ibans = byForm({
  id: 'iban',
  label: 'IBANs',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'J',
  header: `
    IBAN, iban number, iban nr, iban code, conto corrente, numero conto, coordinate bancarie, conta bancária,
    número da conta, NIB, rekeningnummer, bankrekening, bankrekeningnummer, numer konta, nr konta, rachunek bankowy,
    numer rachunku, kontonummer, bankkonto, bankkontonummer, tilinumero, číslo účtu, bankovní účet, расчетный счет,
    номер счета, р/с, banka hesabı, hesap no, hesap numarası, iban no, 계좌번호, 계좌, 银行账户, 銀行口座番号, bank account,
    account number, Kontonummer, Bankverbindung, Bankkonto, Kontonr, KtoNr, num cuenta, numéro de compte, num compte,
    compte bancaire, numéro de compte, cuenta bancaria, número de cuenta, 银行账号, 銀行口座, 口座番号
  `,
  proof: 'check',
  matches: (value) => iban.test(value),
  check: { passes: (value) => isValidIBAN(value.replace(/[ -]/g, '').toUpperCase()), chance: 1 / 97 },
  // A country, and as long as the numbers of that country are: nothing else is written so.
  provenBy: (hits) => hits.every(hasLengthOfCountry),
  isReserved: isExampleIban,
});

function hasLengthOfCountry(value: string): boolean {
  const bare = value.replace(/[ -]/g, '').toUpperCase();
  return countrySpecs[bare.slice(0, 2)]?.chars === bare.length;
}

const grouped = /^\d(?:[ -]?\d){12,18}$/;
/** What issuers begin with, and how long their numbers are: no time in milliseconds, no IMEI. */
const cardNumber =
  /^(?:4\d{12}|3(?:0[0-5]|[689]\d)\d{11}|3[47]\d{13}|(?=\d{16,19}$)(?:4|5[0-8]|6|3(?:0[0-5]|[5689])|2(?:2(?:0[0-4]|2[1-9]|[3-9])|[3-6]|7(?:[01]|20))|81)\d*)$/;

const cardHead = {
  id: 'payment-card',
  label: 'payment card numbers',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'J',
  header: `
    Kreditkartennr, cc, card, pan number, credit card no, bank card, card pan, numero carta, carta di credito,
    cartão de crédito, número do cartão, cartão, creditcardnummer, kaartnummer, creditcard, numer karty,
    karta kredytowa, kortnummer, kreditkort, číslo karty, kreditní karta, номер карты, банковская карта, kart no,
    kart numarası, kredi kartı, 카드번호, 신용카드, 信用卡号, 银行卡号, credit card, credit card number, debit card, payment card,
    card number, card no, card num, cc number, cc num, cc no, CCN, PAN, primary account number, Kreditkarte,
    Kreditkartennummer, Kartennummer, carte bancaire, carte de crédit, numéro de carte, tarjeta, tarjeta de crédito,
    número de tarjeta, クレジットカード, カード番号, 信用卡, 银行卡, 卡号, 卡號
  `,
} as const;

/** Of whichever scheme: those of single countries begin with other digits, and have other check digits. */
const cardOfScheme = byForm({
  ...cardHead,
  proof: 'check',
  matches: (value) => grouped.test(value) && cardNumber.test(digitsOf(value)),
  check: { passes: (value) => isLuhn(digitsOf(value)), chance: 0.1 },
  isReserved: isTestCard,
  provenBy: (hits) => hits.every((hit) => /^\d{4}([ -])\d{4}\1\d{4}\1\d{4}$/.test(hit)),
});

export const paymentCards = inTurn(cardOfScheme, byCode({ ...cardHead, form: /^\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}$/ }));

/** Accounts under headers that say that they are those of a bank. */
export const bankAccounts = byCode({
  id: 'bank-account',
  label: 'numbers of bank accounts',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'J',
  header: [
    bankAccountWords,
    `
      bank account, bank account number, bank account no, bank acct, bank acc no, BBAN, NUBAN, CLABE, CBU, CVU,
      Bankkonto, Kontonummer, Konto Nr, Bankverbindung, Gegenkonto, Kontonummer IBAN, compte bancaire,
      numéro de compte, num compte, KtoNr, rekeningnr, numéro de compte bancaire, RIB, cuenta bancaria,
      número de cuenta, nro cuenta, núm cuenta, cuenta clabe, conto corrente, numero conto, conto bancario,
      conta bancária, número da conta, conta corrente, n conta, nr conta, NIB, rekeningnummer, bankrekening,
      tegenrekening, numer konta, nr konta, numer rachunku, nr rachunku, rachunek, kontonummer, bankkonto, tilinumero,
      číslo účtu, číslo bankovního účtu, номер счета, расчетный счет, лицевой счет, банковский счет, hesap no,
      hesap numarası, banka hesabı, 口座番号, 銀行口座, 振込先口座, 银行账号, 银行账户, 银行卡号, 銀行帳號, 계좌번호, 계좌, 은행계좌
    `,
  ],
  not: 'balance, Saldo, solde, holder, Inhaber, titulaire, titular, owner, name, 名義, 예금주',
  form: /^(?=.{0,20}\d)[A-Z\d*](?:(?:, ?|[ ./-])?[A-Z\d*]){4,33}$/i,
});

/** Others can know the bank of a person, and the numbers of small banks reveal the place. */
export const routingNumbers = byForm({
  id: 'aba-routing',
  label: 'ABA routing numbers',
  kind: 'code',
  role: 'quasi-identifier',
  header: 'routing, routing number, routing no, ABA, aba number, aba routing, RTN, bank routing number',
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
  header: 'BIC, bic code, bic swift, swift bic, SWIFT, swift code, bank identifier code, SWIFTコード',
  proof: 'header',
  matches: (value) => /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/i.test(value),
});
