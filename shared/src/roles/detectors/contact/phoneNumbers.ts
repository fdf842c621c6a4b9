/** Whether the values of a column are telephone numbers: in one country for all, as most do not say which one. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Tried in turn for numbers without `+`. */
const countries: readonly CountryCode[] = [
  ...(['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'JP', 'CN', 'IN', 'BR', 'MX', 'AU'] as const),
  ...(['NL', 'BE', 'CH', 'AT', 'SE', 'PL', 'PT', 'KR', 'TW', 'TR', 'RU'] as const),
];
/** Of the first look: with so many, no other country is tried. */
const ENOUGH_SHARE = 0.9;
const LEAST_PROBE_SHARE = 0.4;
/** Parsing takes some ten microseconds a value: a few values show the country, and this many show the share within a few per cent. */
const MOST_FOR_COUNTRY = 10;
const MOST_PARSED = 120;

const dialled = /^(?:\+\s?)?[\d(][\d\s().\-–/]{5,24}$/;
const extension =
  /[\s,;]{0,2}(?:x|ext\.?|#|転|转|轉|内線|内线|доб\.?|durchwahl|dw|poste|int\.?|interno|wew\.?|anexo|ramal|dahili|linka|kl\.?|toestel|tst\.?|anknytning)[\s.:]{0,2}\d{1,6}$/iu;
const trunkPrefix = /^\(?0\d{1,4}\)?[\s\-/.](?:\d[\d\s\-/]+|\d+(?:\.\d+)+)$/;
const inParentheses = /^\(\d{2,3}\)\s?\d{3,5}[\s-]\d{4}$/;
const northAmerican = /^(?:1([-. ]))?([2-9]\d\d)([-. ])([2-9]\d\d)\3(\d{4})$/;

/** Seven to fifteen digits and nothing but what stands between the digits of a telephone number. */
export function couldBeDialled(value: string): boolean {
  if (value.length < 7 || value.length > 40) return false;
  const number = value.replace(extension, '');
  if (!dialled.test(number)) return false;
  const digits = number.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15;
}

/** `妻 花子 090-1111-2222`, `0171/1234567 (Mutter)`: the number alone, without the words around it. */
export function numberIn(value: string): string {
  if (!/\p{L}/u.test(value)) return value;
  const bare = value.replace(extension, '');
  return (/(?:\+\s?)?[(\d][\d\s().\-–/]{5,22}\d/.exec(bare)?.[0] ?? value).trim();
}

export const withoutExtension = (value: string): string => value.replace(extension, '');

/** Written as only telephone numbers are: with `+`, or parted as a country's numbers are. */
export function isWrittenAsPhone(value: string): boolean {
  if (!couldBeDialled(value)) return false;
  const number = value.replace(extension, '');
  return number.startsWith('+') || trunkPrefix.test(number) || inParentheses.test(number) || northAmerican.test(number);
}

/** The share of `values` that `isPhone` in the one country which suits them best; 0 if it suits too few of `probe`. */
export function phoneShare(
  probe: readonly string[],
  values: readonly string[],
  isPhone: (value: string, country: CountryCode) => boolean,
): number {
  const few = probe.slice(0, MOST_FOR_COUNTRY);
  const country = few.every((value) => value.startsWith('+')) ? countries[0] : likeliestCountry(few, isPhone);
  if (shareIn(country, probe, isPhone) < LEAST_PROBE_SHARE) return 0;
  const step = Math.ceil(values.length / MOST_PARSED);
  const parsed = values.filter((_, i) => i % step === 0);
  return shareIn(country, parsed, isPhone);
}

function likeliestCountry(
  values: readonly string[],
  isPhone: (value: string, country: CountryCode) => boolean,
): CountryCode {
  let likeliest = countries[0];
  let bestShare = 0;
  for (const country of countries) {
    const share = shareIn(country, values, isPhone);
    if (share > bestShare) [likeliest, bestShare] = [country, share];
    if (share >= ENOUGH_SHARE) break;
  }
  return likeliest;
}

function shareIn(
  country: CountryCode,
  values: readonly string[],
  isPhone: (value: string, country: CountryCode) => boolean,
): number {
  return values.filter((value) => isPhone(value, country)).length / values.length;
}

export function isValidPhone(value: string, country: CountryCode): boolean {
  return couldBeDialled(value) && (parsePhoneNumberFromString(value, country)?.isValid() ?? false);
}

/** Valid, and parted into groups as the country parts them: drug and part numbers with hyphens are not. */
export function isWrittenPhone(value: string, country: CountryCode): boolean {
  if (!isWrittenAsPhone(value)) return false;
  const number = parsePhoneNumberFromString(value, country);
  if (!number?.isValid()) return false;
  if (value.startsWith('+')) return true;
  const bare = value.replace(extension, '').replace(northAmerican, '$2 $4 $5');
  return groupsOf(bare) === groupsOf(number.formatNational().replace(extension, ''));
}

function groupsOf(text: string): string {
  return text.match(/\d+/g)?.join(' ') ?? '';
}
