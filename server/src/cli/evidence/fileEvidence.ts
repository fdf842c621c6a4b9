/** The evidence of one checked file: its settings and its results, without any value of a cell. */
import { type ClassFacts, guessedIn, type InsightFacts, type Population, SEED } from '@quasi/shared/analysis';
import type { LoadedConfig, Settings } from '@quasi/shared/config';
import { evidenceText } from '@quasi/shared/explain';
import { unitInNumbers } from '@quasi/shared/measuring';
import type { ColumnRole, Evidence } from '@quasi/shared/roles';
import {
  applySettings,
  type Finding,
  runClassRules,
  runInsightRules,
  runProfileRules,
  runStructureRules,
} from '@quasi/shared/rules';
import { readAlike } from '@quasi/shared/table';
import { unjudged, verdictInJson } from '../verdictText.ts';
import { type Configuration, configurationOf } from './configuration.ts';

interface CheckedFile {
  readonly file: string;
  readonly sha256: string | undefined;
  /** The name of its format. */
  readonly format: string;
  readonly encoding: string | undefined;
  readonly config: LoadedConfig;
  readonly facts: ClassFacts;
  /** Undefined if no rule that is on asks for it. */
  readonly insight: InsightFacts | undefined;
  readonly population: Population | undefined;
  readonly findings: readonly Finding[];
  readonly allowed: number;
  readonly today: string;
}

export type FileEvidence = Readonly<Record<string, unknown>> & {
  readonly file: string;
  readonly configuration: Configuration;
};

/** Reads cells again, so it is to be called before the file is closed. */
export function fileEvidence(checked: CheckedFile): FileEvidence {
  const {
    file,
    sha256,
    format,
    encoding,
    config,
    facts,
    insight,
    findings,
    allowed,
    today,
    population: known,
  } = checked;
  const { table, text, settings, quasiIdentifiers, quasiIdentifiersAreNamed, roles, risk, verdict, protection } = facts;
  const people = insight?.peopleBehind;
  const { policy, attacker, k, l, t, trim, missing, missingTokens } = settings;
  return {
    file,
    sha256,
    rows: table.rowCount,
    columns: table.columns.length,
    reading: {
      format,
      encoding,
      delimiter: text && readAlike(text.table).delimiter,
      header: table.areNamed,
      trim,
    },
    policy: { name: policy.name, criteria: policy.criteria, targets: { k, l, t } },
    unit: unitInNumbers(facts.unit, table),
    unitReason: reasonOf(settings.unit),
    asPeople: facts.asPeople ?? null,
    risk: risk ?? null,
    verdict: verdictInJson(facts),
    notJudged: unjudged(settings, verdict),
    attacker,
    quasiIdentifiers: quasiIdentifiers.map((column) => table.columns[column].name),
    quasiIdentifiersNamed: quasiIdentifiersAreNamed,
    roles: roles.map((role, column) => ({ column: table.columns[column].name, ...decision(role) })),
    // Other policies are only for `quasi measure`.
    missing: { policy: 'value', stated: missing === 'value' ? undefined : missing, tokens: missingTokens },
    population: known?.size ?? null,
    populationSource: known?.source,
    protection: protection && {
      epsilons: Object.fromEntries(
        [...protection.noised].map(([column, epsilon]) => [table.columns[column].name, epsilon]),
      ),
      total: protection.total,
      allTrue: people?.allTrue,
      guessed: people && guessedIn(people),
      aloneShare: people?.drawn?.aloneShare,
      onFloor: people?.drawn?.onFloor,
      cap: people?.cap,
      population: people?.population,
      databases: people?.databases.map(({ name, rate }) => ({ file: name, rate })),
    },
    seed: SEED,
    findings: countBySlug(findings),
    allowed,
    exceptions: exceptionsInForce(facts, insight, today).map(({ exception, allowed: own }) => {
      const { rule, column, reason, by, on, until } = exception;
      return {
        rule,
        column: column ?? null,
        reason,
        by: by ?? null,
        on: on ?? null,
        until: until ?? null,
        allowed: own,
      };
    }),
    cutShort: insight ? cutShort(insight) : [],
    configuration: configurationOf(settings, config),
  };
}

/** What somebody who declared it says of it. */
function reasonOf(unit: Settings['unit']): string | undefined {
  return typeof unit === 'object' ? unit.reason : undefined;
}

/** How it came to be known what a column is. */
function decision({ role, kind, inferred, isDeclared, detector, evidence }: ColumnRole): Record<string, unknown> {
  return {
    role,
    kind,
    decided: isDeclared ? 'declared' : 'inferred',
    inferred: isDeclared ? inferred : undefined,
    recognised: detector?.label,
    evidence: evidence.map(withoutValues),
  };
}

/** Years that dates span are values of some of its cells, or parts of them. */
function withoutValues(evidence: Evidence): string {
  return evidence.says === 'years' ? 'its values are dates' : evidenceText(evidence);
}

function countBySlug(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { slug } of findings) counts[slug] = (counts[slug] ?? 0) + 1;
  return counts;
}

/** What a budget of time has ended before it was complete. */
function cutShort({ dependencies, sensitivity, smallKeysAreAll }: InsightFacts): string[] {
  return [
    dependencies.isComplete ? [] : ['dependencies between columns'],
    sensitivity.isComplete ? [] : ['sensitivity of columns'],
    smallKeysAreAll ? [] : ['small keys'],
  ].flat();
}

/** `allowed`: findings that each would allow by itself: two exceptions may cover the same. */
function exceptionsInForce(facts: ClassFacts, insight: InsightFacts | undefined, today: string) {
  const { settings, table } = facts;
  const inForce = settings.exceptions.filter(({ until }) => until === undefined || today <= until);
  if (inForce.length === 0) return [];
  const all = [...runStructureRules(facts), ...runProfileRules(facts), ...runClassRules(facts)];
  if (insight) all.push(...runInsightRules(insight));
  const nameOf = (column: number) => table.columns.at(column)?.name;
  return inForce.map((exception) => {
    const alone = { ...settings, exceptions: [exception] };
    return { exception, allowed: applySettings(all, alone, nameOf, today).allowed };
  });
}
