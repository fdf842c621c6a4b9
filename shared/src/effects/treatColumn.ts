/** Columns treated, as the file would be read afterwards, and as it would be written. */
import { type Analysis, type ProfileFacts, staged, usable, type Work } from '../analysis/index.ts';
import { type CellEdit, type Changes, rewritingEdits } from '../edits/index.ts';
import { KeptWork, numberOf } from '../memory/index.ts';
import { type ColumnToTreat, type Recoded, recode, type Tools, type Treatment } from '../remedies/index.ts';
import { type Columns, Dictionary, MissingTokens, type Table, type TextSource } from '../table/index.ts';
import { alikeIn, claimedColumns } from './claimedColumns.ts';

/** Column → what is done to it; undefined where it is removed. */
export type Treatments = ReadonlyMap<number, Treatment | undefined>;

/** Column → how it is given afterwards; undefined where it is removed. */
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

function* treatColumn(facts: ProfileFacts, column: number, treatment: Treatment, tools?: Tools): Work<Recoded> {
  const { table, settings } = facts;
  const fresh = new Dictionary(new MissingTokens(settings.missingTokens));
  const recoding = recode(table.columns[column], toTreat(facts, column, tools), treatment, fresh);
  return yield* staged('columns', table.rowCount, recoding);
}

/** Of all that is kept of one file: its treated columns, and how its rows are alike then. */
const MOST_ROWS = 2 ** 22;
const treatedOnce = new KeptWork<ProfileFacts, string, Treated>(({ table }) => MOST_ROWS / table.rowCount);
const afterOnce = new KeptWork<Treated, Analysis<Columns>, Analysis<Columns>>();

/** Once as long as the facts are what they are: what is measured is what is written, shown beside the text and remembered. */
export function treatColumns(facts: ProfileFacts, treatments: Treatments, tools?: Tools): Work<Treated> {
  return treatedOnce.whole(facts, keyOf(treatments, tools), function* () {
    const treated = new Map<number, Recoded | undefined>();
    for (const [column, treatment] of treatments) {
      treated.set(column, treatment && (yield* treatColumn(facts, column, treatment, tools)));
    }
    return treated;
  });
}

/** The written values depend on tools only where they hold a key. */
export function keyOf(treatments: Treatments, tools?: Tools): string {
  const each = [...treatments].map(([column, treatment]) => {
    const { remedy, parameters, needs } = treatment ?? {};
    return [column, remedy, parameters, needs && tools && numberOf(tools)];
  });
  return JSON.stringify(each);
}

/** The file as it would be read afterwards. */
export function analysisAfter(analysis: Analysis<Columns>, treated: Treated): Work<Analysis<Columns>> {
  return afterOnce.whole(treated, analysis, function* () {
    return analysis.changed(new Map([...treated].map(([column, recoded]) => [column, recoded?.column])));
  });
}

/**
 * The edits that make the text what was announced. `alike`: columns in which what is one value is to be one to any reader, as a claim on
 * classes needs it; those that are treated, if nothing else is said.
 */
export function* editsOf(
  facts: ProfileFacts,
  table: Table,
  text: TextSource,
  treated: Treated,
  alike: readonly number[] = claimedColumns(facts).filter((column) => treated.has(column)),
): Work<CellEdit[]> {
  const changes = yield* alikeIn(alike, table, text, changesBy(treated));
  return yield* staged('rows', table.recordCount, rewritingEdits(table, text, changes));
}

function changesBy(treated: Treated): Changes {
  const removed = new Set([...treated].flatMap(([column, recoded]) => (recoded ? [] : [column])));
  const written = new Map([...treated].flatMap(([column, recoded]) => (recoded ? [[column, recoded.written]] : [])));
  return { written, removed, isKept: undefined };
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
