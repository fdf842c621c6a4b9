/** The number of an account beside the number of a bank is one from which money can be taken, and no pseudonym. */
import { detectors } from '../detectors/index.ts';
import { longestPhrase, phrasesOf } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';

const banks = phrasesOf(
  [
    'routing, routing no, ABA, sort code, BSB, BIC, SWIFT, swift code, IFSC, bank code, bank, bank name, transit no, branch code, BLZ',
    'Bankleitzahl, banque, code banque, code guichet, banco, agencia, banca, ABI, CAB, banka, kod banku, БИК, банк, 銀行名, 支店番号',
    '开户行, 은행명, 은행',
  ].flatMap((line) => line.split(', ')),
);
const bankAccount = detectors.find(({ id }) => id === 'bank-account');

export function accountsBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const isAccount = (role: ColumnRole) => role.detector?.id === 'account-number';
  if (!roles.some(isAccount)) return roles.slice();
  const hasBank = columns.some(({ header }, i) => !isAccount(roles[i]) && longestPhrase(header, banks) !== undefined);
  if (!hasBank || !bankAccount) return roles.slice();
  return roles.map((role) =>
    isAccount(role) ? { ...role, detector: bankAccount, role: 'identifier', inferred: 'identifier' } : role,
  );
}
