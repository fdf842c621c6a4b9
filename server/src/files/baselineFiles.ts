/** Baselines as settings name them: each is read once as long as it stays as it is. */
import { dirname, relative, sep } from 'node:path';
import { type Baseline, type Numbers, readBaseline } from '@quasi/shared/baseline';
import type { Settings } from '@quasi/shared/config';
import { LastUsed } from '@quasi/shared/memory';
import { FileProblem } from './fileProblem.ts';
import { fileState } from './fileState.ts';
import { LARGEST_TEXT, readSideFile } from './sideFile.ts';

const MOST_KEPT = 8;
const decoder = new TextDecoder();

const kept = new LastUsed<string, Baseline>(MOST_KEPT);

/** What a baseline calls a file: its path from the folder of the baseline, so that it holds wherever the repository lies. */
export function nameInBaseline(baseline: string, file: string): string {
  return relative(dirname(baseline), file).replaceAll(sep, '/');
}

/** The numbers of a file; none where settings name no baseline, and where it does not have the file or cannot be read. */
export function baselineNumbers({ baseline }: Settings, file: string): Numbers | undefined {
  return baseline === undefined ? undefined : baselineAt(baseline)?.get(nameInBaseline(baseline, file));
}

export function baselineAt(path: string): Baseline | undefined {
  const key = `${path} ${fileState(path)}`;
  try {
    const found = kept.get(key) ?? readBaseline(decoder.decode(readSideFile(path, LARGEST_TEXT)));
    if (found) kept.set(key, found);
    return found;
  } catch (error) {
    if (error instanceof FileProblem) return undefined;
    throw error;
  }
}
