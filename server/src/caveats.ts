/** Statements of a schema on a table that its statistics leave out or cannot show: said wherever something is predicted from them. */
import { formatCount, nameList } from '@quasi/shared/explain';
import type { Resource } from '@quasi/shared/schema';
import type { Statistics } from '@quasi/shared/statistics';
import { t } from '@quasi/shared/words';

export function caveatsOf(resource: Resource, { columns }: Statistics): string[] {
  const counted = new Set(columns.map(({ name }) => name));
  return [...uncountedText(resource, counted), ...noisedText(resource, counted)];
}

/** Quasi-identifiers without statistics: what is predicted leaves them out, and is too small by what they add. */
function uncountedText({ fields }: Resource, counted: ReadonlySet<string>): string[] {
  const lacking = fields.filter(
    ({ name, quasi }) => quasi.said['quasi:role'] === 'quasi-identifier' && !counted.has(name),
  );
  if (lacking.length === 0) return [];
  const names = nameList(lacking.map(({ name }) => name));
  return lacking.length === 1
    ? [t`1 quasi-identifier has no statistics and is left out, so the risk is larger than predicted: ${names}.`]
    : [
        t`${formatCount(lacking.length)} quasi-identifiers have no statistics and are left out, so the risk is larger than predicted: ${names}.`,
      ];
}

/** A noised row is nobody's row (SEI, measures.md 5.1.9), and a count of these rows is not of people. */
function noisedText({ fields, quasi }: Resource, counted: ReadonlySet<string>): string[] {
  const ofTable = quasi.said['quasi:protection']?.epsilon;
  const noised = fields.filter(
    ({ name, quasi: { said } }) => (said['quasi:epsilon'] ?? ofTable) !== undefined && counted.has(name),
  );
  if (noised.length === 0) return [];
  const names = nameList(noised.map(({ name }) => name));
  return [
    t`The table holds answers of randomised response. If these are what is counted, nothing that is predicted is about people: ${names}.`,
  ];
}
