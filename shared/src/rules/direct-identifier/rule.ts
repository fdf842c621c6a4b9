/** QS101: columns that identify people by themselves. */
import type { ProfileFacts } from '../../analysis/index.ts';
import { formatShare, shortName } from '../../explain/index.ts';
import { type ColumnRole, namesPeople } from '../../roles/index.ts';
import { t, translated } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';

export const directIdentifier: Rule = {
  code: 'QS101',
  slug: 'direct-identifier',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: 'The column identifies people: e-mail addresses, phone numbers, national numbers, names.',
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
    ...findingText(
      headline(name, role, ofThings),
      ...why(role),
      ...(role.share < settings.rules['direct-identifier'].share ? [t`Its other values look different.`] : []),
      ...inventedAmong(role),
      ...(ofThings
        ? [t`The rows are not about people.`]
        : [t`Fix: remove the column, or replace its values with pseudonyms.`]),
    ),
  };
}

/** Values reserved for examples were made up; the column is one of addresses all the same. */
function inventedAmong({ evidence }: ColumnRole): string[] {
  return evidence.flatMap((one) =>
    one.says === 'invented' ? [t`${formatShare(one.share)} are reserved for examples and look invented.`] : [],
  );
}

function headline(name: string, role: ColumnRole, ofThings: boolean): string {
  const { detector } = role;
  if (!detector || !isFound(role)) return t`${name} is marked as an identifier`;
  const label = translated(detector.label);
  return ofThings
    ? t`${name} holds ${label}, probably of organisations`
    : t`${name} identifies people: it holds ${label}`;
}

/** Not only declared. */
function isFound({ detector, isDeclared, inferred }: ColumnRole): boolean {
  return detector !== undefined && (!isDeclared || inferred === 'identifier');
}

/** Only what counts as a reason to a reader who sees the column: header, form, check digits. */
function why(role: ColumnRole): string[] {
  if (!isFound(role)) return [];
  const reasons = role.evidence.flatMap((one) => {
    if (one.says === 'header') return [t`the header says "${shortName(one.words)}"`];
    if (one.says === 'form') return [t`${formatShare(one.share)} of its values have the form`];
    if (one.says === 'check digits') return [t`${formatShare(one.share)} of these have right check digits`];
    return [];
  });
  return reasons.length === 0 ? [] : [t`Why: ${reasons.join(', ')}.`];
}
