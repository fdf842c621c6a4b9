/** How alone rows would be if somebody also knew the columns that nobody recognised: the worst case beside the verdict. */
import { one } from '../counts/index.ts';
import { uniqueRows } from '../measures/index.ts';
import { isOver } from './budget.ts';
import { countedCrowdRisk } from './classRisk.ts';
import type { ClassFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';
import { type RareValues, rareValues } from './rareValues.ts';

export interface WorstCase {
  /** Rows that are alone on what is compared, as a share. */
  readonly compared: number;
  /** How many columns nobody recognised. */
  readonly columns: number;
  /** The one of them that would leave most rows alone; undefined where there was no time to look. */
  readonly worst: { readonly column: number; readonly alone: number } | undefined;
  /** With all of them. */
  readonly all: number;
  /** Sensitive columns with values that fewer rows than the target have: an attacker who knows this value has nearly found its person. */
  readonly rare: readonly (RareValues & { readonly column: number })[];
  /** False where there was no time to look at each of them by itself. */
  readonly isComplete: boolean;
}

/** Columns of more values hold amounts or scores. */
const MOST_CATEGORIES = 50;
/** Columns looked at by themselves. */
const MOST_SINGLE = 64;

/** Undefined where nothing is compared, or nothing more could be known. */
export function* worstCaseOf(facts: ClassFacts, deadline: number): Work<WorstCase | undefined> {
  const { table, roles, quasiIdentifiers, risk } = facts;
  if (risk === undefined) return undefined;
  const isOpen = (column: number) => roles[column].role === 'unknown' && !quasiIdentifiers.includes(column);
  const unknown = [...table.columns.keys()].filter(isOpen);
  const rare = yield* rareInSensitive(facts);
  if (unknown.length === 0 && rare.length === 0) return undefined;
  let worst: WorstCase['worst'];
  let looked = 0;
  for (const column of unknown.slice(0, MOST_SINGLE)) {
    if (isOver(deadline)) break;
    const alone = yield* aloneOn(facts, [...quasiIdentifiers, column]);
    looked++;
    if (worst === undefined || alone > worst.alone) worst = { column, alone };
    // No column leaves more alone than all rows.
    if (alone === 1) looked = unknown.length;
    if (alone === 1) break;
  }
  return {
    compared: risk.uniqueRows / table.rowCount,
    columns: unknown.length,
    worst,
    all: worst?.alone === 1 ? 1 : yield* aloneOn(facts, [...quasiIdentifiers, ...unknown]),
    rare,
    isComplete: looked === unknown.length,
  };
}

/** Rows with values that no row of anybody else has, as a share. */
function* aloneOn({ counts, subjects }: ClassFacts, columns: readonly number[]): Work<number> {
  const { rowCount } = counts;
  if (!subjects) {
    const sizes = yield* staged('classes', rowCount, one(counts.classSizes([{ columns, missing: 'value' }])));
    return uniqueRows(sizes) / rowCount;
  }
  const asked = { columns, missing: 'value', subject: subjects.column } as const;
  const { classes } = yield* staged('classes', rowCount, one(counts.crowds([asked])));
  return (countedCrowdRisk(classes, 1)?.uniqueRows ?? 0) / rowCount;
}

function* rareInSensitive({ table, roles, profiles, settings }: ClassFacts): Work<WorstCase['rare']> {
  const found: WorstCase['rare'][number][] = [];
  for (const [column, { role, kind }] of roles.entries()) {
    // Of amounts nearly each is rare, and nobody knows them to the last digit.
    const { dictionary } = table.columns[column];
    if (role !== 'sensitive' || kind !== 'category' || profiles[column].distinct > MOST_CATEGORIES) continue;
    const rare = yield* staged('columns', dictionary.size, rareValues(table.columns[column], settings.k));
    if (rare.rows > 0) found.push({ column, ...rare });
  }
  return found;
}
