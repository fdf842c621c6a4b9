/** How the sensitivities of columns move with a remedy: of the treated ones in any case, and of those that rise by it. */
import type { SensitivityChanges, Treatments } from '@quasi/shared/effects';
import { formatProbability, shownName } from '@quasi/shared/explain';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';

const MOST_TOLD = 3;

/** Nothing where nothing moves. */
export function sensitivityText(changes: SensitivityChanges, treatments: Treatments, { columns }: Columns): string {
  const told = changes.columns.map(({ column, before, after }) => {
    const name = shownName(columns[column].name);
    const isTreated = treatments.has(column);
    if (after === undefined) return { text: t`${name} is gone`, rise: 0, isTreated, isMoved: true };
    const [one, other] = [formatProbability(before), formatProbability(after)];
    // What reads the same does not rise.
    if (one === other) return { text: t`${name} ${other} as now`, rise: 0, isTreated, isMoved: false };
    return { text: `${name} ${one} → ${other}`, rise: after - before, isTreated, isMoved: true };
  });
  const own = told.filter(({ isTreated }) => isTreated).slice(0, MOST_TOLD);
  const rising = told
    .filter(({ isTreated, rise }) => !isTreated && rise > 0)
    .sort((one, other) => other.rise - one.rise);
  if (rising.length === 0 && own.every(({ isMoved }) => !isMoved)) return '';
  const sentence = t`Sensitivity among quasi-identifiers: ${own.map(({ text }) => text).join(', ')}.`;
  if (rising.length === 0) return sentence;
  const others = rising.slice(0, MOST_TOLD).map(({ text }) => text);
  const more = rising.length - others.length;
  const list = more > 0 ? t`${others.join(', ')} and ${more} more` : others.join(', ');
  return `${sentence} ${t`Others rise, as what singled rows out alone now does so with them: ${list}.`}`;
}
