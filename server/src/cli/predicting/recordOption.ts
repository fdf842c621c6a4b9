/** The record of `--record name=value,…` as the statistics know its values. */
import { shownName } from '@quasi/shared/explain';
import { type RecordValue, recordValue } from '@quasi/shared/predicting';
import type { Statistics } from '@quasi/shared/statistics';
import { FileProblem } from '../../files/index.ts';
import { statedValues } from '../recordParts.ts';

/** `path`: of the statistics. */
export function recordOf(parts: readonly string[], statistics: Statistics, path: string): RecordValue[] {
  const { columns } = statistics;
  const names = columns.map(({ name }) => name);
  return statedValues(parts, names, path).map(({ column, value }) => {
    if (columns[column].values !== undefined) return recordValue(statistics, column, value);
    const sentence = `The values of "${shownName(names[column])}" are not told, so that a record cannot be judged on it.`;
    throw new FileProblem(path, sentence);
  });
}
