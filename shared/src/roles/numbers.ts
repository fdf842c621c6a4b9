/** What the values of a column are as numbers. */

export interface NumberForm {
  /** All are written without a decimal point. */
  readonly areWhole: boolean;
  readonly least: number;
  readonly largest: number;
  /** The most digits behind the point. */
  readonly decimals: number;
  /** All have as many characters, and some begin with zero: codes look so. */
  readonly isPadded: boolean;
  readonly hasOneLength: boolean;
}

/** The share of values that have to be numbers. */
const NEARLY_ALL = 0.95;

const numberForm = /^[-+]?(?:\d{1,3}(?:[ '’]\d{3})+|\d{1,3}(?:,\d{3})+|\d*)(?:[.,]\d+)?(?:[eE][-+]?\d{1,3})?$/;
const hasDigit = /\d/;

export function numberFormOf(values: readonly string[]): NumberForm | undefined {
  const numbers = values.filter((value) => value.length <= 40 && hasDigit.test(value) && numberForm.test(value));
  if (numbers.length === 0 || numbers.length < NEARLY_ALL * values.length) return undefined;
  let least = Number.POSITIVE_INFINITY;
  let largest = Number.NEGATIVE_INFINITY;
  let decimals = 0;
  for (const text of numbers) {
    const number = numberOf(text);
    least = Math.min(least, number);
    largest = Math.max(largest, number);
    decimals = Math.max(decimals, /[.,](\d+)(?:[eE].*)?$/.exec(text)?.[1].length ?? 0);
  }
  const areWhole = numbers.every((text) => /^[-+]?\d+$/.test(text));
  const hasOneLength = numbers.every((text) => text.length === numbers[0].length);
  const isPadded = areWhole && hasOneLength && numbers[0].length > 1 && numbers.some((text) => text.startsWith('0'));
  return { areWhole, least, largest, decimals: areWhole ? 0 : decimals, isPadded, hasOneLength };
}

/** A single comma stands for a decimal point; several, or one beside a point, part thousands. */
export function numberOf(text: string): number {
  const bare = text.replace(/[ '’]/g, '');
  if (/^[-+]?\d*,\d+$/.test(bare)) return Number(bare.replace(',', '.'));
  return Number(bare.replaceAll(',', ''));
}
