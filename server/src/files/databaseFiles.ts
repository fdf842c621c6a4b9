/** The databases that a package holds beside a protected file: read from disk in slices when they are asked for, and again only if they are others by then. */
import { basename } from 'node:path';
import type { DatabaseReading, DatabaseSource, Work } from '@quasi/shared/analysis';
import { type LoadedConfig, type Settings, settingsFor } from '@quasi/shared/config';
import { LastUsed } from '@quasi/shared/memory';
import { type StatedDatabase, statementOf } from '@quasi/shared/schema';
import { readingOptions } from '../readingOptions.ts';
import { asFileProblem, FileProblem } from './fileProblem.ts';
import { fileState } from './fileState.ts';
import { type FileReadingOptions, readTableFile } from './readTableFile.ts';
import { requireFewColumns } from './requireFewColumns.ts';
import { encodingIn } from './schemaFiles.ts';

/** They may be many times as large as the facts about them. */
const MOST_KEPT = 4;

export class DatabaseFiles {
  readonly #read = new LastUsed<string, DatabaseReading>(MOST_KEPT);

  /**
   * None for a file that is not noised. Each is read as its own configuration and the package say; what these leave open is as with the
   * protected file, whose settings are given.
   */
  of(
    databases: readonly StatedDatabase[],
    settings: Settings,
    configOf: (path: string) => LoadedConfig,
  ): DatabaseSource[] {
    if (!isNoised(settings)) return [];
    const { trim, missingTokens } = settings;
    return databases.map(({ resource, path, rate }) => {
      const open = { trim, missingTokens: [...missingTokens] };
      const own = settingsFor(open, configOf(path), path, statementOf(resource));
      const encoding = encodingIn(resource);
      const options = { ...readingOptions(own, path), encoding };
      const how = JSON.stringify([path, own, encoding]);
      const state = () => `${how} ${fileState(path)}`;
      return { name: basename(path), rate, settings: own, state, read: () => this.#table(path, options, state()) };
    });
  }

  *#table(path: string, options: FileReadingOptions, key: string): Work<DatabaseReading> {
    const reading = this.#read.get(key) ?? (yield* tableIn(path, options));
    this.#read.set(key, reading);
    return reading;
  }
}

function* tableIn(path: string, options: FileReadingOptions): Work<DatabaseReading> {
  try {
    const { table, source } = yield* readTableFile(path, options);
    source.close();
    requireFewColumns(basename(path), table);
    return { table };
  } catch (error) {
    const problem = asFileProblem(path, error);
    if (problem instanceof FileProblem) return { problem: problem.message };
    throw error;
  }
}

function isNoised({ epsilon, columns }: Settings): boolean {
  return epsilon !== undefined || columns.some((column) => column.epsilon !== undefined);
}
