/** QS101: columns that name people by themselves. */
import type { ProfileFacts } from '../../analysis/index.ts';
import { formatShare, shortName } from '../../explain/index.ts';
import { type ColumnRole, namesPeople } from '../../roles/index.ts';
import { t, translated } from '../../words/index.ts';
import type { Report, Rule } from '../rule.ts';
import { told } from '../told.ts';

export const directIdentifier: Rule = {
  code: 'QS101',
  slug: 'direct-identifier',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: 'The column names people: e-mail addresses, phone numbers, national numbers, names.',
  since: '0.1.0',
  remedies: ['treat'],
  *check(facts) {
    for (const [column, role] of facts.roles.entries()) {
      if (namesPeople(role)) yield reportOn(facts, column, role);
    }
  },
};

function reportOn({ table, settings, contactsOfThings }: ProfileFacts, column: number, role: ColumnRole): Report {
  const name = shortName(table.columns[column].name);
  const ofThings = contactsOfThings.has(column);
  return {
    ...(ofThings && { severity: 'information' }),
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { share: role.share, confidence: role.confidence },
    ...told(
      what(name, role),
      ...(role.share < settings.rules['direct-identifier'].share
        ? [t`Its other values look different; that takes nothing from those that do not.`]
        : []),
      ...inventedAmong(role),
      ...(ofThings
        ? [t`The rows are about nobody, so these seem to be those of organisations.`]
        : [
            t`Such a value names its person by itself, whatever is done to the other columns.`,
            t`Remove the column, or replace its values by pseudonyms.`,
          ]),
    ),
  };
}

/** Values that are kept for examples were made up; the column is one of addresses all the same. */
function inventedAmong({ evidence }: ColumnRole): string[] {
  return evidence.flatMap((one) =>
    one.says === 'invented' ? [t`${formatShare(one.share)} are kept for examples and look invented.`] : [],
  );
}

function what(name: string, { detector, evidence, isDeclared, inferred }: ColumnRole): string {
  if (!detector || (isDeclared && inferred !== 'identifier')) return t`${name} is marked as an identifier.`;
  const reasons = evidence.flatMap((one) => {
    if (one.says === 'header') return [t`the header says "${shortName(one.words)}"`];
    if (one.says === 'form') return [t`${formatShare(one.share)} of its values have the form`];
    if (one.says === 'check digits') return [t`${formatShare(one.share)} of these have right check digits`];
    return [];
  });
  return t`${name} holds ${translated(detector.label)}: ${reasons.join(', ')}.`;
}
