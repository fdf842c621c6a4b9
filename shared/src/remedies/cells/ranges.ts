/** Ranges of the numbers of a column that reveal none of them: between two ranges stands the roundest number that divides them. */
import { intervalOf, type NumbersOfColumn, powerOfTen, writtenAs } from '../numbers.ts';

export interface Ranges {
  /** In the order of the numbers: `<20`, `20–29` (`[20, 30)` where there are fractions), `>=30`. */
  readonly texts: readonly string[];
  readonly rangeOf: (number: number) => number;
}

/** `cuts`: places of the numbers that begin a range; there is one at least. */
export function rangesAt({ numbers, areWhole }: NumbersOfColumn, cuts: ArrayLike<number>): Ranges {
  const bounds = Array.from(cuts, (place) => roundestBetween(numbers[place - 1], numbers[place]));
  const between = bounds.slice(1).map(({ text, number }, i) => {
    const first = bounds[i];
    if (!areWhole) return `[${first.text}, ${text})`;
    return number - first.number === 1 ? first.text : `${first.text}–${number - 1}`;
  });
  return {
    texts: [`<${bounds[0].text}`, ...between, `>=${bounds[bounds.length - 1].text}`],
    rangeOf: (number) => {
      const next = bounds.findIndex((bound) => number < bound.number);
      return next < 0 ? bounds.length : next;
    },
  };
}

interface Bound {
  readonly number: number;
  readonly text: string;
}

/** Above `low`, and `high` at most: the multiple of the largest power of ten that there is one of. */
function roundestBetween(low: number, high: number): Bound {
  for (let exponent = 15; exponent >= -20; exponent--) {
    const step = powerOfTen(exponent);
    const text = writtenAs(intervalOf(high, step) * step, step);
    const number = Number(text);
    if (number > low && number <= high) return { number, text };
  }
  return { number: high, text: String(high) };
}
