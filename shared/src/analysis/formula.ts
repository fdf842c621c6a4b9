/** Tells cells that a spreadsheet would run when the file is opened in it. */

/** A signed number: with thousands separators, decimals, exponent, per cent. */
const signedNumber = /^[-+]\s?(\d{1,3}([ ,.'\u00A0]\d{3})+|\d+)?([.,]\d+)?([eE][-+]?\d+)?\s?%?$/;
/** Longer cells are cut before they are compared with the pattern. */
const LONGEST_NUMBER = 40;

export function isFormula(value: string): boolean {
  if (!/^[=+\-@\t\r]/.test(value)) return false;
  return value.length > LONGEST_NUMBER || !signedNumber.test(value);
}

/** Tells nearly all formulas by their bytes, without making them strings: a number has no second sign but in its exponent. */
export function isSurelyFormula(bytes: Uint8Array): boolean {
  if (bytes.length > LONGEST_NUMBER) return true;
  for (let i = 1; i < bytes.length; i++) {
    const isSign = bytes[i] === 0x2b || bytes[i] === 0x2d;
    if (isSign && (bytes[i - 1] | 0x20) !== 0x65) return true;
  }
  return false;
}
