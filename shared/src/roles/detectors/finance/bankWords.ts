/** A word for a bank and one for an account, in any order and whatever stands between: `Acct. at bank`, `cta. bancaria nómina`, `退款银行账户`. */
import { allOf } from '../../header.ts';

const banks = {
  en: 'bank, banking, sepa, giro, payout, payroll, salary, refund, direct deposit, beneficiary, payee',
  de: 'Bank, Bankverb, Giro, Gehalt, Erstattung, Lastschrift',
  fr: 'bank, banque, bancaire, virement, prélèvement',
  es: 'banco, bancaria, bancario, nómina, abono, CLABE, domiciliación',
  it: 'banca, bancario, bancaria, accredito, addebito',
  pt: 'banco, bancária, bancário, depósito, débito direto',
  nl: 'bank, bankaire, incasso, salaris',
  pl: 'bank, bankowy, bankowe, bankowego, banku, przelewu',
  sv: 'bank, lön, löne, autogiro',
  cs: 'banka, bankovní, bankovního, banky',
  ru: 'банк, банковский, банковского, банка, расчетный',
  tr: 'banka, bankası, maaş',
  ja: '銀行, 振込, 引落, 振替, 給与',
  zh: '银行, 銀行, 开户, 工资, 社保卡, 收款, 退款',
  ko: '은행, 급여, 환불, 이체, 입금, 출금',
};

const accounts = {
  en: 'account, acct, acc, acc no, accno, a c, ac no, account no, account number',
  de: 'Konto, Ktonr, Kontonr, Kontonummer',
  fr: 'compte, cpte, RIB',
  es: 'cuenta, cta, nro cuenta',
  it: 'conto, cc, c c, n conto',
  pt: 'conta, nº conta, cta',
  nl: 'rekening, rek, reknr, rekeningnr',
  pl: 'konto, konta, rachunek, rachunku, nr konta',
  sv: 'konto, kontonr, kontonummer',
  cs: 'účet, účtu, číslo účtu',
  ru: 'счет, счёт, счета, р с',
  tr: 'hesap, hesabı, hesap no',
  ja: '口座, 口座番号',
  zh: '账号, 账户, 帐号, 帳號, 帳戶, 卡号',
  ko: '계좌, 계좌번호, 통장',
};

export const bankAccountWords = allOf(banks, accounts);
