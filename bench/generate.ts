/**
 * Writes the generated table in the sizes the measures need, once, into a cache git does not see:
 * `tsx bench/generate.ts 10k 100k 1M 10MB 20MB 50MB`.
 */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { header, people } from './generator/people.ts';

/** Raised whenever the generator writes other bytes than before. */
const generatorVersion = 1;
const folder = fileURLToPath(new URL('../node_modules/.cache/quasi-bench/', import.meta.url));

const sizes = {
  '10k': { rows: 10_000, bytes: Number.POSITIVE_INFINITY },
  '100k': { rows: 100_000, bytes: Number.POSITIVE_INFINITY },
  '1M': { rows: 1_000_000, bytes: Number.POSITIVE_INFINITY },
  '1MB': { rows: Number.POSITIVE_INFINITY, bytes: 1_000_000 },
  '10MB': { rows: Number.POSITIVE_INFINITY, bytes: 10_000_000 },
  '20MB': { rows: Number.POSITIVE_INFINITY, bytes: 20_000_000 },
  '50MB': { rows: Number.POSITIVE_INFINITY, bytes: 50_000_000 },
} as const;
export type Size = keyof typeof sizes;

/** The path of the table in this size, which is written first if it is not there. */
export function dataFile(size: Size, seed = 1): string {
  const path = `${folder}people-${size}-seed${seed}-v${generatorVersion}.csv`;
  if (!existsSync(path)) write(path, size, seed);
  return path;
}

function write(path: string, size: Size, seed: number): void {
  mkdirSync(folder, { recursive: true });
  const limit = sizes[size];
  // Two runs may meet here: each writes its own file, and the last whole one takes the name.
  const unfinished = `${path}.${process.pid}`;
  const file = openSync(unfinished, 'w');
  const records = people(seed);
  let bytes = writeSync(file, `${header}\n`);
  for (let rows = 0; rows < limit.rows && bytes < limit.bytes; ) {
    let text = '';
    for (const end = Math.min(limit.rows, rows + 250); rows < end; rows++) text += `${records.next().value}\n`;
    bytes += writeSync(file, text);
  }
  closeSync(file);
  renameSync(unfinished, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  for (const size of wanted.length > 0 ? wanted : Object.keys(sizes)) {
    if (!Object.hasOwn(sizes, size)) throw new Error(`No size "${size}"; there are ${Object.keys(sizes).join(', ')}.`);
    console.log(dataFile(size as Size));
  }
}
