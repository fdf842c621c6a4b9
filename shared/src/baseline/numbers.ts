/** The numbers that a baseline keeps of a file: what its findings say of it, without values, and by columns, so that moved lines change nothing. */
import { columnsOf, type Finding, rules } from '../rules/index.ts';

/** A finding, wherever in a list it is. */
type Found = Omit<Finding, 'id'>;

/** A name → how bad it is: `k`, `rowsBelow`, `identifiers/name`, `rare-values/sex`, `small-cell`. */
export type Numbers = ReadonlyMap<string, number>;

/** The one number that gets worse as it falls. */
export const FALLING = 'k';
export const ROWS_BELOW = 'rowsBelow';
export const IDENTIFIERS = 'identifiers';

/** They stand for the same: rows that are like too few others. */
const ofClasses: ReadonlySet<string> = new Set(['small-classes', 'row-stands-alone']);

/** What the column at a place of a record is called; a record may have more cells than the table has columns. */
export function columnNamer(columns: readonly { readonly name: string }[]): (place: number) => string {
  return (place) => columns.at(place)?.name ?? `column ${place + 1}`;
}

/** `nameOf`: what the column at a place of a record is called. */
export function numbersOf(findings: readonly Found[], nameOf: (place: number) => string): Numbers {
  const numbers = new Map<string, number>();
  for (const finding of findings) {
    for (const [key, number] of numbersIn(finding, nameOf)) {
      const known = numbers.get(key) ?? 0;
      numbers.set(key, ofClasses.has(finding.slug) ? number : known + number);
    }
  }
  return numbers;
}

/** What of these numbers a finding is about: it is worth saying again once one of them is worse. */
export function keysOf(finding: Found, nameOf: (place: number) => string): string[] {
  if (ofClasses.has(finding.slug)) return [FALLING, ROWS_BELOW, 'small-classes'];
  return numbersIn(finding, nameOf).map(([key]) => key);
}

function numbersIn(finding: Found, nameOf: (place: number) => string): (readonly [key: string, number: number])[] {
  const { slug, numbers, parts = [] } = finding;
  if (slug === 'row-stands-alone') return [];
  if (slug === 'small-classes') return classNumbers(numbers);
  const ofColumns = parts.filter(({ target }) => target.kind === 'column');
  const [of, each] = [slug === 'direct-identifier' ? IDENTIFIERS : slug, growthOf(slug)];
  if (ofColumns.length > 0) {
    return ofColumns.map((part) => [
      keyOf(of, part.target.kind === 'column' ? [part.target.column] : [], nameOf),
      each(part.numbers),
    ]);
  }
  const columns = finding.target.kind === 'column' ? columnsOf(finding) : [];
  return [[keyOf(of, columns, nameOf), each(numbers)]];
}

function classNumbers(numbers: Found['numbers']): (readonly [string, number])[] {
  const { k, rowsBelow } = numbers;
  return k === undefined || rowsBelow === undefined
    ? [['small-classes', 1]]
    : [
        [FALLING, k],
        [ROWS_BELOW, rowsBelow],
      ];
}

function keyOf(of: string, columns: readonly number[], nameOf: (place: number) => string): string {
  return columns.length === 0 ? of : `${of}/${columns.map(nameOf).join('+')}`;
}

function growthOf(slug: string): (numbers: Found['numbers'] | undefined) => number {
  // An identifier is one, however many of its values have the form.
  const name = slug === 'direct-identifier' ? undefined : rules.find((rule) => rule.slug === slug)?.growsBy;
  return (numbers) => (name === undefined ? 1 : (numbers?.[name] ?? 1));
}
