/** Given and family names: beside each other, in one column, or shown by where they stand. */
import { People } from '../families.ts';
import { isAbout, isDetectedAs, isText, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';

export const namesOfPeople = new Set(['full-name', 'first-name', 'last-name', 'maiden-name', 'username']);
const given = new Set(['first-name']);
export const family = new Set(['last-name', 'maiden-name']);
/** `full_name` is what repositories have, too. */
const loose = /full.?name/i;
const FEWEST_NAMES = 10;

export const isNameOf = (column: Seen, ...topics: readonly ('givenName' | 'surname' | 'fullName')[]) =>
  isAbout(column, ...topics) && isText(column) && !isAbout(column, 'technology', 'goods', 'organisation', 'place');

export const isGiven = (column: Seen) => isNameOf(column, 'givenName') || isDetectedAs(column, given);
export const isFamily = (column: Seen) => isNameOf(column, 'surname') || isDetectedAs(column, family);

/** Under a word that people alone have, or under one that things share if the values are names of people. */
const isWhole = (column: Seen) =>
  isNameOf(column, 'fullName') && (!loose.test(column.form.header.name) || isDetectedAs(column, namesOfPeople));

const capitalised = /^\p{Lu}[\p{L}'’]+(?:[ -]\p{L}[\p{L}'’]*){0,3}$/u;
/** Families differ, towns and kinds return. */
const LEAST_FAMILIES = 0.8;

/** As families are written beside given names, in many countries. */
const inCapitals = /^\p{Lu}{2}[\p{Lu}'’ -]*$/u;
const mostlyAre = ({ form: { probe } }: Seen, pattern: RegExp) =>
  probe.filter((value) => pattern.test(value)).length >= LEAST_FAMILIES * probe.length;

/** Without a header, single names beside given ones that nearly all rows have to themselves. */
const isBesideGiven = (column: Seen, columns: readonly Seen[]) =>
  column.form.distinct >= FEWEST_NAMES &&
  column.topics.size === 0 &&
  column.role.detector === undefined &&
  isText(column) &&
  (mostlyAre(column, inCapitals) || (column.distinctShare >= LEAST_FAMILIES && mostlyAre(column, capitalised))) &&
  [columns[column.index - 1], columns[column.index + 1]].some((beside) => beside && isDetectedAs(beside, given));

/** A given and a family name beside each other, or both in one column. */
function hasWholeNames(columns: readonly Seen[]): boolean {
  if (columns.some((column) => isBesideGiven(column, columns))) return true;
  // Of many thousand columns only those that mean something are looked at more than once.
  const meant = columns.filter(({ topics, role }) => topics.size > 0 || role.detector !== undefined);
  return meant.some(isWhole) || (meant.some(isGiven) && meant.some(isFamily));
}

/** Given and family names, in one column or in two. */
export function wholeNames(columns: readonly Seen[]): Sign | undefined {
  if (!hasWholeNames(columns)) return undefined;
  const members = columns.filter((column) => isWhole(column) || isGiven(column) || isFamily(column));
  return { what: People.wholeNames, speaksFor: 'people', weight: 3, columns: members.map(({ index }) => index) };
}
