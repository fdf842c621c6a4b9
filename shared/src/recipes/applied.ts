/**
 * The remedies that were applied to a text, as an editor gathers them while a person works: a recipe is written of those that still hold.
 * One holds as long as what it did is to be seen: none of the values that it took out of its column stands there again, as all of them do
 * when it is undone. So undoing, doing again, edits by hand and removed rows need not be followed.
 */
import type { ClassFacts, Work } from '../analysis/index.ts';
import { type Treated, type Treatments, treatColumns } from '../effects/index.ts';
import type { Recoded, Tools, Treatment } from '../remedies/index.ts';
import type { Column, Columns } from '../table/index.ts';
import type { Otherwise, RiskNumbers } from './recipe.ts';

/** The treatment of one column; undefined: the column was removed. */
export interface AppliedRemedy {
  readonly column: string;
  readonly treatment: Treatment | undefined;
  readonly otherwise: Otherwise;
  /** The earlier treatments of the column that still held, the first one first. */
  readonly earlier: readonly AppliedRemedy[];
  readonly trace: Trace;
  /** The numbers of the file before. */
  readonly before: Starting;
  /** In which order they were applied. */
  readonly order: number;
}

export interface Starting {
  readonly quasiIdentifiers: readonly string[];
  readonly k: number;
  readonly risk: RiskNumbers | undefined;
}

/** How it is seen that a remedy holds. */
type Trace = 'removed' | TreatmentTrace;

interface TreatmentTrace {
  /** Some of the values that it took out, and of those that were taken out of its column before: after an undo they are back. */
  readonly goneValues: ReadonlySet<string>;
  /** The row where it wrote something, where it took out no value. */
  readonly written: { readonly row: number; readonly text: string } | undefined;
}

/** An undo brings all values back, so a few of them are enough to notice it. */
const MOST_VALUES = 64;
const VALUES_A_STEP = 4096;
const encoder = new TextEncoder();

/** What treatments are remembered by once they are applied; `known`: what was applied to the text before. */
export function* remembered(
  facts: ClassFacts,
  treatments: Treatments,
  tools: Tools | undefined,
  known: readonly AppliedRemedy[],
): Work<AppliedRemedy[]> {
  const { table, settings, quasiIdentifiers, risk } = facts;
  const treated: Treated = yield* treatColumns(facts, treatments, tools);
  const before: Starting = {
    quasiIdentifiers: quasiIdentifiers.map((column) => table.columns[column].name),
    k: settings.k,
    risk: risk && { rows: table.rowCount, ...risk },
  };
  const holding = yield* stillHolding(table, known);
  const applied: AppliedRemedy[] = [];
  for (const [column, treatment] of treatments) {
    const { name } = table.columns[column];
    const recoded = treated.get(column);
    const earlier = holding.filter((one) => one.column === name);
    const last = earlier.at(-1)?.trace;
    const goneBefore = last === undefined || last === 'removed' ? new Set<string>() : last.goneValues;
    const trace = recoded ? yield* traceOf(table.columns[column], recoded, goneBefore) : 'removed';
    if (trace === undefined) continue;
    const otherwise = recoded && recoded.unfitRows > 0 ? 'suppress' : 'error';
    const order = known.length + applied.length;
    applied.push({ column: name, treatment, otherwise, earlier, trace, before, order });
  }
  return applied;
}

/** Undefined where nothing is changed. */
function* traceOf(
  { codes, dictionary }: Column,
  { column, written }: Recoded,
  goneBefore: ReadonlySet<string>,
): Work<TreatmentTrace | undefined> {
  const after = column.dictionary;
  const isLeft = (value: string) => after.count(after.enter(encoder.encode(value), 0)) > 0;
  const goneValues = new Set<string>();
  const changed = new Uint8Array(dictionary.size);
  let isChanged = false;
  for (let code = 0; code < dictionary.size && goneValues.size < MOST_VALUES; code++) {
    if (code % VALUES_A_STEP === VALUES_A_STEP - 1) yield { stage: 'columns', share: code / dictionary.size };
    if (written[code] === undefined || dictionary.count(code) === 0) continue;
    isChanged = true;
    changed[code] = 1;
    if (code !== 0 && !isLeft(dictionary.text(code))) goneValues.add(dictionary.text(code));
  }
  if (!isChanged) return undefined;
  const allGone = new Set([...goneValues, ...[...goneBefore].filter((value) => !isLeft(value))]);
  if (goneValues.size > 0) return { goneValues: allGone, written: undefined };
  // Numbers that are given anew may be the old ones in another order.
  for (let row = 0; row < codes.length; row++) {
    const text = changed[codes.at(row)] === 1 ? written[codes.at(row)] : undefined;
    if (text !== undefined) return { goneValues: allGone, written: { row, text } };
  }
  return undefined;
}

/** Those of the remedies whose work is to be seen in the text as it stands, in the order in which they were applied. */
export function* stillHolding(table: Columns, applied: readonly AppliedRemedy[]): Work<AppliedRemedy[]> {
  const last = new Map<string, AppliedRemedy>();
  for (const remedy of applied) {
    const column = table.columns.find(({ name }) => name === remedy.column);
    if (yield* holds(column, remedy.trace)) last.set(remedy.column, remedy);
  }
  const holding = [...last.values()].flatMap((remedy) =>
    // Of a column that is gone it is of no account what was done to it before.
    remedy.treatment ? [...remedy.earlier, remedy] : [remedy],
  );
  return holding.sort((one, other) => one.order - other.order);
}

function* holds(column: Column | undefined, trace: Trace): Work<boolean> {
  if (trace === 'removed') return column === undefined;
  if (column === undefined) return false;
  const { codes, dictionary } = column;
  const { goneValues, written } = trace;
  if (written && !(written.row < codes.length && dictionary.text(codes.at(written.row)) === written.text)) return false;
  for (let code = 1; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield { stage: 'columns', share: code / dictionary.size };
    if (dictionary.count(code) > 0 && goneValues.has(dictionary.text(code))) return false;
  }
  return true;
}
