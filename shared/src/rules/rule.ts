/** What a rule is. A rule asks for facts and says what they mean; it computes nothing itself. */
import type { ClassFacts, InsightFacts, ProfileFacts, StructureFacts, WrittenFacts } from '../analysis/index.ts';
import type { ColumnFacts, ConfigProblem, LoadedConfig, RuleSlug, Settings } from '../config/index.ts';
import type { Prediction } from '../predicting/index.ts';
import type { DataComparison, Resource, Schema } from '../schema/index.ts';
import type { Together } from './fewest.ts';
import type { Finding, Part, Severity, Target } from './finding.ts';
import type { FindingText } from './findingText.ts';

/** What a rule's check returns; code, slug and severity are added by the registry. */
export interface Report extends FindingText {
  readonly target: Target;
  readonly numbers: Readonly<Record<string, number>>;
  readonly parts?: readonly Part[];
  /** If it is graver than others of its rule. */
  readonly severity?: Severity;
}

/** What rules about `quasi.json` itself go by. */
export interface ConfigFacts {
  readonly config: LoadedConfig;
  /** Which columns of the data its names fit. */
  readonly columns: ColumnFacts;
  /** As an ISO date. */
  readonly today: string;
}

/** A mistake in a configuration; its place is in that text, not in data. */
export interface ConfigFinding extends ConfigProblem, FindingText {
  readonly code: string;
  readonly slug: RuleSlug;
  readonly severity: Severity;
}

/** The facts of rules about statistics, in a file of their own or in a schema. */
export interface StatisticsFacts {
  /** Of the table that they are of, or of the file that they are in. */
  readonly settings: Settings;
  /** Where they begin: findings on all of them stand there. */
  readonly place: Omit<ConfigProblem, 'message' | 'isSchema'>;
  /** What keeps them from being read. */
  readonly problems: readonly Omit<ConfigProblem, 'isSchema'>[];
  /** Where the data beside them contradict them. */
  readonly doubts: readonly Omit<ConfigProblem, 'isSchema'>[];
  /** Undefined where they cannot be read, or rows are compared on no column of them. */
  readonly prediction: Prediction | undefined;
  /** As an ISO date. */
  readonly today: string;
}

interface StatisticsReport extends Omit<ConfigProblem, 'isSchema'>, FindingText {
  readonly numbers: Readonly<Record<string, number>>;
  /** If it is less grave than others of its rule. */
  readonly severity?: Severity;
}

/** A finding in statistics; its place is in their text. */
export interface StatisticsFinding extends ConfigFinding {
  readonly numbers: Readonly<Record<string, number>>;
}

/** What rules about a schema go by that need no data. */
export interface SchemaFacts {
  readonly schema: Schema;
}

/** A table of a schema, with the facts of its data. */
export interface DescribedTable {
  readonly resource: Resource;
  readonly facts: ProfileFacts;
  readonly comparison: DataComparison;
}

/** A report whose place is in the text of a schema. */
export interface SchemaReport extends ConfigProblem, FindingText {
  readonly numbers: Readonly<Record<string, number>>;
  /** The column that it is about. */
  readonly column?: string;
  /** If it is less grave than others of its rule. */
  readonly severity?: Severity;
}

export interface SchemaFinding extends ConfigFinding {
  readonly numbers: Readonly<Record<string, number>>;
  readonly column: string | undefined;
}

/** The ways in which menus answer findings; what offers one of them looks for its name, and for no rule's. */
export type RemedyName =
  | 'header'
  | 'close'
  | 'quote'
  | 'escape'
  | 'cells'
  | 'treat'
  | 'treat-both'
  | 'safe-harbor'
  | 'knowledge'
  | 'reach'
  | 'row'
  | 'rows-below'
  | 'rare-rows'
  | 'report'
  | 'unit'
  | 'hierarchy'
  | 'declare'
  | 'exception';

interface RuleHead {
  /** Stable: QS and three digits. */
  readonly code: string;
  /** What a person types; reads as "allow <slug>". */
  readonly slug: RuleSlug;
  readonly scope: 'file' | 'column' | 'row' | 'cell' | 'configuration' | 'schema';
  readonly severity: Severity;
  /** One sentence, as in the catalogue. */
  readonly summary: string;
  readonly since: string;
  /** The number of a finding that grows as it gets worse; without one a finding is there or is not. */
  readonly growsBy?: string;
  /** What answers its findings. */
  readonly remedies?: readonly RemedyName[];
  /** Findings on columns in one file; more of them are reported `together`, as one. Three unless stated. */
  readonly atMost?: number;
  together?(columns: Together): FindingText;
  /** It is about people who could be found: silent where rows are not taken for people or their events. */
  readonly isOfPeople?: true;
  /** It finds the same without insight, and says it better with it. */
  readonly gainsFromInsight?: true;
  /** What it reports in the schema too, where there is one. */
  checkDescribed?(table: DescribedTable): Iterable<SchemaReport>;
}

/** `needs` says which facts must be known; structural rules are published before the classes are counted. */
export type Rule = RuleHead &
  (
    | { readonly needs: 'text'; check(facts: WrittenFacts): Iterable<Report> }
    | { readonly needs: 'structure'; check(facts: StructureFacts): Iterable<Report> }
    | { readonly needs: 'profile'; check(facts: ProfileFacts): Iterable<Report> }
    | { readonly needs: 'classes'; check(facts: ClassFacts): Iterable<Report> }
    | { readonly needs: 'insight'; check(facts: InsightFacts): Iterable<Report> }
    | { readonly needs: 'config'; check(facts: ConfigFacts): Iterable<ConfigProblem & FindingText> }
    | { readonly needs: 'schema'; check(facts: SchemaFacts): Iterable<SchemaReport> }
    | { readonly needs: 'described'; check(table: DescribedTable): Iterable<SchemaReport> }
    | { readonly needs: 'statistics'; check(facts: StatisticsFacts): Iterable<StatisticsReport> }
  );

export type { Finding, Part };
