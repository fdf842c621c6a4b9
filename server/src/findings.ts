/** From facts to findings, in waves: what is known early is reported early. */
import type { Analysis, ClassFacts, StructureFacts, Work } from '@quasi/shared/analysis';
import {
  applySettings,
  type Finding,
  runClassRules,
  runProfileRules,
  runStructureRules,
  type SettledFindings,
} from '@quasi/shared/rules';
import type { TableChange } from '@quasi/shared/table';
import { today } from './today.ts';

/** What the settings leave of the findings, and the facts behind them. */
interface Wave<F> extends SettledFindings {
  readonly facts: F;
}

/** What follows from the text alone. */
export function* structureWave(analysis: Analysis): Work<Wave<StructureFacts>> {
  const facts = yield* analysis.structure();
  return settled(facts, runStructureRules(facts));
}

/** What follows from the columns and the classes. */
export function* riskWave(analysis: Analysis): Work<Wave<ClassFacts>> {
  const facts = yield* analysis.classes();
  return settled(facts, [...runProfileRules(facts), ...runClassRules(facts)]);
}

/** Both waves, for a file that is looked at once. */
export function* allFindings(analysis: Analysis): Work<Wave<ClassFacts>> {
  const structure = yield* structureWave(analysis);
  const { facts, findings, allowed } = yield* riskWave(analysis);
  return { facts, findings: [...structure.findings, ...findings], allowed: structure.allowed + allowed };
}

function settled<F extends StructureFacts>(facts: F, findings: readonly Finding[]): Wave<F> {
  const { settings, table } = facts;
  return { facts, ...applySettings(findings, settings, (column) => table.columns.at(column)?.name, today()) };
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
