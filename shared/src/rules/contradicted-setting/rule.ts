/** QS907: two settings in `quasi.json` that contradict each other on one column. */
import type { ContradictedRole } from '../../config/index.ts';
import { shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { type FindingText, findingText } from '../findingText.ts';
import { inLayersOf } from '../inLayers.ts';
import type { Rule } from '../rule.ts';

export const contradictedSetting: Rule = {
  code: 'QS907',
  slug: 'contradicted-setting',
  scope: 'configuration',
  severity: 'warning',
  needs: 'config',
  summary: 'Two settings in quasi.json contradict each other on one column, so one of them has no effect.',
  since: '0.2.0',
  check: ({ config, columns }) =>
    inLayersOf(config, columns.contradicted).map((contradicted) => {
      const { path, offset, length } = contradicted;
      return { path, offset, length, ...messageOf(contradicted), isSchema: false };
    }),
};

function messageOf({ column, says }: ContradictedRole): FindingText {
  const name = shortName(column);
  switch (says.what) {
    case 'listed':
      return findingText(
        t`Contradiction on ${name}: "quasiIdentifiers" lists it, "columns" says "${says.role}"`,
        t`The list counts, and the role has no effect. Fix: remove one of the two.`,
      );
    case 'unlisted':
      return findingText(
        t`The role "quasi-identifier" of ${name} has no effect`,
        t`"quasiIdentifiers" does not list this column, and only listed columns count. Fix: add it there, or remove one of the two.`,
      );
    case 'patterns': {
      const { earlierRole, laterRole } = says;
      const [earlier, later] = [shortName(says.earlier), shortName(says.later)];
      return findingText(
        t`Two patterns contradict each other on ${name}: "${earlierRole}" and "${laterRole}"`,
        t`"${earlier}" says "${earlierRole}", and "${later}" after it, which counts, "${laterRole}". Fix: set the role under the name of the column.`,
      );
    }
  }
}
