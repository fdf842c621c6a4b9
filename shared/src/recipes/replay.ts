/** A recipe applied to a table: what takes the place of each value, and which columns and rows go; or why it does not fit. */
import { type ProfileFacts, staged, subjectAmong, type Work } from '../analysis/index.ts';
import { toTreat } from '../effects/index.ts';
import { mostRemoved } from '../generalising/index.ts';
import { type HierarchyFile, readArxCsv } from '../hierarchies/index.ts';
import { type ColumnToTreat, type Recoded, recode, type Tools } from '../remedies/index.ts';
import { type Column, Dictionary, MissingTokens } from '../table/index.ts';
import { fileNeededBy, withUnlistedHidden } from './fileHierarchy.ts';
import type { ColumnStep, Diversity, Recipe } from './recipe.ts';
import type { ReplayFault } from './replayFault.ts';
import { rowsToKeep, type ValuesAsked } from './rowsToKeep.ts';
import { firstUnfitRow } from './unfit.ts';

/** What recipes need of the world. */
export interface RecipeTools {
  readonly hmac?: Tools['hmac'];
  /** A hierarchy file by the name that the recipe has for it. */
  readonly hierarchyFile?: ((name: string) => HierarchyFile | undefined) | undefined;
}

export interface Replayed {
  /** Column → code → what is written instead; undefined where cells stay as they are. */
  readonly written: ReadonlyMap<number, readonly (string | undefined)[]>;
  /** Columns that are taken out. */
  readonly removed: ReadonlySet<number>;
  /** Row → 0 where it is removed; undefined if none is. */
  readonly isKept: Uint8Array | undefined;
  readonly removedRows: number;
  /** What classes had to have besides k rows; undefined where none was removed for it. */
  readonly diversity: Diversity | undefined;
  /** Step → rows whose value was hidden because it did not fit. */
  readonly unfitRows: readonly number[];
}

interface ToldColumn {
  readonly column: Column;
  readonly groupOf: Uint32Array;
  readonly written: readonly (string | undefined)[];
}

type Faulty = { readonly fault: ReplayFault };

export function* replay(facts: ProfileFacts, recipe: Recipe, tools: RecipeTools): Work<Replayed | Faulty> {
  const { table } = facts;
  const removed = new Set<number>();
  const told = new Map<number, ToldColumn>();
  const unfitRows: number[] = [];
  const placeOf = (name: string): number | Faulty => {
    const place = table.columns.findIndex((column) => column.name === name);
    if (place < 0) return { fault: { kind: 'noColumn', column: name } };
    const isTwice = table.columns.some((column, i) => i > place && column.name === name);
    return isTwice ? { fault: { kind: 'twoColumns', column: name } } : place;
  };

  const compared: number[] = [];
  for (const name of recipe.quasiIdentifiers) {
    const place = placeOf(name);
    if (typeof place === 'object') return place;
    compared.push(place);
  }
  for (const step of recipe.steps) {
    let unfit = 0;
    for (const name of 'columns' in step ? step.columns : [step.column]) {
      const place = placeOf(name);
      if (typeof place === 'object') return place;
      if (removed.has(place)) return { fault: { kind: 'isRemoved', column: name } };
      if ('columns' in step) {
        removed.add(place);
        told.delete(place);
        continue;
      }
      const before = told.get(place);
      const recoded = yield* treated(facts, place, before?.column, step, recipe.k, tools);
      if ('fault' in recoded) return recoded;
      unfit += recoded.unfitRows;
      told.set(place, before ? after(before, recoded) : recoded);
    }
    unfitRows.push(unfit);
  }
  if (table.columns.length > 0 && removed.size === table.columns.length) return { fault: { kind: 'nothingLeft' } };

  const written = new Map([...told].map(([column, each]) => [column, each.written]));
  const result: Replayed = { written, removed, isKept: undefined, removedRows: 0, diversity: undefined, unfitRows };
  const { k, suppress, diversity } = recipe;
  if (suppress === undefined) return result;
  const columns = compared.filter((column) => !removed.has(column));
  const columnNow = (column: number) => told.get(column)?.column ?? table.columns[column];
  const asked: ValuesAsked[] = [];
  if (diversity) {
    const place = placeOf(diversity.column);
    if (typeof place === 'object') return place;
    if (removed.has(place)) return { fault: { kind: 'isRemoved', column: diversity.column } };
    asked.push({ column: columnNow(place), least: diversity.values });
  }
  // A recipe may come from a file whose rows named nobody: where they do, k rows are to be of k people.
  const subject = subjectAmong(facts.roles);
  const people = subject === undefined || removed.has(subject) ? undefined : table.columns[subject].name;
  if (subject !== undefined && people !== undefined && people !== diversity?.column) {
    asked.push({ column: columnNow(subject), least: k });
  }
  const rows = table.rowCount;
  const { isKept, gone } = yield* rowsToKeep(columns.map(columnNow), rows, k, asked);
  const needed = diversity ?? (people === undefined ? undefined : { column: people, values: k });
  if (gone > mostRemoved(suppress, rows)) {
    return { fault: { kind: 'tooMany', rows: gone, of: rows, k, suppress, diversity: needed } };
  }
  return gone === 0 ? result : { ...result, isKept, removedRows: gone, diversity: needed };
}

function* treated(
  facts: ProfileFacts,
  place: number,
  before: Column | undefined,
  { column: name, treatment, otherwise }: ColumnStep,
  k: number,
  tools: RecipeTools,
): Work<Recoded | Faulty> {
  const { table, settings } = facts;
  const rows = table.rowCount;
  const column = before ?? table.columns[place];
  if (treatment.needs === 'key' && tools.hmac === undefined) return { fault: { kind: 'noKey' } };
  let toTreatNow: ColumnToTreat = {
    ...toTreat(facts, place),
    values: column.dictionary,
    k,
    tools: { hmac: tools.hmac },
    // A recipe goes by the file that it names, and the values may be others by now.
    stated: undefined,
  };
  const needed = fileNeededBy(treatment);
  if (needed !== undefined) {
    const { file, sha256, level } = needed;
    const found = tools.hierarchyFile?.(file);
    if (found === undefined) return { fault: { kind: 'noFile', file } };
    if (found.sha256 !== sha256) return { fault: { kind: 'otherFile', file } };
    const reading =
      otherwise === 'suppress'
        ? withUnlistedHidden(found, column, settings.missingTokens)
        : readArxCsv(found, column, settings.missingTokens);
    const read = yield* staged('columns', rows, reading);
    if ('fault' in read) return { fault: { kind: 'hierarchy', file, column: name, fault: read.fault } };
    if (read.hierarchy.levels.length <= level) return { fault: { kind: 'noLevel', file, level } };
    toTreatNow = { ...toTreatNow, tools: { ...toTreatNow.tools, hierarchy: () => read.hierarchy } };
  }
  const missing = new MissingTokens(settings.missingTokens);
  const recoding = recode(column, toTreatNow, treatment, new Dictionary(missing));
  const recoded = yield* staged('columns', rows, recoding);
  if (recoded.unfitRows === 0 || otherwise === 'suppress') return recoded;
  const row = yield* staged('columns', rows, firstUnfitRow(column, toTreatNow, treatment, missing));
  return { fault: { kind: 'unfit', row, column: name, remedy: treatment.remedy } };
}

/** Two treatments of a column, one after the other. */
function after(before: ToldColumn, { column, groupOf, written }: Recoded): ToldColumn {
  return {
    column,
    groupOf: before.groupOf.map((code) => groupOf[code]),
    written: before.written.map((text, code) => written[before.groupOf[code]] ?? text),
  };
}
