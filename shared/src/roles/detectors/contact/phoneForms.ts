/** Telephone numbers by how they are written, under headers that say nothing: made-up numbers are seldom valid, but are written alike. */
import type { ColumnSample } from '../../sample.ts';
import { couldBeDialled, isWrittenAsPhone } from './phoneNumbers.ts';

/** Of the values. */
const NEARLY_ALL = 0.9;

/** `070-0012467`, `0664 1234567`, `02/123 45 67`. */
const afterTrunkPrefix = /^\(?0\d{1,4}\)?[ /-]{1,2}\d{2,4}(?:[ -]?\d{2,4}){1,3}$/;
/** `8 (912) 345-67-89`, `(55) 1234 5678`, `(0812) 34 56 78`. */
const afterParentheses = /^(?:[178][ -]?)?\(\d{2,5}\)[ -]?\d{2,5}(?:[ -]\d{2,4}){0,3}$/;
/** Three groups of three, or pairs, as in Poland, Spain or France. */
const inGroups =
  /^(?:\d{3} \d{3} \d{3}|0\d(?:[ .]\d{2}){4}|[1-9]\d(?: \d{2}){3,4}|\d{3}(?: \d{2}){3}|\d{2} \d{4} \d{4}|8[ -]\d{3}[ -]\d{3}[ -]\d{2}[ -]\d{2})$/;
/** A number of a mobile telephone behind its short prefix. */
const mobileInTwo = /^[2-9]\d{2}[ /-]\d{3}[ -]?\d{3,4}$/;
/** The numbers of a few large countries, which are kept as plain digits; of other codes too many would not fit. */
const plainDigits = [
  /^1[3-9]\d{9}$/,
  /^0(?:[67]\d{8}|1[0-9]\d{8}|5\d{9}|[789]0\d{8}|7\d{9})$/,
  /^(?:\+?7|8)9\d{9}$/,
  /^1?[2-9]\d{2}[2-9]\d{6}$/,
  /^[67]\d{8}$/,
  /^9[1236]\d{7}$/,
  /^3[2-9]\d{8}$/,
];
/** Fewer values with plain digits may be so by chance. */
const FEWEST_PLAIN = 20;
/** All the same digits at the front are a serial number. */
const FEWEST_BEGINNINGS = 3;

export function isWrittenAlike({ probe }: ColumnSample): boolean {
  const isNearlyAll = (is: (value: string) => boolean) => probe.filter(is).length >= NEARLY_ALL * probe.length;
  if (!isNearlyAll(couldBeDialled) || beginnings(probe) < Math.min(FEWEST_BEGINNINGS, probe.length)) return false;
  if (isNearlyAll(isWrittenSo)) return true;
  return probe.length >= FEWEST_PLAIN && plainDigits.some((digits) => isNearlyAll((value) => digits.test(value)));
}

function isWrittenSo(value: string): boolean {
  const bare = value.replace(/\s?(?:x|ext\.?|#)\s?\d{1,6}$/i, '');
  if (isWrittenAsPhone(value)) return true;
  return [afterTrunkPrefix, afterParentheses, inGroups, mobileInTwo].some((form) => form.test(bare));
}

/** How many different digits stand behind the first two of the numbers. */
function beginnings(probe: readonly string[]): number {
  return new Set(probe.map((value) => value.replace(/\D/g, '').slice(0, 4))).size;
}
