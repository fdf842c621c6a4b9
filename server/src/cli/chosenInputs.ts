/** What the operands of a run stand for: data files with their parts, statistics, and configurations that are looked at for themselves. */
import { isConfig } from '../config/configFile.ts';
import { configPath, type FileProblem, type LeavesOut } from '../files/index.ts';
import { isStatisticsName } from '../predictedRisk.ts';
import { splitPart } from '../readers/index.ts';
import type { Arguments } from './arguments.ts';
import { type StatedPart, statisticsAt } from './checkStatistics.ts';
import { countingOf, isAddress, isOneTableBy } from './countingOf.ts';
import type { DataFile } from './dataOf.ts';
import { drive } from './drive.ts';
import { expandPaths } from './expandPaths.ts';
import type { GitFiles } from './gitFiles.ts';
import type { ProgressBar } from './progressBar.ts';
import { withParts } from './withParts.ts';

export interface ChosenInputs {
  readonly files: readonly DataFile[];
  readonly stated: readonly StatedPart[];
  readonly configs: readonly string[];
  /** What leads to no file, and what cannot be looked into. */
  readonly problems: readonly FileProblem[];
  /** Files that are left aside on purpose. */
  readonly notes: readonly FileProblem[];
  /** Of a folder, or where a shell may have expanded a pattern: not each file need have the columns that are named. */
  readonly areSeveral: boolean;
}

export async function chosenInputs(
  args: Arguments,
  operands: readonly string[],
  leftOut: LeavesOut,
  ofGit: GitFiles | undefined,
  bar: ProgressBar,
): Promise<ChosenInputs> {
  const isOwnConfig = (path: string) => isConfig(configPath(path));
  const { files, problems, notes } = expandPaths(
    operands.filter((path) => !isStatisticsName(path) && !isOwnConfig(path)),
    leftOut,
    // What git names is no pattern, and may be gone from disk.
    ofGit ? () => true : isOneTableBy(countingOf(args)),
  );
  const withTheirParts = await drive(withParts(files, ofGit?.bytesOf), bar).finally(() => bar.clear());
  const [first] = operands;
  return {
    files: withTheirParts,
    stated: operands.flatMap(statisticsAt),
    configs: operands.filter(isOwnConfig),
    problems,
    notes,
    areSeveral: operands.length > 1 || (withTheirParts[0]?.path !== first && !isAddress(first)),
  };
}

/** Whatever is read: nothing may be written over it. */
export function pathsRead({ files, stated }: ChosenInputs): string[] {
  return [...files.map(({ path }) => splitPart(path).file), ...stated.map(({ path }) => path)];
}
