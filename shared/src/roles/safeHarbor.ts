/**
 * What in a column the safe harbor method of HIPAA wants gone: 45 CFR 164.514(b)(2)(i). The rule names 18 items; three of
 * them depend on the values: postcodes (B), dates and ages (C), and all that is left of unique codes (R).
 */
import type { Dictionary } from '../table/index.ts';
import { dateParts } from './dates.ts';
import type { ColumnRole } from './inferRole.ts';
import type { SafeHarborItem } from './role.ts';
import { wordsIn } from './words/index.ts';

export interface SafeHarborBreach {
  readonly item: SafeHarborItem;
  readonly reason: 'identifier' | 'postcode' | 'small area' | 'date' | 'age' | 'birth year' | 'code';
  /** Rows with this value. */
  readonly rows: number;
}

/**
 * Three-digit ZIP areas of 20,000 people or fewer by the census of 2020, as HRSA lists them for reports under this rule; the
 * rule asks for the current census. Their postcodes have to become 000.
 */
export const smallZipAreas: ReadonlySet<string> = new Set(
  wordsIn('036, 059, 102, 202, 203, 204, 205, 369, 556, 692, 753, 772, 821, 823, 878, 879, 884, 893'),
);

/** In years. Higher ages, and their years of birth, must be merged into one value. */
export const MOST_AGE = 89;
const VALUES_A_STEP = 2048;

/** `today` is an ISO date, which decides which years of birth reveal an age over 89. Yields the number of values looked at. */
export function* safeHarborBreach(
  dictionary: Dictionary,
  role: ColumnRole,
  today: string,
): Generator<number, SafeHarborBreach | undefined> {
  if (role.isDeclared && role.role === 'insensitive') return undefined;
  const breach = breachOf(role, Number(today.slice(0, 4)));
  if (!breach) return undefined;
  const rowsOf = new Map<SafeHarborBreach['reason'], number>();
  for (let code = 1; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    const count = dictionary.count(code);
    const reason = count > 0 ? breach.reasonFor(dictionary.text(code).trim()) : undefined;
    if (reason) rowsOf.set(reason, (rowsOf.get(reason) ?? 0) + count);
  }
  const [worst] = [...rowsOf].sort(([, a], [, b]) => b - a);
  return worst && { item: breach.item, reason: worst[0], rows: worst[1] };
}

interface Breach {
  readonly item: SafeHarborItem;
  readonly reasonFor: (value: string) => SafeHarborBreach['reason'] | undefined;
}

function breachOf({ role, kind, detector }: ColumnRole, year: number): Breach | undefined {
  if (kind === 'date') return { item: 'C', reasonFor: (value) => reasonOfDate(value, isBirth(detector?.id), year) };
  if (kind === 'age') return { item: 'C', reasonFor: reasonOfAge };
  if (kind === 'postcode') return { item: 'B', reasonFor: reasonOfPostcode };
  if (detector?.safeHarbor) return { item: detector.safeHarbor, reasonFor: () => 'identifier' };
  return role === 'identifier' || role === 'subject' ? { item: 'R', reasonFor: () => 'code' } : undefined;
}

function isBirth(detector: string | undefined): boolean {
  return detector?.includes('birth') === true;
}

/** A year by itself may stay, unless it reveals an age over 89; a quarter or a week may not. */
function reasonOfDate(value: string, isOfBirth: boolean, thisYear: number): SafeHarborBreach['reason'] | undefined {
  const parts = dateParts(value);
  if (parts?.month !== undefined || /^\d{4}-[QW]\d{1,2}$/.test(value)) return 'date';
  const year = parts?.year ?? lastYearOf(value);
  if (year === undefined) return undefined;
  return isOfBirth && thisYear - year > MOST_AGE ? 'birth year' : undefined;
}

/** Of a year, a span of years, or a decade: who was born in its last year is its youngest. */
function lastYearOf(value: string): number | undefined {
  const [, first, last] = /^(\d{4})(?:[-–](\d{4})|s)?$/.exec(value) ?? [];
  if (first === undefined) return undefined;
  return last === undefined ? Number(first) + (value.endsWith('s') ? 9 : 0) : Number(last);
}

/** All ages over 89 must be merged into one: 90 or older. */
function reasonOfAge(value: string): 'age' | undefined {
  const [, number, rest] = /^[^\d]{0,4}(\d{1,3})(.*)$/.exec(value) ?? [];
  if (number === undefined || Number(number) <= MOST_AGE) return undefined;
  const isOpen = Number(number) === MOST_AGE + 1 && (/^\s*(\+|and|or|plus)/.test(rest) || /^[≥>]/.test(value));
  return isOpen ? undefined : 'age';
}

/** The first three digits may stay where more than 20,000 people live. `02138` may have lost its zero in a spreadsheet. */
function reasonOfPostcode(value: string): 'postcode' | 'small area' | undefined {
  const prefix = /^(\d{3})(?:[*Xx#]{2})?$/.exec(value)?.[1];
  if (prefix === undefined) return 'postcode';
  return smallZipAreas.has(prefix) ? 'small area' : undefined;
}
