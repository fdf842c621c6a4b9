/** QS904: what is wrong in the schema of a data file, and so has no effect, or leaves open what was meant. */
import type { Rule } from '../rule.ts';

export const badSchema: Rule = {
  code: 'QS904',
  slug: 'bad-schema',
  scope: 'schema',
  severity: 'error',
  needs: 'schema',
  summary: 'Something in a schema is not valid, so that nothing of it is applied, or has no effect.',
  since: '0.2.0',
  *check({ schema }) {
    // Something else that is only called so, such as a JSON Schema.
    if (schema.format === undefined && !schema.isUnreadable) return;
    for (const { isGrave, ...problem } of schema.problems)
      yield { ...problem, numbers: {}, ...(!isGrave && { severity: 'information' }) };
  },
};
