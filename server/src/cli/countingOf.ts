/** The engine that counts the rows of a table, and how much memory it may take: as options say, else by the size of the file. */
import { statSync } from 'node:fs';
import { freemem } from 'node:os';
import type { CountingChoice } from '../datasets/worldOf.ts';
import { engineOfAddress, type TableEngine, tableEngines } from '../engines/index.ts';
import { FileProblem, isJsonName } from '../files/index.ts';
import { readsText, splitPart } from '../readers/index.ts';
import type { Arguments } from './arguments.ts';
import { UsageProblem } from './problems.ts';

const units: Readonly<Record<string, number>> = { kb: 2 ** 10, mb: 2 ** 20, gb: 2 ** 30, tb: 2 ** 40 };
/** A table takes about as much memory as its text has bytes. */
const MEMORY_OF_TEXT = 1;
/** Parquet is compressed. */
const MEMORY_OF_PARQUET = 5;
/** Of the memory that is free. */
const SHARE = 0.5;

export function countingOf(args: Arguments): CountingChoice {
  return { engine: args.choice('engine', ['embedded', 'duckdb']), memory: memoryOf(args.text('memory')) };
}

function memoryOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const found = /^(\d+(?:\.\d+)?)\s*([kmgt]b)$/i.exec(text);
  const bytes = found ? Number(found[1]) * units[(found[2] as string).toLowerCase()] : 0;
  if (bytes < units['mb']) throw new UsageProblem('--memory needs a size, such as 600MB or 2GB.');
  return bytes;
}

/** A folder, if an engine that reads folders as one table is asked for. */
export function isOneTableBy({ engine }: CountingChoice): (path: string) => boolean {
  return (path) => engine === 'duckdb' && isFolder(path);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function isAddress(path: string): boolean {
  return engineOfAddress(path) !== undefined;
}

export function memoryFor(choice: CountingChoice | undefined): number {
  return choice?.memory ?? SHARE * freemem();
}

/** The engine that opens a table, and why if nobody asked for it; undefined where this process reads the file. */
export function engineFor(
  path: string,
  choice: CountingChoice | undefined,
): { readonly engine: TableEngine; readonly why: string | undefined } | undefined {
  const addressed = engineOfAddress(path);
  if (addressed) return { engine: addressed, why: undefined };
  if (path === '-' || choice?.engine === 'embedded') return undefined;
  const engine = tableEngines.find(({ name }) => name === (choice?.engine ?? 'duckdb'));
  if (!engine) return undefined;
  const factor = memoryOfBytes(path);
  if (choice?.engine !== undefined) {
    if (factor > 0 || isFolder(path)) return { engine, why: undefined };
    throw new FileProblem(
      path,
      `${engine.title} counts CSV and Parquet files. Leave out --engine: Quasi reads this format itself.`,
    );
  }
  const needed = factor * sizeOf(path);
  const budget = memoryFor(choice);
  if (needed <= budget) return undefined;
  return { engine, why: `the file needs about ${sizeText(needed)} of memory, and ${sizeText(budget)} may be used` };
}

/** By the format, for each byte of a file; 0 where no other engine reads it, as of packed texts, JSON and parts of a file. */
function memoryOfBytes(path: string): number {
  const { file, part } = splitPart(path);
  if (part !== undefined || isJsonName(file)) return 0;
  if (/\.(parquet|pq)$/i.test(file)) return MEMORY_OF_PARQUET;
  return readsText(file) && !/\.gz$/i.test(file) ? MEMORY_OF_TEXT : 0;
}

/** Nothing where nothing can be seen: the reason is reported when the file is opened. */
function sizeOf(path: string): number {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : 0;
  } catch {
    return 0;
  }
}

function sizeText(bytes: number): string {
  return bytes >= units['gb'] ? `${(bytes / units['gb']).toFixed(1)} GB` : `${Math.round(bytes / units['mb'])} MB`;
}
