/** From facts to findings, in waves: what is known early is reported early. */
import type { Analysis, ClassFacts, StructureFacts, Work } from '@quasi/shared/analysis';
import { type Finding, runClassRules, runProfileRules, runStructureRules } from '@quasi/shared/rules';
import type { TableChange } from '@quasi/shared/table';

/** What follows from the text alone. */
export function* structureWave(analysis: Analysis): Work<{ facts: StructureFacts; findings: Finding[] }> {
  const facts = yield* analysis.structure();
  return { facts, findings: runStructureRules(facts) };
}

/** What follows from the columns and the classes. */
export function* riskWave(analysis: Analysis): Work<{ facts: ClassFacts; findings: Finding[] }> {
  const facts = yield* analysis.classes();
  return { facts, findings: [...runProfileRules(facts), ...runClassRules(facts)] };
}

/** Both waves, for a file that is looked at once. */
export function* allFindings(analysis: Analysis): Work<{ facts: ClassFacts; findings: Finding[] }> {
  const structure = yield* structureWave(analysis);
  const { facts, findings } = yield* riskWave(analysis);
  return { facts, findings: [...structure.findings, ...findings] };
}

/** Findings of before an edit, moved with their records; those about records that are gone are left out. */
export function moveFindings(findings: readonly Finding[], change: TableChange): Finding[] {
  const by = change.inserted - change.removed;
  const end = change.record + change.removed;
  return findings.flatMap((finding) => {
    const { target } = finding;
    if (target.kind === 'file' || target.kind === 'column' || by === 0 || target.record < change.record)
      return [finding];
    return target.record < end ? [] : [{ ...finding, target: { ...target, record: target.record + by } }];
  });
}
