/**
 * How often somebody guesses a sensitive value right: from the rows that look like a person's, and from the whole file. The chances of CAP
 * and WEAP (Elliot 2014; Taub, Elliot, Pampaka, Smith 2018), with each row left out of what it is guessed from.
 */
import type { SensitiveValues } from '../../counts/types.ts';

/** Means over rows. */
export interface Chances {
  /** Of a guess of the commonest value; of several that are equally common any. */
  readonly right: number;
  /** Of a guess that draws one of the rows. */
  readonly drawn: number;
}

export interface Guesses {
  /** Rows with a value: only these are guessed, and guessed from. */
  readonly rows: number;
  /** From all other rows. */
  readonly fromFile: Chances;
  /** From the other rows of the class, and from all other rows where there are none. */
  readonly fromAlike: Chances;
  /** The share of rows that no other row of their class helps to guess. */
  readonly alone: number;
  /** The share of rows whose value is far more frequent among like rows than in the file. */
  readonly gained: number;
  /** Of rows whose like rows agree on one value, so that nobody hesitates to guess it. */
  readonly agreed: {
    readonly share: number;
    /** Undefined where there are none. */
    readonly right: number | undefined;
    /** How often that value is right for any other row of the file. */
    readonly fromFile: number | undefined;
  };
  /** The share of rows whose class, with the row itself, has one value (WEAP = 1): somebody who knows that the row is there reads it. */
  readonly certain: number;
}

/** From this gain on like rows give a row away: (p − b) / (1 − b), p from like rows and b from the file (RAPID: Templ, Thees, Müller 2026). */
const LEAST_GAIN = 0.3;
const MISSING = 0;
const CLASSES_A_STEP = 4096;

/** Undefined with fewer than two rows that have a value. Yields classes done. */
export function* guesses({
  starts,
  values,
  counts,
  totals,
  times,
}: SensitiveValues): Generator<number, Guesses | undefined> {
  const known = totals.subarray(MISSING + 1);
  const rows = known.reduce((sum, total) => sum + total, 0);
  if (rows < 2) return undefined;
  const ofFile = commonestOf(known);
  const chanceFromFile = (value: number) => (totals[value] - 1) / (rows - 1);
  const found = { right: 0, drawn: 0, drawnFromFile: 0, alone: 0, gained: 0, certain: 0 };
  const agreed = { rows: 0, right: 0, fromFile: 0 };
  for (let one = 0; one + 1 < starts.length; one++) {
    if (one % CLASSES_A_STEP === 0) yield one;
    const places: number[] = [];
    for (let i = starts[one]; i < starts[one + 1]; i++) if (values[i] !== MISSING) places.push(i);
    addClass(places, times?.[one] ?? 1);
  }
  return {
    rows,
    fromFile: { right: (ofFile.most * ofFile.right) / rows, drawn: found.drawnFromFile / rows },
    fromAlike: { right: found.right / rows, drawn: found.drawn / rows },
    alone: found.alone / rows,
    gained: found.gained / rows,
    agreed: {
      share: agreed.rows / rows,
      right: agreed.rows === 0 ? undefined : agreed.right / agreed.rows,
      fromFile: agreed.rows === 0 ? undefined : agreed.fromFile / agreed.rows,
    },
    certain: found.certain / rows,
  };

  /** `alike`: so many classes have these values. */
  function addClass(places: readonly number[], alike: number): void {
    const size = places.reduce((sum, i) => sum + counts[i], 0);
    const isAlone = size === 1;
    const { most, right } = commonestOf(places.map((i) => counts[i]));
    for (const i of places) {
      const weight = alike * counts[i];
      const base = chanceFromFile(values[i]);
      const chance = isAlone ? base : (counts[i] - 1) / (size - 1);
      found.drawn += weight * chance;
      found.drawnFromFile += weight * base;
      if (chance - base > LEAST_GAIN * (1 - base)) found.gained += weight;
      if (places.length === 1) found.certain += weight;
      if (isAlone) found.right += totals[values[i]] === ofFile.most ? weight * ofFile.right : 0;
      else if (counts[i] === most) found.right += weight * right;
    }
    if (isAlone) found.alone += alike;
    else addAgreed(places, alike);
  }

  /** The others of a row agree where the class has one value, and where it has two and this row alone has its own. */
  function addAgreed(places: readonly number[], alike: number): void {
    const [first, second] = places;
    if (places.length === 1) {
      agreed.rows += alike * counts[first];
      agreed.right += alike * counts[first];
      agreed.fromFile += alike * counts[first] * chanceFromFile(values[first]);
    } else if (places.length === 2) {
      for (const [own, other] of [
        [first, second],
        [second, first],
      ]) {
        if (counts[own] !== 1) continue;
        agreed.rows += alike;
        agreed.fromFile += (alike * totals[values[other]]) / (rows - 1);
      }
    }
  }
}

/** The largest count, and the chance that a row of a value with it is guessed right by the commonest value of the other rows. */
function commonestOf(counts: ArrayLike<number>): { readonly most: number; readonly right: number } {
  let most = 0;
  let values = 0;
  /** Without the row its value has as many as these. */
  let nextToMost = 0;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i] > most) {
      nextToMost = counts[i] - 1 === most ? values : 0;
      most = counts[i];
      values = 1;
    } else if (counts[i] === most) values++;
    else if (counts[i] === most - 1) nextToMost++;
  }
  return { most, right: values === 1 ? 1 / (1 + nextToMost) : 0 };
}
