/** What keeps a result from being ready, said where it is offered: what of the policy fails, and columns that identify people whatever the classes are. */
import type { ProfileFacts, Verdict } from '@quasi/shared/analysis';
import { criterionAsked, criterionValue, formatCountOf, shortList } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';

/** For a title; undefined where nothing does. */
export function notReadyText(verdict: Verdict | undefined, naming: readonly string[]): string | undefined {
  const fails = verdict?.criteria.filter(({ holds }) => !holds) ?? [];
  const failing = naming.length > 0 ? fails.filter(({ name }) => name !== 'identifiers') : fails;
  const parts = [
    ...failing.map((criterion) => t`${criterionAsked(criterion)} (here ${criterionValue(criterion)})`),
    ...(naming.length > 0 ? [namingText(naming)] : []),
  ];
  return parts.length > 0 ? t`not ready: ${parts.join('; ')}` : undefined;
}

/** For a sentence of its own, with what to do; empty where there is none. */
export function namingNote(naming: readonly string[]): string {
  if (naming.length === 0) return '';
  return t`Not ready: ${namingText(naming)}. Run Fix All Identifiers.`;
}

function namingText(naming: readonly string[]): string {
  return t`${formatCountOf(naming.length, t`identifier`, t`identifiers`)} left (${shortList(naming)})`;
}

/**
 * Names of the columns, texts with identifiers in them among them, also those that the settings let stay: the file is
 * identified, and not ready. `isGone`: those that are taken out or treated.
 */
export function namingColumns(
  { table, naming }: ProfileFacts,
  isGone: (column: number) => boolean = () => false,
): string[] {
  return naming.flatMap(({ column }) => (isGone(column) ? [] : [table.columns[column].name]));
}
