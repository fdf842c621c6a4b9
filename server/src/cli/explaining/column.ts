/** What `quasi explain --column` says of a column: the card of the editor's hover, or its numbers, with all that their parts ask for. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import { columnCard, columnNumbers, columnParts } from '@quasi/shared/explain';
import type { Resource } from '@quasi/shared/schema';
import type { Columns } from '@quasi/shared/table';
import { allFindings, describedFindings, rulesOn } from '../../findings.ts';
import type { Explained } from './explained.ts';

/** `resource`: what its schema says of the file. */
export function* explainColumn(
  analysis: Analysis<Columns>,
  column: number,
  resource: Resource | undefined,
  isJson: boolean,
  parts = columnParts,
): Work<Explained> {
  const told = parts.filter(({ json }) => json || !isJson);
  const facts = yield* analysis.insight();
  for (const { needs } of told) if (needs) yield* analysis[needs]();
  // As a check finds them, in the file and in its schema.
  const { findings } = yield* allFindings(analysis);
  const described = resource && (yield* describedFindings(analysis, resource, facts));
  const rules = rulesOn(facts, column, findings, described?.findings);
  const seen = { facts, column, known: analysis.known, rules };
  const found = new Map<object, unknown>();
  for (const part of told) {
    const work = part.look?.(analysis, seen, Number.POSITIVE_INFINITY);
    if (work) found.set(part, yield* work);
  }
  return isJson ? { numbers: columnNumbers(seen, found, told) } : { card: columnCard(seen, found, told) };
}
