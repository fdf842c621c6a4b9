/** What the values of a column are as numbers. */

export interface NumberForm {
  /** All are whole: written without a decimal point, or with `.0` behind it, as programs do where values are missing. */
  readonly areWhole: boolean;
  readonly least: number;
  readonly largest: number;
  /** The most digits behind the point. */
  readonly decimals: number;
  /** All have as many characters, and some begin with zero: codes look so. */
  readonly isPadded: boolean;
  readonly hasOneLength: boolean;
  /** A comma stands for the decimal point, by the evidence of the column. */
  readonly hasDecimalComma: boolean;
}

/** The share of values that have to be numbers. */
const NEARLY_ALL = 0.95;
const LONGEST = 40;

const pointed = /^[-+]?(?:\d{1,3}(?:[ '’]\d{3})+|\d{1,3}(?:,\d{3})+|\d*)(?:\.\d+)?(?:[eE][-+]?\d{1,3})?$/;
const comma = /^[-+]?(?:\d{1,3}(?:[. '’]\d{3})+|\d*)(?:,\d+)?(?:[eE][-+]?\d{1,3})?$/;
const whole = /^[-+]?\d+(?:[.,]0)?$/;
const hasDigit = /\d/;
/** What only a decimal comma explains: other than three digits behind it, nothing or zero before it, or points before it. */
const onlyDecimal = /^[-+]?(?:\d*,(?:\d{1,2}|\d{4,})|0?,\d+|\d{4,},\d+|\d{1,3}(?:\.\d{3})+,\d+)$/;

export function numberFormOf(values: readonly string[]): NumberForm | undefined {
  const hasDecimalComma = decimalCommaIn(values);
  const form = hasDecimalComma ? comma : pointed;
  const numbers = values.filter((value) => value.length <= LONGEST && hasDigit.test(value) && form.test(value));
  if (numbers.length === 0 || numbers.length < NEARLY_ALL * values.length) return undefined;
  let least = Number.POSITIVE_INFINITY;
  let largest = Number.NEGATIVE_INFINITY;
  let decimals = 0;
  const fraction = hasDecimalComma ? /,(\d+)(?:[eE].*)?$/ : /\.(\d+)(?:[eE].*)?$/;
  for (const text of numbers) {
    const number = numberOf(text, hasDecimalComma);
    least = Math.min(least, number);
    largest = Math.max(largest, number);
    decimals = Math.max(decimals, fraction.exec(text)?.[1].length ?? 0);
  }
  const areWhole = numbers.every((text) => whole.test(text));
  const hasOneLength = numbers.every((text) => text.length === numbers[0].length);
  const isPadded = areWhole && hasOneLength && numbers[0].length > 1 && numbers.some((text) => /^0\d/.test(text));
  return { areWhole, least, largest, decimals: areWhole ? 0 : decimals, isPadded, hasOneLength, hasDecimalComma };
}

/** Whether any value shows that a comma is the decimal point, and none that it separates thousands. */
function decimalCommaIn(values: readonly string[]): boolean {
  let isSure = false;
  for (const value of values) {
    if (value.length > LONGEST || !value.includes(',')) continue;
    if (onlyDecimal.test(value)) isSure = true;
    else if (!comma.test(value)) return false;
  }
  return isSure;
}

/** In a column without a decimal comma, commas part thousands. */
export function numberOf(text: string, hasDecimalComma = false): number {
  const bare = text.replace(hasDecimalComma ? /[. '’]/g : /[ '’,]/g, '');
  return Number(hasDecimalComma ? bare.replace(',', '.') : bare);
}
