/** What `quasi explain --column` says of a column: the card of the editor's hover, or its numbers. */
import {
  type Analysis,
  columnInsight,
  columnShape,
  type InsightFacts,
  staged,
  subjectAmong,
  type TellingValue,
  tellingValues,
  type Work,
  worstValues,
} from '@quasi/shared/analysis';
import { type Card, columnCard, evidenceText } from '@quasi/shared/explain';
import { applySettings, columnOf, runClassRules, runInsightRules, runProfileRules } from '@quasi/shared/rules';
import { today } from '../../today.ts';

export function* cardOfColumn(analysis: Analysis, column: number, budget: number | undefined): Work<Card> {
  const insight = yield* analysis.insight(budget);
  yield* analysis.together();
  yield* analysis.rowWeighted(budget);
  const { dictionary } = insight.table.columns[column];
  const shape = yield* staged(
    'columns',
    dictionary.size,
    columnShape(dictionary, insight.roles[column].kind, dictionary.size),
  );
  const ladder = yield* analysis.ladder(column);
  const telling = yield* tellingOf(insight, column);
  return columnCard(insight, column, analysis.known, { rules: rulesOn(insight, column), shape, ladder, telling });
}

export function* numbersOfColumn(analysis: Analysis, column: number, budget: number | undefined): Work<object> {
  const facts = yield* analysis.insight(budget);
  const { table, roles, profiles } = facts;
  const { name, dictionary } = table.columns[column];
  const { role, kind, isDeclared, evidence } = roles[column];
  const { distinct, missing, uniqueValues, entropy } = profiles[column];
  const rowWeighted = yield* analysis.rowWeighted(budget);
  const { sensitivity, smallKeys, dependsOn, tells, background, rare } = columnInsight(facts, column);
  const nameOf = (one: number) => table.columns[one].name;
  return {
    column: name,
    role,
    kind,
    declared: isDeclared,
    evidence: evidence.map(evidenceText),
    rows: table.rowCount,
    distinct,
    missing,
    uniqueShare: table.rowCount === 0 ? 0 : uniqueValues / table.rowCount,
    entropy,
    shape: yield* staged('columns', dictionary.size, columnShape(dictionary, kind, dictionary.size)),
    attacker: facts.settings.attacker.name,
    // Not the S of `measure`, which is among all columns asked for.
    sensitivity: sensitivity && {
      amongQuasiIdentifiers: sensitivity.value,
      lower: sensitivity.lower,
      upper: sensitivity.upper,
      exact: sensitivity.exact,
      rowWeighted: rowWeighted.get(column),
      reveal: sensitivity.reveal,
      relaxed: sensitivity.isRelaxed,
      complete: sensitivity.isComplete ? undefined : false,
      ranks: { ...sensitivity.ranks, sensitivity: undefined, amongQuasiIdentifiers: sensitivity.ranks.sensitivity },
    },
    smallKeys: smallKeys.map(({ columns, share }) => ({ columns: columns.map(nameOf), share })),
    dependsOn: dependsOn.map((one) => ({ column: nameOf(one.column), gain: one.gain })),
    tells: tells.map((one) => ({ column: nameOf(one.column), gain: one.gain })),
    background,
    worstValues: background === undefined ? undefined : worstValues(yield* tellingOf(facts, column)),
    rare,
    rules: rulesOn(facts, column),
  };
}

/** Of transactions: the values that say most of whom they are about. */
function* tellingOf({ table, roles }: InsightFacts, column: number): Work<TellingValue[]> {
  const subject = subjectAmong(roles);
  return subject === undefined || subject === column ? [] : yield* tellingValues(table, subject, column);
}

/** The rules that find something in the column, by their slugs, as the settings leave them. */
function rulesOn(facts: InsightFacts, column: number): string[] {
  const { table, settings } = facts;
  const all = [...runProfileRules(facts), ...runClassRules(facts), ...runInsightRules(facts)];
  const place = table.columns[column].index;
  const own = all.filter((finding) => finding.target.kind === 'column' && columnOf(finding) === place);
  const { findings } = applySettings(own, settings, () => table.columns[column].name, today());
  return [...new Set(findings.map(({ slug }) => slug))];
}
