/** The number of an account beside the number of a bank is one from which money can be taken, and no pseudonym. */
import { detectors } from '../detectors/index.ts';
import { longestPhrase, phrasesOf } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';

const banks = phrasesOf([
  'routing, routing no, ABA, sort code, BSB, BIC, SWIFT, swift code, IFSC, bank code, bank, bank name, transit no, branch code, BLZ',
  'Bankleitzahl, banque, code banque, code guichet, banco, agencia, banca, ABI, CAB, banka, kod banku, БИК, банк, 銀行名, 支店番号',
  '开户行, 은행명, 은행',
]);
/** What a bank writes down of accounts: two of these say that the table is one of a bank. */
const business = phrasesOf({
  en: 'balance, loan, overdraft, branch, transfer, deposit, withdrawal, cheque, debit, credit, EMI, disbursed, disbursement, principal, interest, repayment, tenor, ledger balance, KYC, cif, standing order, mandate, maturity, arrears',
  de: 'Saldo, Kontostand, Darlehen, Kredit, Filiale, Überweisung, Lastschrift, Zinssatz, Dispo, Mandat',
  fr: 'solde, prêt, crédit, agence, virement, prélèvement, découvert, taux',
  es: 'saldo, préstamo, crédito, sucursal, transferencia, depósito, retiro, tasa, cheque',
  it: 'saldo, prestito, mutuo, filiale, bonifico, versamento, prelievo, tasso',
  pt: 'saldo, empréstimo, crédito, agência, transferência, depósito, saque, taxa, pix',
  nl: 'saldo, lening, krediet, filiaal, overboeking, storting, rente',
  pl: 'saldo, kredyt, pożyczka, oddział, przelew, wpłata, wypłata, oprocentowanie',
  sv: 'saldo, lån, kredit, kontor, överföring, insättning, uttag, ränta',
  cs: 'zůstatek, půjčka, úvěr, pobočka, převod, vklad, výběr, úrok',
  ru: 'остаток, баланс, кредит, займ, отделение, перевод, вклад, ставка',
  tr: 'bakiye, kredi, şube, havale, EFT, mevduat, faiz',
  ja: '残高, 融資, 支店, 振込, 入金, 出金, 金利',
  zh: '余额, 贷款, 支行, 网点, 转账, 存款, 取款, 利率',
  ko: '잔액, 대출, 지점, 이체, 입금, 출금, 금리',
});
const FEWEST_OF_BUSINESS = 2;

const bankAccount = detectors.find(({ id }) => id === 'bank-account');

export function accountsBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const isAccount = (role: ColumnRole) => role.detector?.id === 'account-number';
  if (!roles.some(isAccount)) return roles.slice();
  const others = columns.filter((_, i) => !isAccount(roles[i]));
  const hasBank = others.some(({ header }) => longestPhrase(header, banks) !== undefined);
  const ofBusiness = others.filter(({ header }) => longestPhrase(header, business) !== undefined).length;
  if (!(hasBank || ofBusiness >= FEWEST_OF_BUSINESS) || !bankAccount) return roles.slice();
  return roles.map((role) =>
    isAccount(role) ? { ...role, detector: bankAccount, role: 'identifier', inferred: 'identifier' } : role,
  );
}
