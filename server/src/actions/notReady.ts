/** What keeps a result from being ready, told where it is offered: what of the policy fails, and columns that name people whatever the classes are. */
import type { ProfileFacts, Verdict } from '@quasi/shared/analysis';
import { criterionAsked, criterionValue, nameList } from '@quasi/shared/explain';
import { namesPeople } from '@quasi/shared/roles';
import { t } from '@quasi/shared/words';

/** For a title; undefined where nothing does. */
export function notReadyText(verdict: Verdict | undefined, naming: readonly string[]): string | undefined {
  const failing = verdict?.criteria.filter(({ holds }) => !holds) ?? [];
  const parts = [
    ...failing.map((criterion) => t`${criterionAsked(criterion)} (here ${criterionValue(criterion)})`),
    ...(naming.length > 0 ? [namingText(naming)] : []),
  ];
  return parts.length > 0 ? t`not ready: ${parts.join('; ')}` : undefined;
}

/** For a sentence of its own, with what to do; empty where no column names people. */
export function namingNote(naming: readonly string[]): string {
  if (naming.length === 0) return '';
  return t`Not ready: ${namingText(naming)}. Remove what names people, or replace it by pseudonyms.`;
}

function namingText(naming: readonly string[]): string {
  return naming.length === 1 ? t`${nameList(naming)} names people` : t`${nameList(naming)} name people`;
}

/** Names of the columns, texts with identifiers in them among them. `isGone`: those that are taken out or treated. */
export function namingColumns(
  { table, roles, embedded }: ProfileFacts,
  isGone: (column: number) => boolean = () => false,
): string[] {
  const isNaming = (column: number) => namesPeople(roles[column]) || embedded[column] !== undefined;
  return table.columns.flatMap(({ name }, column) => (isNaming(column) && !isGone(column) ? [name] : []));
}
