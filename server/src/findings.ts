/**
 * From facts to findings, in waves: what is known early is reported early. The settings say what of them is allowed; that may
 * have changed since the facts were found.
 */
import {
  type Analysis,
  type ClassFacts,
  type InsightFacts,
  type ProfileFacts,
  type StructureFacts,
  staged,
  type Work,
} from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import {
  columnsOf,
  type Finding,
  needsInsight,
  runClassRules,
  runDescribedRules,
  runInsightRules,
  runProfileRules,
  runStructureRules,
  type SchemaFinding,
  type SettledFindings,
  settledFindings,
} from '@quasi/shared/rules';
import { compareWithData, type Resource } from '@quasi/shared/schema';
import type { Columns } from '@quasi/shared/table';

/** Seconds for each part of what takes longest, where somebody watches; what is cut short says so. */
export const EDITOR_BUDGET = 2;

/** What the settings leave of the findings, and the facts behind them. */
interface Wave<F> extends SettledFindings {
  readonly facts: F;
}

/** What follows from the text alone. */
export function* structureWave(analysis: Analysis<Columns>, settings: Settings): Work<Wave<StructureFacts>> {
  const facts = yield* analysis.structure();
  return settled(analysis, facts, runStructureRules(facts), settings);
}

/** What follows from the columns and the classes. */
export function* riskWave(analysis: Analysis<Columns>, settings: Settings): Work<Wave<ClassFacts>> {
  // A finding that insight improves is not taken back for a moment.
  return riskFindings(analysis, analysis.known.insight ?? (yield* analysis.classes()), settings);
}

/** Findings from what columns reveal of each other, if a rule that is on asks for it, and the part of the risk that it shows better. */
interface InsightWave extends Wave<InsightFacts> {
  readonly risk: Wave<ClassFacts>;
}

export function* insightWave(analysis: Analysis<Columns>, settings: Settings): Work<InsightWave | undefined> {
  if (!needsInsight(settings)) return undefined;
  const facts = yield* analysis.insight();
  return {
    ...settled(analysis, facts, facts.text?.openQuote ? [] : runInsightRules(facts), settings),
    risk: riskFindings(analysis, facts, settings),
  };
}

function riskFindings<F extends ClassFacts>(analysis: Analysis<Columns>, facts: F, settings: Settings): Wave<F> {
  // What a broken text seems to hold is not what the file holds.
  const findings = facts.text?.openQuote ? [] : [...runProfileRules(facts), ...runClassRules(facts)];
  return settled(analysis, facts, findings, settings);
}

/** All waves, for a file that is looked at once. */
export function* allFindings(analysis: Analysis<Columns>): Work<Wave<ClassFacts>> {
  const structure = yield* structureWave(analysis, analysis.settings);
  const classes = yield* riskWave(analysis, analysis.settings);
  const insight = yield* insightWave(analysis, analysis.settings);
  const risk = insight?.risk ?? classes;
  return {
    facts: risk.facts,
    findings: [...structure.findings, ...risk.findings, ...(insight?.findings ?? [])],
    allowed: structure.allowed + risk.allowed + (insight?.allowed ?? 0),
  };
}

/** Where the schema and the data contradict each other, as far as it is reported in the schema. */
export function* describedFindings(
  { table, today }: Analysis<Columns>,
  resource: Resource,
  facts: ProfileFacts,
): ReturnType<typeof runDescribedRules> {
  const values = table.columns.reduce((sum, { dictionary }) => sum + dictionary.size, 0);
  const comparison = yield* staged('columns', values, compareWithData(resource, table));
  return yield* runDescribedRules({ resource, facts, comparison }, today);
}

/** The rules that find something in a column, by their slugs. `inSchema`: the findings that stand there. */
export function rulesOn(
  { table }: Pick<StructureFacts, 'table'>,
  column: number,
  findings: readonly Finding[],
  inSchema: readonly SchemaFinding[] = [],
): string[] {
  const { name, index } = table.columns[column];
  const own = findings.filter((finding) => columnsOf(finding).includes(index));
  const told = inSchema.filter((finding) => finding.column === name);
  return [...new Set([...own, ...told].map(({ slug }) => slug))];
}

function settled<F extends StructureFacts>(
  { table, today }: Analysis<Columns>,
  facts: F,
  findings: readonly Finding[],
  settings: Settings,
): Wave<F> {
  const nameOf = (column: number) => table.columns.at(column)?.name;
  return { facts, ...settledFindings(findings, settings, nameOf, today) };
}
