/** The text of a baseline: files in the order of their paths, a number a line, so that branches that changed different files can be merged. */
import { FALLING, IDENTIFIERS, type Numbers } from './numbers.ts';

/** Path from the folder of the baseline → its numbers. */
export type Baseline = ReadonlyMap<string, Numbers>;

/** Rises when a member changes its meaning. */
const FORMAT = 1;

export function baselineText(baseline: Baseline): string {
  const files = [...baseline].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const written = Object.fromEntries(files.map(([path, numbers]) => [path, entryOf(numbers)]));
  return `${JSON.stringify({ 'quasi-baseline': FORMAT, files: written }, undefined, 2)}\n`;
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
