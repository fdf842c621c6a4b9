/** Columns treated, as the file would be read afterwards, and as it would be written. */
import { type ProfileFacts, staged, usable, type Work } from '../analysis/index.ts';
import { type CellEdit, removeColumns, writeColumns } from '../edits/index.ts';
import { type ColumnToTreat, type Recoded, recode, type Tools, type Treatment } from '../remedies/index.ts';
import { Dictionary, MissingTokens, type TextSource } from '../table/index.ts';

/** Column → what is done to it; undefined where it is removed. Columns are either treated or removed, not both in one go. */
export type Treatments = ReadonlyMap<number, Treatment | undefined>;

/** Column → what it is told by afterwards; undefined where it is removed. */
export type Treated = ReadonlyMap<number, Recoded | undefined>;

export function toTreat(facts: ProfileFacts, column: number, tools?: Tools): ColumnToTreat {
  const { table, roles, settings, hierarchies } = facts;
  const { role, kind, detector } = roles[column];
  const { dictionary } = table.columns[column];
  const stated = usable(hierarchies[column]);
  return {
    role,
    kind,
    detector,
    values: dictionary,
    rows: table.rowCount,
    k: settings.k,
    stated,
    ...(tools && { tools }),
  };
}

export function* treatColumn(facts: ProfileFacts, column: number, treatment: Treatment, tools?: Tools): Work<Recoded> {
  const { table, settings } = facts;
  const fresh = new Dictionary(new MissingTokens(settings.missingTokens));
  const recoding = recode(table.columns[column], toTreat(facts, column, tools), treatment, fresh);
  return yield* staged('columns', table.rowCount, recoding);
}

export function* treatColumns(facts: ProfileFacts, treatments: Treatments, tools?: Tools): Work<Treated> {
  const treated = new Map<number, Recoded | undefined>();
  for (const [column, treatment] of treatments) {
    treated.set(column, treatment && (yield* treatColumn(facts, column, treatment, tools)));
  }
  return treated;
}

/** The edits that make the text what was announced. */
export function* editsOf({ table }: ProfileFacts, text: TextSource, treated: Treated): Work<CellEdit[]> {
  const removed = [...treated].flatMap(([column, recoded]) => (recoded ? [] : [column]));
  const writing = new Map([...treated].flatMap(([column, recoded]) => (recoded ? [[column, recoded.written]] : [])));
  if (removed.length > 0) return yield* staged('rows', table.recordCount, removeColumns(table, text, removed));
  return yield* staged('rows', table.rowCount, writeColumns(table, text, writing));
}

/** How many cells change, the names of removed columns not counted. */
export function changedCells({ table }: ProfileFacts, treated: Treated): number {
  let cells = 0;
  for (const [column, recoded] of treated) {
    const { counts } = table.columns[column].dictionary;
    if (!recoded) cells += table.rowCount;
    else for (const [code, text] of recoded.written.entries()) if (text !== undefined) cells += counts[code];
  }
  return cells;
}
