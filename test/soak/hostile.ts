/** Values that no client should send, and parameters with one of them put somewhere. */
import { type Random, randomBelow } from '@quasi/shared/random';

export function pick<T>(random: Random, among: readonly T[]): T {
  return among[randomBelow(random, among.length)];
}

/** Stand for JSON that no value has: put in when a message is written. */
const rawJson: Readonly<Record<string, string>> = {
  '@endless@': '1e999',
  '@minusEndless@': '-1e999',
  '@deep@': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '@deepNames@': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '@proto@': '{"__proto__":{"uri":"x","toString":1},"constructor":5,"toString":null,"length":-1}',
};

export const hostileUris = [
  '',
  'x',
  'file:',
  'file://',
  'file://host/share/x.csv',
  'file:///%ZZ.csv',
  'file:///a%2Fb.csv',
  'file:///%00.csv',
  'file:///dev/null',
  'untitled:Untitled-1',
  'data:text/csv,a,b',
  'git:/people.csv?{"ref":"~"}',
  `file:///${'x/'.repeat(3000)}x.csv`,
  'file:///\u0000\ud800.csv',
  'file:///quasi.json',
  'file:///x.stats.json',
  'file:///x.hierarchy.csv',
  'file:///datapackage.json',
];

const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -0.5,
  0.5,
  1e308,
  2 ** 31,
  2 ** 32 + 1,
  2 ** 53,
  -(2 ** 53),
  '',
  'NaN',
  '\u0000',
  '\ud800',
  '"\r\n;\t',
  'x'.repeat(100_000),
  [],
  {},
  [null],
  [[[]]],
  { length: 1e9 },
  { start: 0, end: 0 },
  ...Object.keys(rawJson),
  ...hostileUris,
];

export const hostileValue = (random: Random): unknown => pick(random, hostileValues);

/** The same with one part of it replaced or left out, at any depth. */
export function mutated(random: Random, value: unknown): unknown {
  const isRoot = randomBelow(random, 6) === 0;
  if (isRoot || typeof value !== 'object' || value === null) return hostileValue(random);
  const names = Object.keys(value);
  if (names.length === 0) return hostileValue(random);
  const name = pick(random, names);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (randomBelow(random, 8) === 0) delete copy[name];
  else copy[name] = mutated(random, copy[name]);
  return copy;
}

export function toJson(message: object): string {
  let json = JSON.stringify(message);
  for (const [name, raw] of Object.entries(rawJson)) json = json.replaceAll(`"${name}"`, () => raw);
  return json;
}
