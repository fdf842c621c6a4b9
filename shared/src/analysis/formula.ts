/** Finds cells that a spreadsheet runs as a formula when it opens the file. */
import type { ColumnRole } from '../roles/index.ts';
import type { ProfileFacts } from './facts.ts';

/** A signed number: with thousands separators, decimals, exponent, per cent. */
const signedNumber = /^[-+]\s?(\d{1,3}([ ,.'\u00A0]\d{3})+|\d+)?([.,]\d+)?([eE][-+]?\d+)?\s?%?$/;
/** Longer cells are cut before they are compared with the pattern. */
const LONGEST_NUMBER = 40;

export function isFormula(value: string): boolean {
  if (!/^[=+\-@\t\r]/.test(value)) return false;
  return value.length > LONGEST_NUMBER || !signedNumber.test(value);
}

/** Finds nearly all formulas by their bytes, without making them strings: a number has no second sign but in its exponent. */
export function isSurelyFormula(bytes: Uint8Array): boolean {
  if (bytes.length > LONGEST_NUMBER) return true;
  for (let i = 1; i < bytes.length; i++) {
    const isSign = bytes[i] === 0x2b || bytes[i] === 0x2d;
    if (isSign && (bytes[i - 1] | 0x20) !== 0x65) return true;
  }
  return false;
}

/** A plus sign and groups of digits, as `+41 79 555 01 02` or `+1 (202) 555-0143 ext. 5`. */
const numberWithPlus = /^\+[\d\s()./-]+(?:(?:x|ext)\.?\s*\d+)?$/i;

export function isNumberWithPlus(value: string): boolean {
  return value.length <= LONGEST_NUMBER && numberWithPlus.test(value);
}

/** In a column of phone numbers a number's plus sign makes no formula. */
export function isFormulaIn(role: Pick<ColumnRole, 'kind'>, value: string): boolean {
  return isFormula(value) && !(isOfPhones(role) && isNumberWithPlus(value));
}

export function formulaCellsIn({ profiles, roles }: Pick<ProfileFacts, 'profiles' | 'roles'>, column: number): number {
  const { formulaCells, numbersWithPlus } = profiles[column];
  return isOfPhones(roles[column]) ? formulaCells - numbersWithPlus : formulaCells;
}

function isOfPhones({ kind }: Pick<ColumnRole, 'kind'>): boolean {
  return kind === 'phone';
}
