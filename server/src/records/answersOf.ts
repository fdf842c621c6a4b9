/** The answers that a person can be asked for where a file is protected: those that are declared, and those that stand in its columns. */
import type { PeopleBehind } from '@quasi/shared/analysis';
import { declarationOf, type Settings } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { MOST_RECORD_VALUES, type RecordColumn } from '@quasi/shared/protocol';
import type { Columns } from '@quasi/shared/table';

export function answersOf({ columns }: Columns, settings: Settings, people: PeopleBehind): RecordColumn[] {
  return people.columns.map(({ column, name }) => {
    const { dictionary } = columns[column];
    const values = new Set(declarationOf(settings, name).categories);
    for (let code = 1; code < dictionary.size && values.size < MOST_RECORD_VALUES; code++) {
      if (dictionary.counts[code] > 0) values.add(dictionary.text(code));
    }
    return { name: shownName(name), values: [...values].sort(), canBeMissing: dictionary.counts[0] > 0 };
  });
}
