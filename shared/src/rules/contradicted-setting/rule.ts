/** QS907: two settings in `quasi.json` that say different things of one column. */
import type { ContradictedRole } from '../../config/index.ts';
import { shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { inLayersOf } from '../inLayers.ts';
import type { Rule } from '../rule.ts';
import { type Told, told } from '../told.ts';

export const contradictedSetting: Rule = {
  code: 'QS907',
  slug: 'contradicted-setting',
  scope: 'configuration',
  severity: 'warning',
  needs: 'config',
  summary: 'Two settings in quasi.json say different things of one column, so one of them has no effect.',
  since: '0.2.0',
  check: ({ config, columns }) =>
    inLayersOf(config, columns.contradicted).map((contradicted) => {
      const { path, offset, length } = contradicted;
      return { path, offset, length, ...messageOf(contradicted), isSchema: false };
    }),
};

function messageOf({ column, says }: ContradictedRole): Told {
  const name = shortName(column);
  switch (says.what) {
    case 'listed':
      return told(
        t`Two settings contradict each other on ${name}: "quasiIdentifiers" lists it, "columns" says "${says.role}".`,
        t`The list counts, so the role has no effect. Take one of them out.`,
      );
    case 'unlisted':
      return told(
        t`"quasiIdentifiers" does not list ${name}, so its role "quasi-identifier" has no effect: only what is listed counts.`,
        t`Add it there, or take one of them out.`,
      );
    case 'patterns': {
      const { earlierRole, laterRole } = says;
      const [earlier, later] = [shortName(says.earlier), shortName(says.later)];
      return told(
        t`Two patterns contradict each other on ${name}: "${earlierRole}" and "${laterRole}". The later one counts.`,
        t`"${earlier}" says "${earlierRole}", "${later}" says "${laterRole}". Say by its name what the column is.`,
      );
    }
  }
}
