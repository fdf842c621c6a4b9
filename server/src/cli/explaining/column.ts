/** What `quasi explain --column` says of a column: the card of the editor's hover, or its numbers. */
import { type Analysis, columnInsight, type Work, worstValues } from '@quasi/shared/analysis';
import { type Card, columnCard, evidenceText } from '@quasi/shared/explain';
import type { Resource } from '@quasi/shared/schema';
import { columnWork, rulesOn } from '../../columnSeen.ts';
import { allFindings, describedFindings } from '../../findings.ts';

/** `resource`: what its schema says of the file. */
export function* cardOfColumn(analysis: Analysis, column: number, resource: Resource | undefined): Work<Card> {
  const insight = yield* analysis.insight();
  yield* analysis.together();
  yield* analysis.rowWeighted();
  const work = columnWork(analysis, insight, column);
  const shape = yield* work.shape;
  const ladder = work.ladder && (yield* work.ladder);
  const telling = work.telling && (yield* work.telling);
  const rules = yield* rulesOf(analysis, column, resource);
  return columnCard(insight, column, analysis.known, { rules, shape, ladder, telling });
}

export function* numbersOfColumn(analysis: Analysis, column: number, resource: Resource | undefined): Work<object> {
  const facts = yield* analysis.insight();
  const { table, roles, profiles } = facts;
  const { name } = table.columns[column];
  const { shape, telling } = columnWork(analysis, facts, column);
  const { role, kind, isDeclared, evidence } = roles[column];
  const { distinct, missing, uniqueValues, entropy } = profiles[column];
  const rowWeighted = yield* analysis.rowWeighted();
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
    shape: yield* shape,
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
    worstValues: background === undefined ? undefined : worstValues(telling ? yield* telling : []),
    rare,
    rules: yield* rulesOf(analysis, column, resource),
  };
}

/** As a check finds them, in the file and in its schema. */
function* rulesOf(analysis: Analysis, column: number, resource: Resource | undefined): Work<string[]> {
  const { facts, findings } = yield* allFindings(analysis);
  const described = resource && (yield* describedFindings(analysis, resource, facts));
  return rulesOn(facts, column, findings, described?.findings);
}
