/** QS204: a few columns that together single rows out. */
import { formatShare, nameList } from '../../explain/index.ts';
import type { Rule } from '../rule.ts';

/** Keys that are told of; each further one mostly varies these. */
const MOST_KEYS = 5;

export const smallKey: Rule = {
  code: 'QS204',
  slug: 'small-key',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  summary: 'A few quasi-identifiers together single out many rows.',
  since: '0.1.0',
  *check({ table, smallKeys }) {
    for (const { columns, share } of smallKeys.slice(0, MOST_KEYS)) {
      const names = nameList(columns.map((column) => table.columns[column].name));
      const who = columns.length === 1 ? 'it alone' : 'these';
      yield {
        target: { kind: 'column', column: table.columns[columns[0]].index },
        numbers: { share, columns: columns.length },
        message: `${formatShare(share)} of the rows are alone on ${names}: whoever knows ${who} of such a person finds the row. Make the finest of them coarser.`,
      };
    }
  },
};
