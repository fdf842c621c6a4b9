/** Baselines: each is read once as long as it stays as it is. */
import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type Baseline, type Numbers, readBaseline } from '@quasi/shared/baseline';
import type { Settings } from '@quasi/shared/config';
import { LastUsed } from '@quasi/shared/memory';
import { t } from '@quasi/shared/words';
import { FileProblem } from './fileProblem.ts';
import { fileState } from './fileState.ts';
import { LARGEST_TEXT, readSideFile } from './sideFile.ts';

const MOST_KEPT = 8;
const decoder = new TextDecoder();

const kept = new LastUsed<string, Baseline>(MOST_KEPT);

/**
 * What a baseline calls a file: its path from the folder of the baseline, so that it holds wherever the repository lies. `file` may be a part of
 * a file, as in `file.db#people`, or a link: folders alone are looked up.
 */
export function pathInBaseline(baseline: string, file: string): string {
  return relative(realFolderOf(baseline), join(realFolderOf(file), basename(file))).replaceAll(sep, '/');
}

function realFolderOf(path: string): string {
  const folder = dirname(resolve(path));
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** The numbers of a file; none where settings name no baseline, and where it does not have the file or cannot be read. */
export function baselineNumbers({ baseline }: Settings, file: string): Numbers | undefined {
  return baseline === undefined ? undefined : baselineIfReadable(baseline)?.get(pathInBaseline(baseline, file));
}

export function baselineIfReadable(path: string): Baseline | undefined {
  try {
    return baselineAt(path);
  } catch (error) {
    if (error instanceof FileProblem) return undefined;
    throw error;
  }
}

export function baselineAt(path: string): Baseline {
  const key = `${path} ${fileState(path)}`;
  const found = kept.get(key) ?? readAt(path);
  kept.set(key, found);
  return found;
}

function readAt(path: string): Baseline {
  const text = decoder.decode(readSideFile(path, LARGEST_TEXT));
  const baseline = readBaseline(text);
  if (baseline) return baseline;
  throw new FileProblem(
    path,
    /^<{7} /m.test(text)
      ? t`Git left a conflict in it. Keep the entries of both sides, then check again.`
      : t`This is no baseline; "quasi check --write-baseline" writes one.`,
  );
}
