/** The answers that a person can be asked for where a file is protected: those that stand in its columns. */
import type { PeopleBehind } from '@quasi/shared/analysis';
import { shownName } from '@quasi/shared/explain';
import { MOST_RECORD_VALUES, type RecordColumn } from '@quasi/shared/protocol';
import type { Table } from '@quasi/shared/table';

export function answersOf({ columns }: Table, people: PeopleBehind): RecordColumn[] {
  return people.columns.map(({ column, name }) => {
    const { dictionary } = columns[column];
    const values: string[] = [];
    for (let code = 1; code < dictionary.size && values.length < MOST_RECORD_VALUES; code++) {
      if (dictionary.counts[code] > 0) values.push(dictionary.text(code));
    }
    return { name: shownName(name), values: values.sort() };
  });
}
