/** What becomes of columns, each in words and by an example: shown in the user's own editor before anything is chosen. */
import type { ProfileFacts } from '@quasi/shared/analysis';
import type { Treated, Treatments } from '@quasi/shared/effects';
import { shownName } from '@quasi/shared/explain';
import type { PlannedColumn } from '@quasi/shared/protocol';
import type { Recoded } from '@quasi/shared/remedies';
import type { Dictionary } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';

/** Longer texts and more values are not looked through for an example. */
const MOST_LOOKED_AT = 4096;

export function plannedColumns({ table }: ProfileFacts, treatments: Treatments, treated: Treated): PlannedColumn[] {
  return [...treatments].map(([column, treatment]) => {
    const { name, dictionary } = table.columns[column];
    const shown = shownName(name);
    const recoded = treated.get(column);
    if (!treatment || !recoded) return { column, name: shown, what: t`Remove the column ${shown}`, isErased: false };
    const isErased = erases(dictionary, recoded);
    const what = isErased ? t`Erase all values of ${shown}` : treatment.title(shown);
    const example = exampleOf(dictionary, recoded);
    return { column, name: shown, what, isErased, ...(example !== undefined && { example }) };
  });
}

/** The columns that keep their place and none of their values. */
export function erasedColumns({ table }: ProfileFacts, treated: Treated): number[] {
  return [...treated].flatMap(([column, recoded]) =>
    recoded && erases(table.columns[column].dictionary, recoded) ? [column] : [],
  );
}

/** Whatever the remedy is called: values differed, and do no longer. */
function erases(before: Dictionary, { column }: Recoded): boolean {
  return differs(before) && !differs(column.dictionary);
}

function differs({ counts }: Dictionary): boolean {
  let values = 0;
  for (let code = 1; code < counts.length && values < 2; code++) if (counts[code] > 0) values++;
  return values > 1;
}

/** `1985-05-08 → 1980–1989`, of the most frequent value that changes. */
function exampleOf(before: Dictionary, { written }: Recoded): string | undefined {
  let best = 0;
  for (let code = 1; code < Math.min(written.length, MOST_LOOKED_AT); code++) {
    if (written[code] !== undefined && before.count(code) > (best > 0 ? before.count(best) : 0)) best = code;
  }
  return best > 0 ? `${shownName(before.text(best))} → ${shownName(written[best] ?? '')}` : undefined;
}
