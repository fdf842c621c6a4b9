/** The texts that editors can complete at a place of a schema in JSON. The text may be damaged, as it is while someone types. */
import { getLocation } from 'jsonc-parser';
import { roles, unitNames, valueKinds } from '../config/index.ts';
import { fieldShape, mechanisms, protectionShape, tableShape } from './quasiProperties.ts';

interface CompletionPlace {
  /** What an entry with its quotes would replace. */
  readonly start: number;
  readonly end: number;
  /** Names of columns of the data; else the words. */
  readonly wants: 'columns' | readonly string[];
  /** It is a key, after which a value has to follow. */
  readonly isKey: boolean;
}

export function completionPlace(text: string, offset: number): CompletionPlace | undefined {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  const wants = isAtPropertyKey ? keysAt(path) : valuesAt(path);
  const { offset: start, length } = previousNode ?? { offset, length: 0 };
  if (!wants || offset > start + length) return undefined;
  // A text whose closing quote is still to come seems to go on to the end of its line.
  const end = isClosed(text.slice(start, start + length)) ? start + length : offset;
  return { start, end, wants, isKey: isAtPropertyKey };
}

function isClosed(written: string): boolean {
  return !written.startsWith('"') || /^"(?:[^"\\]|\\.)*"$/.test(written);
}

type Path = readonly (string | number)[];

function keysAt(path: Path): readonly string[] | undefined {
  const list = path.at(-3);
  const owner = path.at(-2);
  if (owner === 'quasi:protection') return Object.keys(protectionShape);
  if (typeof owner !== 'number') {
    return owner === undefined || owner === 'schema' || owner === 'tableSchema' ? tableKeys : undefined;
  }
  if (list === 'fields' || list === 'columns') return Object.keys(fieldShape);
  return list === 'resources' || list === 'tables' ? tableKeys : undefined;
}

const tableKeys = Object.keys(tableShape);
/** Lists of the names of fields. */
const keyLists = new Set<string | number | undefined>(['primaryKey', 'uniqueKeys', 'rowTitles', 'columnReference']);

function valuesAt(path: Path): CompletionPlace['wants'] | undefined {
  const names = path.filter((step) => typeof step === 'string');
  const key = names.at(-1);
  const owner = names.at(-2);
  switch (key) {
    case 'quasi:unit':
      return unitNames;
    case 'quasi:role':
      return roles;
    case 'quasi:kind':
      return valueKinds;
    case 'mechanism':
      return owner === 'quasi:protection' ? mechanisms : undefined;
    case 'quasi:subject':
    case 'quasi:weight':
      return 'columns';
    case 'name':
      return (owner === 'fields' || owner === 'columns') && typeof path.at(-2) === 'number' ? 'columns' : undefined;
    case 'fields':
      return owner === 'foreignKeys' || owner === 'reference' ? 'columns' : undefined;
    case 'titles':
      return owner === 'columns' ? 'columns' : undefined;
    default:
      return keyLists.has(key) ? 'columns' : undefined;
  }
}
