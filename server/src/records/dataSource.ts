/** What a record is judged by beside a data file: by its statistics, or by the people behind it where it is protected. */
import type { Analysis, PeopleBehind, Work } from '@quasi/shared/analysis';
import { declarationOf, type Settings } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { statisticsOf } from '@quasi/shared/predicting';
import { MOST_RECORD_VALUES, type RecordColumn } from '@quasi/shared/protocol';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { byStatistics, nothingToJudge, type RecordSource } from './recordSource.ts';

/** The same as `quasi statistics`. */
const SEED = 1;

type FoundSource = { readonly source: RecordSource } | { readonly problem: string };

export function* dataSource(analysis: Analysis<Columns>): Work<FoundSource> {
  const { table, settings, world } = analysis;
  const { protection } = yield* analysis.profile();
  if (protection?.isWhole) {
    const people = yield* analysis.peopleBehind();
    if (!people) return { problem: nothingToJudge() };
    return { source: { kind: 'people', people, columns: answersOf(table, settings, people) } };
  }
  const names = table.columns.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) {
    return { problem: t`Two columns are called ${shownName(twice)}; statistics need a name for each.` };
  }
  const { subjects } = yield* analysis.classes();
  if (subjects) {
    const subject = shownName(table.columns[subjects.column].name);
    return {
      problem: t`Several rows can be about one person here (${subject}), and statistics count rows, not people: a record cannot be judged by them. The card of a row says how many people are like it.`,
    };
  }
  const request = { columns: undefined, withheld: [], below: undefined, pairs: true, tree: true };
  const { statistics } = yield* statisticsOf(analysis, { ...request, seed: SEED, budget: world.budget });
  const population = yield* analysis.population();
  return { source: byStatistics(statistics, population?.size, settings) };
}

/** The answers that a person can be asked for where a file is protected: those that are declared, and those that stand in its columns. */
function answersOf({ columns }: Columns, settings: Settings, people: PeopleBehind): RecordColumn[] {
  return people.columns.map(({ column, name }) => {
    const { dictionary } = columns[column];
    const values = new Set(declarationOf(settings, name).categories);
    for (let code = 1; code < dictionary.size && values.size < MOST_RECORD_VALUES; code++) {
      if (dictionary.counts[code] > 0) values.add(dictionary.text(code));
    }
    return { name: shownName(name), values: [...values].sort(), canBeMissing: dictionary.counts[0] > 0 };
  });
}
