/** A street address is one of a person only in a table about people: shops, streets and towns have addresses too. */
import type { ColumnRole } from '../inferRole.ts';
import { isPersonName } from '../names/index.ts';
import { namesPeople } from '../namesPeople.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';
import { personSigns } from './personSigns.ts';

export function byAddressNeighbours(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (!roles.some(isAddress)) return roles.slice();
  const ofNobody = roles.map((role, i) => isAddress(role) && isOfNamedThing(columns, roles, i));
  if (ofNobody.some(Boolean)) return roles.map((role, i) => (ofNobody[i] ? asPlace(role) : role));
  const names = roles.some((role) => !isAddress(role) && namesPeople(role) && role.kind === 'name');
  if (names || personSigns(roles) > 0) return roles.slice();
  return roles.map((role) => (isAddress(role) ? asPlace(role) : role));
}

function asPlace(role: ColumnRole): ColumnRole {
  return { ...role, role: 'quasi-identifier', inferred: 'quasi-identifier' };
}

const nameWords = new Set(wordsIn('name, nm, Name, nom, nombre, nome, naam, nazwa, namn'));
/** Of names of firms so few hold those of people. */
const FEW_PEOPLE = 0.2;
const FEWEST_NAMES = 10;

/**
 * `ship address` beside a `ship name` that is no person's, `address` beside a `name` of this kind, where no other column is about people.
 */
function isOfNamedThing(columns: readonly ColumnForm[], roles: readonly ColumnRole[], address: number): boolean {
  const [first, ...others] = columns[address].header.words;
  const prefix = others.length > 0 ? first : undefined;
  if (roles.some((role) => role.kind === 'name' && namesPeople(role))) return false;
  if (prefix === undefined && personSigns(roles) > 0) return false;
  return columns.some((column, i) => {
    const words = column.header.words;
    const isName = prefix === undefined ? words.length === 1 : words.length === 2 && words[0] === prefix;
    if (!isName || !nameWords.has(words.at(-1) ?? '') || namesPeople(roles[i])) return false;
    const { probe, numbers, distinct } = column;
    return !numbers && distinct >= FEWEST_NAMES && probe.filter(isPersonName).length <= FEW_PEOPLE * probe.length;
  });
}

function isAddress({ detector, role }: ColumnRole): boolean {
  return detector?.id === 'street-address' && role === 'identifier';
}
