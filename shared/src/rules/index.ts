/** The rules: the only registry, and how those that need the same facts are run. */
import {
  areCompared,
  type ClassFacts,
  hasText,
  type InsightFacts,
  type ProfileFacts,
  type StructureFacts,
  type Work,
} from '../analysis/index.ts';
import { exceptionFor, type Settings, settingsFor } from '../config/index.ts';
import { applySettings, type SettledFindings } from './applySettings.ts';
import { backgroundKnowledge } from './background-knowledge/rule.ts';
import { badConfig } from './bad-config/rule.ts';
import { badEncoding } from './bad-encoding/rule.ts';
import { badHeader } from './bad-header/rule.ts';
import { badHierarchy } from './bad-hierarchy/rule.ts';
import { badJson } from './bad-json/rule.ts';
import { badPopulation } from './bad-population/rule.ts';
import { badSchema } from './bad-schema/rule.ts';
import { badStatistics } from './bad-statistics/rule.ts';
import { contradictedRole } from './contradicted-role/rule.ts';
import { contradictedSetting } from './contradicted-setting/rule.ts';
import { dependentColumns } from './dependent-columns/rule.ts';
import { derivableCell } from './derivable-cell/rule.ts';
import { directIdentifier } from './direct-identifier/rule.ts';
import { embeddedIdentifier } from './embedded-identifier/rule.ts';
import { expiredException } from './expired-exception/rule.ts';
import { fewest, fewestInSchema } from './fewest.ts';
import type { Finding } from './finding.ts';
import { withShortHeadline } from './findingText.ts';
import { formulaCell } from './formula-cell/rule.ts';
import { homogeneousClass } from './homogeneous-class/rule.ts';
import { identifyingColumn } from './identifying-column/rule.ts';
import { populationUnique } from './population-unique/rule.ts';
import { predictedRisk } from './predicted-risk/rule.ts';
import { privacyBudget } from './privacy-budget/rule.ts';
import { raggedRow } from './ragged-row/rule.ts';
import { rareValues } from './rare-values/rule.ts';
import { riskyColumn } from './risky-column/rule.ts';
import { rowStandsAlone } from './row-stands-alone/rule.ts';
import type {
  ConfigFacts,
  ConfigFinding,
  DescribedTable,
  RemedyName,
  Report,
  Rule,
  SchemaFacts,
  SchemaFinding,
  SchemaReport,
  StatisticsFacts,
  StatisticsFinding,
} from './rule.ts';
import { safeHarbor } from './safe-harbor/rule.ts';
import { schemaMismatch } from './schema-mismatch/rule.ts';
import { skewedClass } from './skewed-class/rule.ts';
import { smallCell } from './small-cell/rule.ts';
import { smallClasses } from './small-classes/rule.ts';
import { smallKey } from './small-key/rule.ts';
import { strayQuote } from './stray-quote/rule.ts';

import { tooManyColumns } from './too-many-columns/rule.ts';
import { unclosedQuote } from './unclosed-quote/rule.ts';
import { undeclaredRole } from './undeclared-role/rule.ts';
import { unknownColumn } from './unknown-column/rule.ts';
import { weakNoise } from './weak-noise/rule.ts';

export { applySettings, columnOf, columnsOf, type SettledFindings } from './applySettings.ts';
export { ruleDescription, rulePage } from './description.ts';
export type { Finding, Part, Severity, Target } from './finding.ts';
export { locate, type Span } from './locate.ts';
export type { ConfigFinding, RemedyName, Rule, SchemaFinding, StatisticsFacts, StatisticsFinding } from './rule.ts';

/** By code. */
export const rules: readonly Rule[] = [
  raggedRow,
  unclosedQuote,
  strayQuote,
  badHeader,
  badEncoding,
  formulaCell,
  tooManyColumns,
  badJson,
  directIdentifier,
  identifyingColumn,
  embeddedIdentifier,
  safeHarbor,
  smallClasses,
  rowStandsAlone,
  riskyColumn,
  smallKey,
  rareValues,
  dependentColumns,
  smallCell,
  derivableCell,
  homogeneousClass,
  skewedClass,
  backgroundKnowledge,
  populationUnique,
  weakNoise,
  privacyBudget,
  predictedRisk,
  badStatistics,
  undeclaredRole,
  contradictedRole,
  schemaMismatch,
  badConfig,
  expiredException,
  badHierarchy,
  badSchema,
  badPopulation,
  unknownColumn,
  contradictedSetting,
];

const ruleBySlug = new Map<string, Rule>(rules.map((rule) => [rule.slug, rule]));
const ruleOf = (slug: string) => ruleBySlug.get(slug);

/** The answers to the findings of a rule; none where no rule has this slug. */
export function remediesOf(slug: unknown): readonly RemedyName[] {
  return ruleBySlug.get(slug as string)?.remedies ?? [];
}

/** The findings to report: those that the settings leave, of each rule few. `today` as `2026-12-31`; a column is known by its place in a record. */
export function settledFindings(
  found: readonly Finding[],
  settings: Settings,
  columnNameOf: (column: number) => string | undefined,
  today: string,
): SettledFindings {
  const { findings, allowed } = applySettings(found, settings, columnNameOf, today);
  return { findings: fewest(findings, ruleOf, columnNameOf), allowed };
}

