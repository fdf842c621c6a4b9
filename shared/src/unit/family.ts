/** A family of signs: what shows the same fact, which counts once, at the best weight that its columns reach. */
import type { Seen } from './seen.ts';
import type { Sign } from './unit.ts';

export interface Family {
  readonly what: string;
  readonly speaksFor: Sign['speaksFor'];
  /** What one column shows; 0 for nothing. */
  readonly weigh: (column: Seen) => number;
  /** What several columns that show it weigh, where that is more than the best of them. */
  readonly several?: { readonly from: number; readonly weight: number };
  /** In a wide table a few words in passing are no topic. */
  readonly isDiluted?: boolean;
}

interface Shown {
  weight: number;
  readonly columns: number[];
}

/** `wk1 … wk76` are one sign. */
const counted = /(?<=\p{L})[ _.-]?\d{1,4}$/u;
/** Columns weighed between two yields. */
const STEP = 16;

/** Yields the number of columns weighed. */
export function* signsOf(families: readonly Family[], columns: readonly Seen[]): Generator<number, Sign[]> {
  const shown = families.map((): Shown => ({ weight: 0, columns: [] }));
  const names = new Set<string>();
  for (const [i, column] of columns.entries()) {
    names.add(column.form.header.name.replace(counted, ''));
    for (const [j, { weigh }] of families.entries()) {
      const weight = weigh(column);
      if (weight <= 0) continue;
      shown[j].columns.push(column.index);
      shown[j].weight = Math.max(shown[j].weight, weight);
    }
    if (i % STEP === STEP - 1) yield i + 1;
  }
  return families.flatMap((family, j) => signOf(family, shown[j], names.size) ?? []);
}

/** From so many columns on a table is wide; a topic has this share of them. */
const WIDE = 40;
const LEAST_OF_WIDE = 0.06;

function signOf({ what, speaksFor, several, isDiluted }: Family, { weight, columns }: Shown, width: number) {
  if (columns.length === 0) return undefined;
  if (isDiluted && width >= WIDE && columns.length < LEAST_OF_WIDE * width)
    return { what, speaksFor, weight: weight / 3, columns };
  const isMore = several !== undefined && columns.length >= several.from;
  return { what, speaksFor, weight: isMore ? Math.max(weight, several.weight) : weight, columns };
}
