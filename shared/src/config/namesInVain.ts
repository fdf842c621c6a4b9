/** Names of columns in configurations that no column of their files has. */
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
  /** Undefined where the columns are not known. */
  readonly columns: readonly string[] | undefined;
  /** Further names that the columns may have. They may be data, so no message shows them. */
  readonly possible?: readonly string[] | undefined;
}

export interface NameInVain extends Place {
  /** The configuration that holds the name. */
  readonly path: string;
  readonly name: string;
  /** The name can mean several columns. */
  readonly isPattern: boolean;
  /** The files that the name applies to: none has this column. */
  readonly files: readonly string[];
  /** The column that the author may have meant. */
  readonly meant: string | undefined;
}

export interface NamesLookedUp {
  readonly inVain: readonly NameInVain[];
  /** Some names match no column so far, even if some of their files are not known. */
  readonly areOpen: boolean;
}

/** A pattern that needs more comparisons than this counts as matched. */
const MOST_COMPARISONS = 2_000_000;
const COMPARISONS_A_STEP = 1024;
/** Limits for suggestions: columns that are compared, and names that get one. */
const MOST_CANDIDATES = 500;
const MOST_HINTS = 50;

/** Looks at the configurations and everything they extend. A file that others extend applies to their data too. Yields now and then. */
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
      const possible = new Set<string>();
      for (const file of ofLayer) {
        yield compared;
        if (glob !== undefined && !globHolds(glob, folderOf(path), file.path)) continue;
        about.push(file);
        for (const column of file.columns ?? []) there.add(column);
        for (const column of file.possible ?? []) possible.add(column);
      }
      const areKnown = about.length > 0 && about.every(({ columns }) => columns !== undefined);
      for (const name of names) {
        const meant = columnMeant(name);
        if (meant === undefined) {
          compared += there.size + possible.size;
          if (compared > MOST_COMPARISONS || (yield* fitsOne(name, there)) || (yield* fitsOne(name, possible)))
            continue;
        } else if (there.has(meant) || possible.has(meant)) continue;
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

/** Each file once, even if several configurations read it. */
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

/** A column whose name differs in its capitals only, else a similar name. */
function nearestColumn(name: string, columns: ReadonlySet<string>): string | undefined {
  if (name.length > 60) return undefined;
  const candidates = [...columns].slice(0, MOST_CANDIDATES);
  const folded = name.toLowerCase();
  return candidates.find((column) => column.toLowerCase() === folded) ?? nearest(name, candidates);
}
