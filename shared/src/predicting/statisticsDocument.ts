/** A file of statistics as it is read for an editor or a check: with where its head and its columns stand, and what is wrong. */
import { staged, type Work } from '../analysis/index.ts';
import type { FilePlace } from '../schema/index.ts';
import {
  memberOf,
  type Place,
  type PlainTree,
  readJsonTree,
  readStatistics,
  type Statistics,
} from '../statistics/index.ts';
import { columnPlace, type StatedStatistics } from './statisticsOfResource.ts';

export interface StatisticsDocument extends StatedStatistics {
  /** The statements about all of them. */
  readonly head: FilePlace;
  /** Members of the whole that are no columns: who points at their names asks about all of them. */
  readonly names: readonly Place[];
  /** Where each column stands. */
  readonly columns: readonly PlainTree[];
  readonly statistics: Statistics | undefined;
}

export function* readStatisticsDocument(path: string, text: string): Work<StatisticsDocument> {
  const { root, problems } = yield* staged('reading', text.length, readJsonTree(text));
  const inFile = (placed: typeof problems) => placed.map((problem) => ({ ...problem, path }));
  if (!root) {
    const head = { path, offset: 0, length: Math.min(1, text.length) };
    return { head, names: [], columns: [], columnPlaces: [], statistics: undefined, problems: inFile(problems) };
  }
  const read = yield* staged('columns', text.length, readStatistics(root));
  return {
    head: { path, ...headOf(root) },
    names: root.kind === 'object' ? root.members.map(({ keyPlace }) => keyPlace) : [],
    columns: read.columns,
    columnPlaces: read.columns.map((column) => columnPlace(column, path)),
    statistics: read.statistics,
    problems: inFile(read.problems),
  };
}

function headOf(root: PlainTree): Place {
  const { offset, length } = memberOf(root, 'statistics')?.keyPlace ?? { offset: root.offset, length: 1 };
  return { offset, length };
}
