/** `columns`: each column by itself. */
import { frequencyHistogram } from '../counts/index.ts';
import { uniqueShare } from '../measures/index.ts';
import type { Part } from './part.ts';

export const columns: Part = function* ({ table, facts }) {
  return table.columns.map(({ name, dictionary }, i) => {
    const { distinct, missing, entropy } = facts.profiles[i];
    const { role, kind } = facts.roles[i];
    return {
      name,
      role,
      kind,
      distinct,
      missing,
      uniqueShare: uniqueShare(frequencyHistogram(dictionary.counts)),
      entropy,
    };
  });
};
