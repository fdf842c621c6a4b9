/** Telephone numbers by how they are written, under headers that say nothing: made-up numbers are seldom valid, but are written alike. */
import type { ColumnSample } from '../../sample.ts';
import { couldBeDialled, isWrittenAsPhone, withoutExtension } from './phoneNumbers.ts';

/** Of the values. */
const NEARLY_ALL = 0.9;

/** `070-0012467`, `0664 1234567`, `02/123 45 67`. */
const afterTrunkPrefix = /^\(?0\d{1,4}\)?[ /-]{1,2}\d{2,4}(?:[ -]?\d{2,4}){1,3}$/;
/** `8 (912) 345-67-89`, `(55) 1234 5678`, `(0812) 34 56 78`. */
const afterParentheses = /^(?:[0178][ -]?)?\(\d{2,5}\)[ -]?\d{2,5}(?:[ -]\d{2,4}){0,3}$/;
/** Three groups of three, or pairs, as in Poland, Spain or France. */
const inGroups =
  /^(?:\d{3} \d{3} \d{3}|0\d(?:[ .]\d{2}){4}|[1-9]\d(?: \d{2}){3,4}|\d{3}(?: \d{2}){3}|\d{2} \d{4} \d{4}|8[ -]\d{3}[ -]\d{3}[ -]\d{2}[ -]\d{2})$/;
/** A number of a mobile telephone behind its short prefix. */
const mobileInTwo = /^[2-9]\d{2}[ /-]\d{3}[ -]?\d{3,4}$/;
/** The numbers of a few large countries, which are kept as plain digits; of other codes too many would not fit. */
const plainDigits = [
  /^1[3-9]\d{9}$/,
  /^0(?:[67]\d{8}|1[0-9]\d{8}|5\d{9}|[789][01]\d{8}|7\d{9}|4\d{8}|3\d{9}|9\d{9}|8\d{8,11}|[35789]\d{8})$/,
  /^(?:\+?7|8)9\d{9}$/,
  /^1?[2-9]\d{2}[2-9]\d{6}$/,
  /^[6-9]\d{9}$/,
  /^(?:90)?5[0-6]\d{8}$/,
  /^(?:55)?[1-9]{2}9\d{8}$/,
  /^(?:45|5[0137]|6[069]|7[2389]|88)\d{7}$/,
  /^[67]\d{8}$/,
  /^9[1236]\d{7}$/,
  /^3[2-9]\d{8}$/,
];
/** Some people write the digits of their numbers apart, and others do not: codes are written alike. */
const undivided = /^\+?\d{8,13}$/;
const SOME_DIVIDED = 0.2;
/** Fewer values with plain digits may be so by chance. */
const FEWEST_PLAIN = 20;
/** All the same digits at the front are a serial number. */
const FEWEST_BEGINNINGS = 3;
/** … and of plain digits, fewer are one of an office or a year. */
const FEWEST_BEGINNINGS_OF_PLAIN = 8;

export function isWrittenAlike({ probe }: ColumnSample): boolean {
  const isNearlyAll = (is: (value: string) => boolean) => probe.filter(is).length >= NEARLY_ALL * probe.length;
  if (!isNearlyAll(couldBeDialled) || beginnings(probe) < Math.min(FEWEST_BEGINNINGS, probe.length)) return false;
  if (isNearlyAll(isWrittenSo)) return true;
  const divided = probe.filter((value) => isWrittenSo(value) && !undivided.test(value)).length;
  if (divided >= SOME_DIVIDED * probe.length && isNearlyAll((value) => isWrittenSo(value) || undivided.test(value)))
    return true;
  return (
    probe.length >= FEWEST_PLAIN &&
    beginnings(probe) >= FEWEST_BEGINNINGS_OF_PLAIN &&
    plainDigits.some((digits) => isNearlyAll((value) => digits.test(withoutExtension(value))))
  );
}

function isWrittenSo(value: string): boolean {
  const bare = withoutExtension(value);
  if (isWrittenAsPhone(value)) return true;
  return [afterTrunkPrefix, afterParentheses, inGroups, mobileInTwo].some((form) => form.test(bare));
}

/** How many different digits stand behind the first two of the numbers. */
function beginnings(probe: readonly string[]): number {
  return new Set(probe.map((value) => value.replace(/\D/g, '').slice(0, 4))).size;
}
