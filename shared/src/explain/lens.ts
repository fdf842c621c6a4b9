/** The verdict on a file in one line, to stand above its header; and what stands at the end of each row. */
import {
  type ClassFacts,
  type ClassRisk,
  type Criterion,
  type InsightFacts,
  mostSensitiveFirst,
  type PeopleBehind,
  type VerdictState,
} from '../analysis/index.ts';
import { t, translatable, translated } from '../words/index.ts';
import { formatCount, formatCountOf, formatEpsilon, formatProbability, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';
import { protectedLens } from './protectedText.ts';
import { verdictSentence } from './verdictText.ts';

const MOST_SENSITIVE = 2;

/** What is told of the criteria beside k, which is always told. */
const failures: Readonly<Record<Exclude<Criterion['name'], 'k'>, (value: number, limit: number) => string>> = {
  shareBelow: (value, limit) => t`${formatShare(value)} below the target, ${formatShare(limit)} allowed`,
  meanRisk: (value, limit) => t`ORR ${formatShare(value)}, ${formatShare(limit)} allowed`,
  populationUnique: (value, limit) => t`${formatShare(value)} unique in the population, ${formatShare(limit)} allowed`,
  l: (value, limit) => t`ℓ = ${formatCount(value)}, target ${formatCount(limit)}`,
  t: (value, limit) => t`t = ${formatProbability(value)}, ${formatProbability(limit)} allowed`,
  epsilon: (value, limit) => t`ε = ${formatEpsilon(value)}, ${formatEpsilon(limit)} allowed`,
  identifiers: (columns) => formatCountOf(columns, t`column names people`, t`columns name people`),
  smallCells: (cells) => formatCountOf(cells, t`cell counts few people`, t`cells count few people`),
  derivableCells: (cells) => formatCountOf(cells, t`cell held back is given away`, t`cells held back are given away`),
  safeHarbor: (columns) => t`${formatCountOf(columns, t`column falls`, t`columns fall`)} under HIPAA safe harbor`,
};

const stateWords: Readonly<Record<VerdictState, string>> = {
  ready: translatable('Ready'),
  'not-ready': translatable('Not ready'),
  provisional: translatable('Provisional'),
  identified: translatable('Identified'),
  'not-judged': translatable('Not judged'),
};

/** Undefined where there is nothing to judge. `sensitive`: the columns that give most away, in words, once they are known; `people`: those behind a protected file. */
export function lensTitle(facts: ClassFacts, sensitive: string | undefined, people?: PeopleBehind): string | undefined {
  const { table, settings, verdict, risk, protection } = facts;
  if (protection?.isWhole) return protectedLens(protection, people);
  if (!verdict) return undefined;
  if (!risk) return withoutIcons(verdictSentence(facts));
  const { state, policy, criteria } = verdict;
  const failing = criteria.flatMap(({ name, value, limit, holds }) =>
    holds || name === 'k' ? [] : [failures[name](value, limit)],
  );
  const isShareTold = criteria.some(({ name, holds }) => name === 'shareBelow' && !holds);
  const sizes = t`k = ${formatCount(risk.k)}, target ${formatCount(settings.k)}`;
  const parts = [
    t`${translated(stateWords[state])} for ${shownName(policy)}: ${sizes}`,
    ...rowsText(risk, table.rowCount, isShareTold),
    ...failing,
    ...(sensitive ? [sensitive] : []),
  ];
  return withoutIcons(parts.join(' · '));
}

function rowsText({ uniqueRows, rowsBelow }: ClassRisk, rows: number, isShareTold: boolean): string[] {
  const all = formatCountOf(rows, t`row`, t`rows`);
  if (uniqueRows > 0) return [t`${formatCount(uniqueRows)} of ${all} alone`];
  return rowsBelow > 0 && !isShareTold ? [t`${formatCount(rowsBelow)} of ${all} below the target`] : [];
}

/** Undefined where no set of columns tells rows apart, or where it is not known which do. */
export function mostSensitive(insight: InsightFacts): string | undefined {
  const most = mostSensitiveFirst(insight.sensitivity)
    .slice(0, MOST_SENSITIVE)
    .map(({ column, value }) => `${shownName(insight.table.columns[column].name)} (${formatProbability(value)})`);
  return most.length > 0 ? t`most sensitive: ${most.join(', ')}` : undefined;
}

/** VS Code draws `$(name)` in a lens as an icon; from a file's header it is to stay text. */
function withoutIcons(title: string): string {
  return title.replaceAll('$(', '$ (');
}

/** `k=3` */
export function hintLabel(classSize: number): string {
  return `k=${formatCount(classSize)}`;
}

/** `columns`: the names of the quasi-identifiers; `target`: the class size aimed at. */
export function hintTooltip(
  classSize: number,
  { table, subjects }: Pick<ClassFacts, 'table' | 'subjects'>,
  columns: readonly string[],
  target: number,
): string {
  const names = nameList(columns);
  const all = formatCountOf(table.rowCount, t`row`, t`rows`);
  if (subjects) {
    return classSize === 1
      ? t`No row of anybody else has these values of ${names}; the target is ${formatCount(target)}.`
      : t`Rows of ${formatCount(classSize)} people share these values of ${names}, this one included; the target is ${formatCount(target)}.`;
  }
  return classSize === 1
    ? t`No other of ${all} has these values of ${names}; the target is ${formatCount(target)}.`
    : t`${formatCount(classSize)} of ${all} share these values of ${names}, this one included; the target is ${formatCount(target)}.`;
}
