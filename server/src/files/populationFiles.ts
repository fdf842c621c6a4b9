/** Files of a whole population, its people or its statistics, as settings name them. Each is read once as long as it stays as it is, in slices like any data. */
import { basename, dirname, resolve } from 'node:path';
import { type PopulationFile, type PopulationReading, staged, type Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { LastUsed } from '@quasi/shared/memory';
import { LONGEST_DOCUMENT, readStatisticsText } from '@quasi/shared/statistics';
import { t } from '@quasi/shared/words';
import { readingOptions } from '../readingOptions.ts';
import { openFile } from './byteInput.ts';
import { decodedText } from './decodedText.ts';
import { asFileProblem, FileProblem } from './fileProblem.ts';
import { fileState } from './fileState.ts';
import { type FileReadingOptions, readTableFile } from './readTableFile.ts';
import { requireFewColumns } from './requireFewColumns.ts';
import { readSideFile } from './sideFile.ts';
import { Transcoder } from './transcoder.ts';

/** A file that is no text has a NUL somewhere in its first bytes. */
const HEAD = 4096;
/** They may be many times as large as what is taken from them. */
const MOST_KEPT = 2;

export class PopulationFiles {
  readonly #read = new LastUsed<string, PopulationFile>(MOST_KEPT);

  /** For a data file. Its folder is the base of paths where no configuration names them. */
  for(dataFile: string): PopulationReading {
    const kept = this.#read;
    return function* (stated, settings) {
      const path = resolve(dirname(dataFile), stated);
      const options = readingOptions(settings, path);
      const key = `${path} ${fileState(path)} ${JSON.stringify(options)}`;
      const found = kept.get(key) ?? (yield* populationIn(path, options));
      kept.set(key, found);
      return found;
    };
  }
}

/** The file of the population that settings name for a data file: where it is, and what differs if it does. */
export function populationFileOf(
  { populationFile }: Settings,
  dataFile: string,
): { readonly path: string; readonly state: string } | undefined {
  if (populationFile === undefined) return undefined;
  const path = resolve(dirname(dataFile), populationFile);
  return { path, state: `${path} ${fileState(path)}` };
}

function* populationIn(path: string, options: FileReadingOptions): Work<PopulationFile> {
  const name = basename(path);
  const nothing = { name, table: undefined, statistics: undefined };
  try {
    if (holdsStatistics(path)) return yield* statisticsIn(path);
    if (!beginsAsText(path, options.encoding)) return { ...nothing, problem: t`It is not a text.` };
    const { table, source } = yield* readTableFile(path, options);
    source.close();
    requireFewColumns(name, table);
    return { ...nothing, table, problem: undefined };
  } catch (error) {
    const problem = asFileProblem(path, error);
    if (problem instanceof FileProblem) return { ...nothing, problem: problem.message };
    throw error;
  }
}

/** Found out before the rest is read, which may be gigabytes of nothing. */
export function beginsAsText(path: string, encoding: string | undefined): boolean {
  const file = openFile(path);
  try {
    const head = new Uint8Array(Math.min(HEAD, file.length));
    const count = file.read(head, 0);
    return !new Transcoder(encoding).push(head.subarray(0, count), count === file.length).includes(0);
  } finally {
    file.close();
  }
}

/** By its name: of a population all else is read as its rows. */
export function holdsStatistics(path: string): boolean {
  return /\.json$/i.test(path);
}

function* statisticsIn(path: string): Work<PopulationFile> {
  const name = basename(path);
  const nothing = { name, table: undefined, statistics: undefined };
  // A character takes up to four bytes.
  const text = decodedText(readSideFile(path, 4 * LONGEST_DOCUMENT));
  const { statistics } = yield* staged('reading', text.length, readStatisticsText(text));
  const problem = statistics ? undefined : t`It is no file of statistics; quasi statistics writes one.`;
  return { ...nothing, statistics, problem };
}
