/** What it does to the risk of the file if rows are compared on one column more or less: measured, or not said. */
import { type ClassFacts, type ClassRisk, riskOn } from '@quasi/shared/analysis';
import type { Asked } from './actionMaker.ts';
import { riskChange } from './riskChange.ts';

/** The risk by the column that is added or taken away; undefined if there is nothing to compare then. */
type Outcomes = Map<number, ClassRisk | undefined>;

/** Kept as long as the classes are what they are. */
const outcomesOf = new WeakMap<ClassFacts, Outcomes>();

/** Undefined where it is not known and was not to be measured in time. */
export async function markEffect({ analysis, isInvoked, answer }: Asked, column: number): Promise<string | undefined> {
  const facts = analysis.known.classes ?? (isInvoked ? await answer(analysis.classes()) : undefined);
  if (!facts) return undefined;
  const outcomes = outcomesOf.get(facts) ?? new Map();
  outcomesOf.set(facts, outcomes);
  if (!outcomes.has(column)) {
    const measured = isInvoked ? await answer(measure(facts, column)) : undefined;
    if (!measured) return undefined;
    outcomes.set(column, measured.risk);
  }
  return riskChange(facts.risk, outcomes.get(column), facts.table.rowCount);
}

function* measure({ counts, settings, quasiIdentifiers }: ClassFacts, column: number) {
  const others = quasiIdentifiers.filter((each) => each !== column);
  const columns = others.length < quasiIdentifiers.length ? others : [...others, column];
  return { risk: yield* riskOn(counts, columns, settings.k) };
}
