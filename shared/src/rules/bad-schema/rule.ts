/** QS904: mistakes in the schema of a data file, which have no effect or leave its meaning open. */
import { fromSentences } from '../findingText.ts';
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
    // Something else of the same name, like a JSON Schema.
    if (schema.format === undefined && !schema.isUnreadable) return;
    for (const { isGrave, ...problem } of schema.problems)
      yield { ...fromSentences(problem), numbers: {}, ...(!isGrave && { severity: 'information' }) };
  },
};
