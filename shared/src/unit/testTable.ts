/** Tables drawn by a short description of their columns, and their unit, for tests. */
import { embedded } from '../counts/index.ts';
import { seededRandom } from '../random/index.ts';
import { type ColumnForm, type ColumnRole, formOf, inferRole, rolesInTable, sampleColumn } from '../roles/index.ts';
import { type Column, readTable, type Table } from '../table/index.ts';
import type { Unit } from './unit.ts';
import { unitOf } from './unitOf.ts';

const words =
  'amber basin cedar delta ember fjord grove harbor inlet knoll lagoon meadow orchard prairie quartz ridge summit thicket valley willow'.split(
    ' ',
  ); // prettier-ignore
const given = 'Anna Maria John Peter Laura Thomas Susan David Karen Michael Julia Robert'.split(' ');
const family = 'Smith Miller Jones Brown Davis Wilson Moore Taylor Anderson Martin Thompson'.split(' ');
const countries = 'France Germany Spain Italy Poland Sweden Norway Japan China India Brazil Mexico'.split(' ');
const FIRST_DAY = Date.UTC(2020, 0, 1);
const DAY = 86_400_000;

const day = (days: number) => new Date(FIRST_DAY + days * DAY).toISOString().slice(0, 10);

/** What the letters of a description draw, by the row and a number below one. */
const sorts: Readonly<Record<string, (row: number, random: () => number, about: string) => string>> = {
  /** Numbered. */
  s: (row) => String(1001 + row),
  /** A code of its own. */
  u: (row, _, about) => `${about || 'K'}${10_000 + ((row * 7919) % 90_000)}`,
  /** A code that returns. */
  r: (_, random) => `R${Math.floor(random() * 40)}`,
  /** A name made of words. */
  w: (_, random) => Array.from({ length: 3 }, () => pick(words, random)).join(' '),
  /** One of so many words. */
  c: (_, random, about) => pick(words.slice(0, Number(about)), random),
  /** One of these values. */
  o: (_, random, about) => pick(about.split('/'), random),
  /** A whole number from the first to the second. */
  i: (_, random, about) => {
    const [from, to] = about.split(':').map(Number);
    return String(from + Math.floor(random() * (to - from + 1)));
  },
  d: (_, random) => (random() * 100).toFixed(3),
  /** Day after day, and any day. */
  D: (row) => day(row),
  R: (_, random) => day(Math.floor(random() * 600)),
  T: (row) => new Date(FIRST_DAY + row * 613_000).toISOString(),
  B: (_, random) => day(-Math.floor(365 * (20 + random() * 60))),
  t: (_, random) => Array.from({ length: 12 }, () => pick(words, random)).join(' '),
  G: (_, random) => pick(given, random),
  F: (_, random) => pick(family, random),
  P: (_, random) => `${pick(given, random)} ${pick(family, random)}`,
  C: (row) => countries[row % countries.length],
  /** The number of the round: with `C` each country at each time. */
  y: (row) => String(1990 + Math.floor(row / countries.length)),
  m: (row) => `user${row}@mail.test`,
};
const ROWS = 240;

const pick = (list: readonly string[], random: () => number) => list[Math.floor(random() * list.length)];

/** `columns`: `country=C, year=y, lifeExp=d`. */
export function tableOf(columns: string): string {
  const random = seededRandom(7);
  const parts = columns.split(', ').map((column) => {
    const [, header, sort, about] = /^(.+)=(\w)(.*)$/u.exec(column) as RegExpExecArray;
    return { header, draw: sorts[sort], about };
  });
  const rows = Array.from({ length: ROWS }, (_, row) => parts.map(({ draw, about }) => draw(row, random, about)));
  return [parts.map(({ header }) => header), ...rows].map((cells) => `${cells.join(',')}\n`).join('');
}

export function unitOfText(text: string, named: readonly number[] = []): Unit {
  const options = { missingTokens: [''], trim: false, delimiter: ',', header: true };
  const table = finished(readTable(new TextEncoder().encode(text), options));
  const { forms, roles } = looks(table);
  return finished(unitOf(table, embedded(table), forms, roles, named));
}

export function looks(table: Table): { forms: readonly ColumnForm[]; roles: readonly ColumnRole[] } {
  const samples = table.columns.map((column) => sampleOf(column, table.rowCount));
  const forms = samples.map(formOf);
  const alone = samples.map((sample) => finished(inferRole(sample)));
  return { forms, roles: finished(rolesInTable(forms, alone)) };
}

function sampleOf({ name, dictionary }: Column, rows: number) {
  const counts = Array.from(dictionary.counts.subarray(1, dictionary.size));
  const missing = dictionary.count(0);
  const characters = counts.reduce((total, count, i) => total + count * dictionary.text(i + 1).length, 0);
  const present = Math.max(1, rows - missing);
  const uniqueShare = counts.filter((count) => count === 1).length / present;
  const distinct = dictionary.size - 1;
  return sampleColumn(name, dictionary, { rows, missing, distinct, uniqueShare, meanLength: characters / present });
}

export function finished<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
