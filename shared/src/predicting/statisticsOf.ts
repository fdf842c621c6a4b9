/** The statistics of a table that its owner can publish: how often each value of each column occurs, without any row. */
import { type Analysis, type ProfileFacts, subjectAmong, type Work } from '../analysis/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import type { Statistics } from '../statistics/index.ts';
import type { Columns } from '../table/index.ts';
import type { StatisticsRequest } from './statisticsRequest.ts';
import { type ToldColumn, toldColumn } from './toldColumn.ts';
import { toldDependence } from './toldDependence.ts';

export interface StatisticsOfTable {
  readonly statistics: Statistics;
  /**
   * The name of the column by which several rows are about one person; undefined where there is none. The listed counts are counts of rows
   * all the same.
   */
  readonly subject: string | undefined;
  /** The listed columns with answers of randomised response: their counts are no counts of people. */
  readonly noised: readonly string[];
  /** There was no time for all that was asked for, or too much of it. */
  readonly isComplete: boolean;
}

export function* statisticsOf(analysis: Analysis<Columns>, request: StatisticsRequest): Work<StatisticsOfTable> {
  const facts = yield* analysis.profile();
  const numbers = publishedColumns(facts, request);
  const columns: ToldColumn[] = [];
  for (const number of numbers) columns.push(yield* toldColumn(facts, number, request));
  const dependence = yield* toldDependence(analysis, facts, columns, request);
  const leftOut = facts.table.columns.filter((_, i) => !numbers.includes(i)).map(({ name }) => name);
  const { rowCount: rows } = facts.table;
  const { pairs, tree, isComplete } = dependence;
  return {
    statistics: { rows, below: request.below, columns: columns.map(({ told }) => told), leftOut, pairs, tree },
    subject: yield* repeatedSubject(facts),
    noised: numbers.filter((i) => facts.protection?.noised.has(i)).map((i) => facts.table.columns[i].name),
    isComplete,
  };
}

const PEOPLE_A_STEP = 16_384;

function* repeatedSubject({ table, roles }: ProfileFacts): Work<string | undefined> {
  const subject = subjectAmong(roles);
  if (subject === undefined) return undefined;
  const { name, dictionary, beyond } = table.columns[subject];
  if (beyond) return beyond.sizes.sizes.some((size) => size > 1) ? name : undefined;
  for (let code = 1; code < dictionary.size; code++) {
    if (dictionary.count(code) > 1) return name;
    if (code % PEOPLE_A_STEP === 0) yield { stage: 'columns', share: code / dictionary.size };
  }
  return undefined;
}

function publishedColumns({ table, roles }: ProfileFacts, { columns: named }: StatisticsRequest): number[] {
  return table.columns.flatMap(({ name }, i) => ((named ? named.includes(name) : isPublishable(roles[i])) ? [i] : []));
}

/** Values of the others name somebody, or are texts that hardly two rows share. */
function isPublishable({ role, kind }: ColumnRole): boolean {
  if (role === 'identifier' || role === 'subject') return false;
  return role === 'quasi-identifier' || kind !== 'text';
}
