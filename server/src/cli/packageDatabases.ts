/** The databases that a package holds beside a protected file, and why some of them are not made use of. */
import type { DatabaseSource, LeftOutDatabase } from '@quasi/shared/analysis';
import type { LoadedConfig, Settings } from '@quasi/shared/config';
import { databaseLeftOut } from '@quasi/shared/explain';
import { DatabaseFiles, FileProblem } from '../files/index.ts';
import { reportProblem } from './reportProblem.ts';
import type { SchemaWord } from './schemas.ts';

/** None for a file that its settings do not declare as noised. */
export function packageDatabases(
  { databases }: SchemaWord,
  settings: Settings,
  configOf: (file: string) => LoadedConfig | undefined,
): DatabaseSource[] {
  return new DatabaseFiles().of(databases, settings, (path) => {
    const config = configOf(path);
    if (!config) throw new FileProblem(path, 'What quasi.json says of it is not valid.');
    return config;
  });
}

/** One that cannot be read may be meant to count, so that it is an error; of others it is told that they say nothing. */
export function requireReadable(leftOut: readonly LeftOutDatabase[]): void {
  const unreadable = leftOut.find(({ why }) => why === 'unreadable');
  if (unreadable) throw new FileProblem(unreadable.name, unreadable.detail);
}

export function reportLeftOut(leftOut: readonly LeftOutDatabase[]): void {
  for (const database of leftOut) reportProblem(new Error(databaseLeftOut(database)));
}