/** Findings that follow from what was read; those on a text are silent where there is none. */
export function runStructureRules(facts: StructureFacts): Finding[] {
  return rules.flatMap((rule) => {
    if (rule.needs === 'text') return hasText(facts) ? findings(rule, rule.check(facts)) : [];
    return rule.needs === 'structure' ? findings(rule, rule.check(facts)) : [];
  });
}

/** Findings that follow from each column by itself. */
export function runProfileRules(facts: ProfileFacts): Finding[] {
  return rules.flatMap((rule) =>
    rule.needs === 'profile' && isAbout(rule, facts) ? findings(rule, rule.check(facts)) : [],
  );
}

/** Findings that follow from how rows share their values. */
export function runClassRules(facts: ClassFacts): Finding[] {
  return rules.flatMap((rule) => (rule.needs === 'classes' ? findings(rule, rule.check(facts)) : []));
}

/** Findings that follow from how columns depend on each other. */
export function runInsightRules(facts: InsightFacts): Finding[] {
  return rules.flatMap((rule) =>
    rule.needs === 'insight' && isAbout(rule, facts) ? findings(rule, rule.check(facts)) : [],
  );
}

function isAbout({ isOfPeople }: Rule, { unit }: ProfileFacts): boolean {
  return isOfPeople !== true || areCompared(unit);
}

/** Whether a rule is on that uses insight, which takes longest to compute. */
export function needsInsight({ rules: settings }: Settings): boolean {
  return rules.some(
    ({ needs, gainsFromInsight, slug }) =>
      (needs === 'insight' || gainsFromInsight) && settings[slug].severity !== 'off',
  );
}

/** Mistakes in a configuration and those it extends; its own settings decide how grave they are. */
export function runConfigRules(facts: ConfigFacts): ConfigFinding[] {
  const [path] = facts.config.paths;
  if (path === undefined) return [];
  const settings = settingsFor({}, facts.config, path);
  return rules.flatMap((rule) => {
    if (rule.needs !== 'config') return [];
    const severity = settings.rules[rule.slug].severity ?? rule.severity;
    if (severity === 'off') return [];
    return Array.from(rule.check(facts), (problem) => ({
      ...withShortHeadline(problem),
      code: rule.code,
      slug: rule.slug,
      severity,
    }));
  });
}

/** Mistakes in statistics, and the risk that they predict; places are UTF-16 units of the text they are in. */
export function runStatisticsRules(facts: StatisticsFacts): StatisticsFinding[] {
  const { settings, today } = facts;
  return rules.flatMap((rule) => {
    if (rule.needs !== 'statistics') return [];
    const { code, slug } = rule;
    if (exceptionFor(settings, slug, code, undefined, today)) return [];
    return Array.from(rule.check(facts)).flatMap(({ severity: own, ...report }) => {
      const severity = settings.rules[slug].severity ?? own ?? rule.severity;
      return severity === 'off' ? [] : [{ ...withShortHeadline(report), isSchema: false, code, slug, severity }];
    });
  });
}

/** Mistakes in a schema by itself. `settings`: those of its place. */
export function runSchemaRules(facts: SchemaFacts, settings: Settings): SchemaFinding[] {
  return rules.flatMap((rule) => (rule.needs === 'schema' ? inSchema(rule, rule.check(facts), settings) : []));
}

const REPORTS_A_STEP = 32;

/** Contradictions between a schema and the data of one of its tables, as far as they are reported in the schema. `today` as an ISO date. */
export function* runDescribedRules(
  table: DescribedTable,
  today: string,
): Work<{ findings: SchemaFinding[]; allowed: number }> {
  const { settings } = table.facts;
  const findings: SchemaFinding[] = [];
  let found = 0;
  for (const rule of rules) {
    const reports = rule.needs === 'described' ? rule.check(table) : rule.checkDescribed?.(table);
    for (const report of reports ?? []) {
      for (const finding of inSchema(rule, [report], settings)) {
        found++;
        if (!exceptionFor(settings, finding.slug, finding.code, finding.column, today)) findings.push(finding);
      }
      // There may be one for each field.
      if (found % REPORTS_A_STEP === 0) yield { stage: 'columns', share: 1 };
    }
  }
  return { findings: fewestInSchema(findings, ruleOf), allowed: found - findings.length };
}

function inSchema(rule: Rule, reports: Iterable<SchemaReport>, settings: Settings): SchemaFinding[] {
  const { code, slug } = rule;
  return Array.from(reports).flatMap(({ severity: own, column, ...report }) => {
    const severity = settings.rules[slug].severity ?? own ?? rule.severity;
    return severity === 'off' ? [] : [{ ...withShortHeadline(report), column, code, slug, severity }];
  });
}

function findings({ code, slug, severity }: Rule, reports: Iterable<Report>): Finding[] {
  const numbers = new Map<string, number>();
  return Array.from(reports, (report) => {
    const place = Object.values(report.target).join(' ');
    const number = (numbers.get(place) ?? 0) + 1;
    numbers.set(place, number);
    return { id: `${code} ${place} ${number}`, code, slug, severity, ...withShortHeadline(report) };
  });
}
