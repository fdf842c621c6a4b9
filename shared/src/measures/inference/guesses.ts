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
const PLACES_A_STEP = 8192;

/** Undefined with fewer than two rows that have a value. Yields values and classes done. */
export function* guesses(sensitive: SensitiveValues): Generator<number, Guesses | undefined> {
  const { starts, values, counts, totals, times } = sensitive;
  const ofFile = new Commonest();
  for (let value = MISSING + 1; value < totals.length; value++) {
    ofFile.add(totals[value]);
    if (value % PLACES_A_STEP === 0) yield value;
  }
  const { rows } = ofFile;
  if (rows < 2) return undefined;
  const chanceFromFile = (value: number) => (totals[value] - 1) / (rows - 1);
  const found = { right: 0, drawn: 0, drawnFromFile: 0, alone: 0, gained: 0, certain: 0 };
  const agreed = { rows: 0, right: 0, fromFile: 0 };
  for (let one = 0; one + 1 < starts.length; one++) {
    if (one % PLACES_A_STEP === 0) yield one;
    /** So many classes have these values. */
    const alike = times?.[one] ?? 1;
    const ofClass = new Commonest();
    for (let i = starts[one]; i < starts[one + 1]; i++) {
      if (values[i] !== MISSING) ofClass.add(counts[i]);
      if (i % PLACES_A_STEP === 0) yield i;
    }
    if (ofClass.rows === 1) found.alone += alike;
    for (let i = starts[one]; i < starts[one + 1]; i++) {
      if (values[i] !== MISSING) addValue(i, ofClass, alike);
      if (i % PLACES_A_STEP === 0) yield i;
    }
    if (ofClass.rows > 1 && ofClass.values <= 2) addAgreed(one, alike);
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

  function addValue(i: number, ofClass: Commonest, alike: number): void {
    const weight = alike * counts[i];
    const base = chanceFromFile(values[i]);
    const isAlone = ofClass.rows === 1;
    const chance = isAlone ? base : (counts[i] - 1) / (ofClass.rows - 1);
    found.drawn += weight * chance;
    found.drawnFromFile += weight * base;
    if (chance - base > LEAST_GAIN * (1 - base)) found.gained += weight;
    if (ofClass.values === 1) found.certain += weight;
    const [guessedFrom, count] = isAlone ? [ofFile, totals[values[i]]] : [ofClass, counts[i]];
    if (count === guessedFrom.most) found.right += weight * guessedFrom.right;
  }

  /** The others of a row agree where the class has one value, and where it has two and this row alone has its own. */
  function addAgreed(one: number, alike: number): void {
    const places: number[] = [];
    for (let i = starts[one]; i < starts[one + 1]; i++) if (values[i] !== MISSING) places.push(i);
    const [first, second = first] = places;
    if (first === second) {
      agreed.rows += alike * counts[first];
      agreed.right += alike * counts[first];
      agreed.fromFile += alike * counts[first] * chanceFromFile(values[first]);
      return;
    }
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

/** The value that most rows have: rows and values so far, and how well a row of it is guessed from the other rows. */
class Commonest {
  rows = 0;
  values = 0;
  /** The largest count. */
  most = 0;
  #withMost = 0;
  /** Values that have as many rows as the commonest has without the row that is guessed. */
  #nextToMost = 0;

  add(count: number): void {
    if (count === 0) return;
    this.rows += count;
    this.values++;
    if (count > this.most) {
      this.#nextToMost = count - 1 === this.most ? this.#withMost : 0;
      this.most = count;
      this.#withMost = 1;
    } else if (count === this.most) this.#withMost++;
    else if (count === this.most - 1) this.#nextToMost++;
  }

  /** The chance that a row whose value has the largest count is guessed right by the commonest value of the others. */
  get right(): number {
    return this.#withMost === 1 ? 1 / (1 + this.#nextToMost) : 0;
  }
}
