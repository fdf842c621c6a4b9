/** QS101: columns that name people by themselves. */
import type { ProfileFacts } from '../../analysis/index.ts';
import { formatShare, shownName } from '../../explain/index.ts';
import { type ColumnRole, namesPeople } from '../../roles/index.ts';
import { t, translated } from '../../words/index.ts';
import type { Report, Rule } from '../rule.ts';

export const directIdentifier: Rule = {
  code: 'QS101',
  slug: 'direct-identifier',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: 'The column names people: e-mail addresses, phone numbers, national numbers, names.',
  since: '0.1.0',
  *check(facts) {
    const least = facts.settings.rules['direct-identifier'].share;
    for (const [column, role] of facts.roles.entries()) {
      if (namesPeople(role) && role.share >= least) yield reportOn(facts, column, role);
    }
  },
};

function reportOn({ table }: ProfileFacts, column: number, role: ColumnRole): Report {
  const name = shownName(table.columns[column].name);
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { share: role.share, confidence: role.confidence },
    message: [
      what(name, role),
      t`Such a value names its person by itself, whatever is done to the other columns.`,
      t`Remove the column, or replace its values by pseudonyms.`,
    ].join(' '),
  };
}

function what(name: string, { detector, evidence, isDeclared, inferred }: ColumnRole): string {
  if (!detector || (isDeclared && inferred !== 'identifier')) return t`${name} is marked as an identifier.`;
  const reasons = evidence.flatMap((one) => {
    if (one.says === 'header') return [t`the header says "${shownName(one.words)}"`];
    if (one.says === 'form') return [t`${formatShare(one.share)} of its values have the form`];
    if (one.says === 'check digits') return [t`${formatShare(one.share)} of these have right check digits`];
    return [];
  });
  return t`${name} holds ${translated(detector.label)}: ${reasons.join(', ')}.`;
}
