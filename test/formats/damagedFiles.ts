/** The files that are damaged, and what a reader may make of one: a table that keeps its promises, or one sentence without a value. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultMissingTokens } from '@quasi/shared/table';
import { bytesAsInput } from '../../server/src/files/index.ts';
import { faultsIn, reading } from './readings.ts';

/** One or two of each format, by the names that `unpackedFiles` gives them. */
export const filesToDamage: Readonly<Record<string, readonly string[]>> = {
  csv: ['hard.csv'],
  gzip: ['people.csv.gz', 'hard.jsonl.gz'],
  'JSON Lines': ['hard.jsonl', 'ragged.jsonl'],
  JSON: ['people.json'],
  Parquet: [
    'hard.snappy.parquet',
    'hard.uncompressed.parquet',
    'groups.parquet',
    'types.parquet',
    'hard.v2.parquet',
    'hard.brotli.parquet',
  ],
  SQLite: ['hard.sqlite', 'people.sqlite'],
  XLSX: ['hard.xlsx', 'people.gnumeric.xlsx', 'formulas.xlsx'],
  SPSS: ['hard.sav', 'labels.sav', 'people.zsav', 'windows1252.sav'],
};

/** Of our tables: a problem that holds one of these reveals a value. */
const values = ['P-4', 'Keller', 'Rossi', 'say "hi"', 'a long value', '日本', 'Wohngegend', 'HYPERLINK'];

const MOST_SECONDS = 3;
const MOST_MEMORY = 400e6;

/** The faults of how the reader ends, in words. */
export async function faultsOfReading(name: string, bytes: Uint8Array): Promise<string[]> {
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const [begin, before] = [performance.now(), used()];
  let peak = 0;
  let steps = 0;
  const onStep = () => {
    if (steps++ % 16 === 0) peak = Math.max(peak, used());
  };
  const faults: string[] = [];
  try {
    const read = await reading(bytesAsInput(name, bytes), { missingTokens: defaultMissingTokens }, onStep);
    faults.push(...('problem' in read ? faultsOfSentence(read.problem) : faultsIn(read.table)));
  } catch (error) {
    faults.push(
      `an error in Quasi itself: ${error instanceof Error ? (error.stack ?? '').split('\n', 4).join(' ') : error}`,
    );
  }
  const seconds = (performance.now() - begin) / 1000;
  if (seconds > MOST_SECONDS) faults.push(`it takes ${seconds.toFixed(1)} s`);
  if (peak - before > MOST_MEMORY) faults.push(`it takes ${((peak - before) / 1e6).toFixed(0)} MB`);
  return faults;
}

export function faultsOfSentence(problem: string): string[] {
  const isSentence = /^\p{Lu}[^\n]{10,300}[.?]$/u.test(problem);
  const isStrange = /undefined|\bNaN\b|\[object|Error:|\bat \//.test(problem);
  const value = values.find((each) => problem.includes(each));
  return [
    ...(isSentence && !isStrange ? [] : [`no sentence for people: ${problem.slice(0, 300)}`]),
    ...(value === undefined ? [] : [`a sentence with a value: ${problem.slice(0, 300)}`]),
  ];
}

export function bytesOf(folder: string, name: string): Uint8Array {
  return readFileSync(join(folder, name));
}
