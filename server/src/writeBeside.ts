/** Writes what a person asked for beside a data file. */
import { basename } from 'node:path';
import { shownName } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { type Content, FileProblem, writeWhole } from './files/index.ts';
import { refusal } from './refusal.ts';

/** All of it or nothing. False: the file exists already, and nobody said to replace it; who made it meanwhile keeps it. */
export async function writeBeside(file: string, contents: readonly Content[], overwrites: boolean): Promise<boolean> {
  try {
    return await writeWhole(contents, { like: file, overwrites });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    throw refusal(t`${shownName(basename(error.file))} was not written. ${error.message}`);
  }
}
