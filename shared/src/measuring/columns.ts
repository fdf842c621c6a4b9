/** `columns`: each column by itself. */
import { valueSizes } from '../counts/index.ts';
import { uniqueShare } from '../measures/index.ts';
import type { Part } from './part.ts';

export const columns: Part = function* ({ table, facts }) {
  return table.columns.map((column, i) => {
    const { distinct, missing, entropy } = facts.profiles[i];
    const { role, kind } = facts.roles[i];
    return {
      name: column.name,
      role,
      kind,
      distinct,
      missing,
      uniqueShare: uniqueShare(valueSizes(column)),
      entropy,
    };
  });
};
