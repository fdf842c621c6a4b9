/** What `quasi explain --record` says of a person with these values: the card of "Judge a Record…" in the editor, or its numbers. */
import { type Analysis, guessedIn, type Work } from '@quasi/shared/analysis';
import { nameList } from '@quasi/shared/explain';
import type { Columns } from '@quasi/shared/table';
import { FileProblem } from '../../files/index.ts';
import { dataSource } from '../../records/dataSource.ts';
import { columnsOf, type Judged, judged, namesOf, type RecordSource, releasesOf } from '../../records/recordSource.ts';
import { UsageProblem } from '../problems.ts';
import { statedValues } from '../recordParts.ts';
import type { Explained } from './explained.ts';

export function* explainRecord(
  analysis: Analysis<Columns>,
  parts: readonly string[],
  path: string,
  isJson: boolean,
): Work<Explained> {
  const { source, verdict } = yield* judgement(analysis, parts, path);
  if (!isJson) return { card: verdict.cardWith(yield* releasesOf(source)) };
  const population = source.kind === 'people' ? source.people.population : source.population;
  const guessed = source.kind === 'people' ? guessedIn(source.people) : [];
  return {
    numbers: {
      file: path,
      columns: namesOf(source),
      population,
      guessed: guessed.length > 0 ? guessed : undefined,
      record: inParts(verdict),
    },
  };
}

/** T → P(X ≤ T), as `quasi predict` prints it. */
function inParts({ numbers }: Judged): object {
  const { atMost } = numbers;
  if (!Array.isArray(atMost)) return numbers;
  return { ...numbers, atMost: Object.fromEntries(atMost.map(({ most, probability }) => [most, probability])) };
}

function* judgement(
  analysis: Analysis<Columns>,
  parts: readonly string[],
  path: string,
): Work<{ readonly source: RecordSource; readonly verdict: Judged }> {
  const found = yield* dataSource(analysis);
  if ('problem' in found) throw new FileProblem(path, found.problem);
  const { source } = found;
  const verdict = yield* judged(source, valuesOf(parts, source, path, analysis.table));
  if (verdict) return { source, verdict };
  throw new FileProblem(
    path,
    'Nobody in the population can have these values: check the population, and the rates of the databases.',
  );
}

/** One for each column that is asked for, as the editor's boxes give them. */
function valuesOf(parts: readonly string[], source: RecordSource, path: string, table: Columns): string[] {
  const columns = columnsOf(source);
  if (columns.length === 0) {
    throw new FileProblem(path, 'It has no quasi-identifier; name the columns that rows are compared on with --qi.');
  }
  const names = namesOf(source);
  const others = table.columns.map(({ name }) => name);
  const stated = statedValues(parts, names, path, others);
  const values = columns.map((_, i) => stated.find(({ column }) => column === i)?.value);
  const unstated = names.filter((_, i) => values[i] === undefined);
  if (unstated.length > 0) throw new UsageProblem(`--record needs a value of ${nameList(unstated)}, too.`);
  const lacking = columns.find(({ canBeMissing }, i) => values[i] === '' && !canBeMissing);
  if (lacking) throw new UsageProblem(`Every row has a value of ${lacking.name}: --record needs one, too.`);
  return values.map((value) => value ?? '');
}
