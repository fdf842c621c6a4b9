/** The record of `--record name=value,…`. */
import { nearest } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { type RecordValue, recordValue } from '@quasi/shared/predicting';
import type { Statistics } from '@quasi/shared/statistics';
import { FileProblem } from '../../files/index.ts';
import { manyNames } from '../manyNames.ts';
import { UsageProblem } from '../usageProblem.ts';

/** `path`: of the statistics. A value is not repeated in what is said: it may be that of a person. */
export function recordOf(parts: readonly string[], statistics: Statistics, path: string): RecordValue[] {
  const { columns } = statistics;
  const names = columns.map(({ name }) => name);
  const record = parts.map((part) => {
    // A name may hold the sign, too.
    const name = names.filter((known) => part.startsWith(`${known}=`)).sort((a, b) => b.length - a.length)[0];
    if (name === undefined) throw unknownColumn(part, names, path);
    const column = names.indexOf(name);
    if (columns[column].values === undefined) {
      const sentence = `The values of "${shownName(name)}" are not told, so that a record cannot be judged on it.`;
      throw new FileProblem(path, sentence);
    }
    return recordValue(statistics, column, part.slice(name.length + 1));
  });
  const twice = record.find(({ column }, i) => record.findIndex((other) => other.column === column) < i);
  if (twice) throw new UsageProblem(`--record states "${shownName(names[twice.column])}" twice.`);
  return record;
}

function unknownColumn(part: string, names: readonly string[], path: string): Error {
  const at = part.indexOf('=');
  if (at <= 0) return new UsageProblem('--record needs name=value,name=value and so on.');
  const stated = part.slice(0, at);
  const meant = nearest(stated, names);
  const hint = meant === undefined ? `It has ${manyNames(names)}.` : `Did you mean "${shownName(meant)}"?`;
  return new FileProblem(path, `There is no column "${shownName(stated)}". ${hint}`);
}
