/** Each value gets a number of its own, in the order in which the values come: rows of one thing stay together, and nothing else is said. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

const VALUES_A_STEP = 2048;

export const numberAnew = remedyOf({
  name: 'number-anew',
  sort: 'renamed',
  remains: 'Which rows belong together, and the order in which they come.',
  notWhen:
    'Another file has the same identifiers and must still match (use pseudonyms), or one row says enough (remove the column).',
  parameters: z.strictObject({}),
  offers: ({ role }) => (role === 'identifier' || role === 'subject' ? [{}] : []),
  title: (column) => t`Number the values of ${column} anew`,
  *treat(_, { values }) {
    const numbers = new Map<string, string>();
    for (let code = 1; code < values.size; code++) {
      if (code % VALUES_A_STEP === 0) yield code;
      if (values.count(code) > 0) numbers.set(values.text(code), String(numbers.size + 1));
    }
    return (value) => numbers.get(value);
  },
});
