/**
 * The text of a baseline: a number a line, and each file at a place that its path alone decides, between lines that are always there. Branches
 * that changed, added or removed different files then have an unchanged line between their changes, which is what git asks for.
 */
import { FALLING, IDENTIFIERS, type Numbers } from './numbers.ts';

/** Path from the folder of the baseline → its numbers. */
export type Baseline = ReadonlyMap<string, Numbers>;

/** Rises when a member changes its meaning. */
const FORMAT = 2;

/** Enough that two new files seldom fall between the same two lines. */
const SHELVES = 256;

export function baselineText(baseline: Baseline): string {
  const shelves = Array.from({ length: SHELVES }, (_, i) => [`    ${JSON.stringify(shelfName(i))}: null`]);
  for (const [path, numbers] of [...baseline].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = JSON.stringify(entryOf(numbers), undefined, 2).replaceAll('\n', '\n    ');
    shelves[shelfOf(path)].push(`    ${JSON.stringify(path)}: ${entry}`);
  }
  // A last line that stays: without it the line before a new file at the end would change, too, by its comma.
  const lines = [...shelves.flat(), `    ${JSON.stringify(shelfName(SHELVES))}: null`];
  return `{\n  "quasi-baseline": ${FORMAT},\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** As no path begins. */
const shelfName = (shelf: number) => `/${shelf.toString(16).padStart(2, '0')}`;

/** Names that differ in one character are never on the same shelf, as 31 has no divisor in common with the number of shelves. */
export function shelfOf(path: string): number {
  return [...path].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % SHELVES, 0);
}

/** Undefined where this is no baseline. */
export function readBaseline(text: string): Baseline | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(parsed) || parsed['quasi-baseline'] !== FORMAT || !isObject(parsed['files'])) return undefined;
  const baseline = new Map<string, Numbers>();
  for (const [path, entry] of Object.entries(parsed['files'])) {
    if (entry === null) continue;
    const numbers = isObject(entry) ? numbersIn(entry) : undefined;
    if (!numbers) return undefined;
    baseline.set(path, numbers);
  }
  return baseline;
}

function entryOf(numbers: Numbers): Record<string, number | string[]> {
  const [identifiers, others] = [
    [...numbers.keys()].filter(isIdentifier),
    [...numbers].filter(([key]) => !isIdentifier(key)),
  ];
  const sorted = others.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const names = identifiers.map((key) => key.slice(IDENTIFIERS.length + 1)).sort();
  return { ...Object.fromEntries(sorted), ...(names.length > 0 && { [IDENTIFIERS]: names }) };
}

/** What concerns the whole file comes first. */
const rank = (key: string) => (key === FALLING ? 0 : key.includes('/') ? 2 : 1);
const isIdentifier = (key: string) => key.startsWith(`${IDENTIFIERS}/`);

function numbersIn(entry: Readonly<Record<string, unknown>>): Numbers | undefined {
  const numbers = new Map<string, number>();
  for (const [key, value] of Object.entries(entry)) {
    if (typeof value === 'number') numbers.set(key, value);
    else if (key !== IDENTIFIERS || !Array.isArray(value)) return undefined;
    else for (const name of value) numbers.set(`${IDENTIFIERS}/${String(name)}`, 1);
  }
  return numbers;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
