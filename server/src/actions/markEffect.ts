/** What it does to the risk of the file if rows are compared on one column more or less: measured, or not said. */
import { type ClassFacts, type ClassRisk, riskOn } from '@quasi/shared/analysis';
import { KeptWork } from '@quasi/shared/memory';
import type { Asked } from './actionMaker.ts';
import { riskChange } from './riskChange.ts';

/** By the column that is added or taken away. */
const outcomes = new KeptWork<ClassFacts, number, { readonly risk: ClassRisk | undefined }>();

/** Undefined where it is not known and was not to be measured in time. */
export async function markEffect({ analysis, isInvoked, answer }: Asked, column: number): Promise<string | undefined> {
  const facts = analysis.known.classes ?? (isInvoked ? await answer(analysis.classes()) : undefined);
  if (!facts) return undefined;
  const measuring = outcomes.whole(facts, column, () => measure(facts, column));
  const outcome = outcomes.known(facts, column) ?? (isInvoked ? await answer(measuring) : undefined);
  return outcome && riskChange(facts.risk, outcome.risk, facts.table.rowCount);
}

function* measure({ counts, settings, quasiIdentifiers }: ClassFacts, column: number) {
  const others = quasiIdentifiers.filter((each) => each !== column);
  const columns = others.length < quasiIdentifiers.length ? others : [...others, column];
  return { risk: yield* riskOn(counts, columns, settings.k) };
}
