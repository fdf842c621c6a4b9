/** The details of a copy: all that is known of what it does to risk and to what the data are worth, as a card and as numbers. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import { type Details, detailsOf, type Told } from '@quasi/shared/effects';
import { detailsCard, toText } from '@quasi/shared/explain';
import { type Recipe, type Replayed, sidesOfCopy } from '@quasi/shared/recipes';
import type { Columns } from '@quasi/shared/table';
import { forTerminal } from '../wrapText.ts';

export interface DetailsOfCopy {
  readonly details: Details;
  /** The original. */
  readonly table: Columns;
}

/** `budget`: seconds for each part. */
export function* detailsOfCopy(
  original: Analysis,
  copy: Analysis,
  recipe: Recipe,
  replayed: Replayed,
  budget: number | undefined,
): Work<DetailsOfCopy> {
  const { table } = original;
  const judged = recipe.quasiIdentifiers.map((name) => table.columns.findIndex((column) => column.name === name));
  const left = judged.filter((column) => !replayed.removed.has(column));
  const sides = yield* sidesOfCopy(original, copy, replayed, left);
  return { details: yield* detailsOf(sides, budget), table };
}

export function detailsText({ details, table }: DetailsOfCopy): string {
  return `\n${forTerminal(toText(detailsCard('Details', details, table)))}\n`;
}

/** With the names that the numbers have in `quasi measure`; `null` where there was no time. */
export function detailsNumbers({ details, table }: DetailsOfCopy): unknown {
  const { before, after, sensitivity, background, diversity, population, dependencies, loss } = details;
  const name = (column: number) => table.columns[column].name;
  const names = [...new Set([before, after].flatMap(({ verdict }) => verdict?.criteria.map((one) => one.name) ?? []))];
  const criterion = (side: Details['before'], wanted: string) => {
    const found = side.verdict?.criteria.find((one) => one.name === wanted);
    return found ? { value: found.value, limit: found.limit, holds: found.holds } : null;
  };
  const moved = (change: { column: number; before: unknown; after: unknown }) => ({
    column: name(change.column),
    before: change.before,
    after: change.after ?? null,
  });
  return {
    verdict: names.map((one) => ({ name: one, before: criterion(before, one), after: criterion(after, one) })),
    sensitivity: told(sensitivity, (found) => ({ relaxed: found.isRelaxed, columns: found.columns.map(moved) })),
    background: told(background, (found) => ({ user: name(found.subject), columns: found.columns.map(moved) })),
    diversity: told(diversity, (found) => found.map(moved)),
    population: told(population, (found) => ({
      size: found.size,
      alone: { before: found.before, after: found.after ?? null },
    })),
    dependency: told(dependencies, (found) => ({ before: found.before, after: found.after })),
    loss: told(loss, ({ ncp, entropy, leftToGuess }) => ({
      ncp,
      entropy,
      leftToGuess: leftToGuess.map(({ column, share }) => ({ column: name(column), share })),
    })),
  };
}

function told<T>(part: Told<T>, numbers: (found: T) => unknown): unknown {
  if (part === undefined) return undefined;
  return part === 'late' ? null : numbers(part as T);
}
