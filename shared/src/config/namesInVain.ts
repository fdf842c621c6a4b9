/** Names of columns in configurations that are the name of no column of the files they are about. */
import { type ColumnName, columnMeant } from './columnNames.ts';
import { globHolds } from './glob.ts';
import type { ConfigLayer, LoadedConfig } from './loadConfig.ts';
import { matchesName } from './namePattern.ts';
import { nearest } from './nearest.ts';
import { folderOf } from './paths.ts';
import type { Place } from './problem.ts';

/** A data file, as far as it matters for the names in configurations. */
export interface DataColumns {
  readonly path: string;
  readonly config: LoadedConfig;
  /** Undefined where they are not known. */
  readonly columns: readonly string[] | undefined;
}

export interface NameInVain extends Place {
  /** The configuration it stands in. */
  readonly path: string;
  readonly name: string;
  /** It can mean several columns. */
  readonly isPattern: boolean;
  /** The files that it is about: none has such a column. */
  readonly files: readonly string[];
  /** The column that may be meant. */
  readonly meant: string | undefined;
}

export interface NamesLookedUp {
  readonly inVain: readonly NameInVain[];
  /** Some names have not met a column, whether or not all files they are about are known. */
  readonly areOpen: boolean;
}

/** A pattern that would take more than this is taken to meet a column. */
const MOST_COMPARISONS = 2_000_000;
const COMPARISONS_A_STEP = 1024;
/** What may be meant is looked for among so many columns, of so many names. */
const MOST_CANDIDATES = 500;
const MOST_HINTS = 50;

/** Of the configurations and all that they extend; a file that others extend, too, is about their data as well. Yields now and then. */
export function* lookUpNames(
  configs: readonly LoadedConfig[],
  files: readonly DataColumns[],
): Generator<number, NamesLookedUp> {
  const inVain: NameInVain[] = [];
  let areOpen = false;
  let compared = 0;
  let hints = 0;
  for (const { path, columnNames } of layersOf(configs)) {
    const ofLayer = files.filter(({ config }) => config.layers.some((layer) => layer.path === path));
    for (const [glob, names] of byGlob(columnNames)) {
      const about: DataColumns[] = [];
      const there = new Set<string>();
      for (const file of ofLayer) {
        yield compared;
        if (glob !== undefined && !globHolds(glob, folderOf(path), file.path)) continue;
        about.push(file);
        for (const column of file.columns ?? []) there.add(column);
      }
      const areKnown = about.length > 0 && about.every(({ columns }) => columns !== undefined);
      for (const name of names) {
        const meant = columnMeant(name);
        if (meant === undefined) compared += there.size;
        if (meant === undefined ? compared > MOST_COMPARISONS || (yield* fitsOne(name, there)) : there.has(meant))
          continue;
        areOpen = true;
        if (!areKnown) continue;
        yield compared;
        inVain.push({
          path,
          offset: name.offset,
          length: name.length,
          name: name.name,
          isPattern: meant === undefined,
          files: about.map((file) => file.path),
          meant: meant === undefined || ++hints > MOST_HINTS ? undefined : nearestColumn(meant, there),
        });
      }
    }
  }
  return { inVain, areOpen };
}

/** Each file once, by whichever configuration it was read. */
function layersOf(configs: readonly LoadedConfig[]): ConfigLayer[] {
  return [...new Map(configs.flatMap(({ layers }) => layers.map((layer) => [layer.path, layer]))).values()];
}

function byGlob(names: readonly ColumnName[]): Map<string | undefined, ColumnName[]> {
  const groups = new Map<string | undefined, ColumnName[]>();
  for (const name of names) {
    const group = groups.get(name.glob);
    if (group) group.push(name);
    else groups.set(name.glob, [name]);
  }
  return groups;
}

function* fitsOne({ name }: ColumnName, columns: ReadonlySet<string>): Generator<number, boolean> {
  let compared = 0;
  for (const column of columns) {
    if (matchesName(name, column)) return true;
    if (++compared % COMPARISONS_A_STEP === 0) yield compared;
  }
  return false;
}

/** One that differs in its capitals only, else one that is near. */
function nearestColumn(name: string, columns: ReadonlySet<string>): string | undefined {
  if (name.length > 60) return undefined;
  const candidates = [...columns].slice(0, MOST_CANDIDATES);
  const folded = name.toLowerCase();
  return candidates.find((column) => column.toLowerCase() === folded) ?? nearest(name, candidates);
}
