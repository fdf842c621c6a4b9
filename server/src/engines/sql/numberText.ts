/** Texts of typed values as databases write them, as our readers write them. */

/** `1.0`, `1e+20`, `nan`, `-0.0` → `1`, `100000000000000000000`, `NaN`, `-0`. */
export function numberText(text: unknown): string {
  const written = String(text);
  if (/^nan$/i.test(written)) return 'NaN';
  const isEndless = /^([+-]?)inf(?:inity)?$/i.exec(written);
  if (isEndless) return isEndless[1] === '-' ? '-Infinity' : 'Infinity';
  const number = Number(written);
  return Object.is(number, -0) ? '-0' : String(number);
}

/** `2020-01-31 10:00:00.5` → `2020-01-31T10:00:00.500`, and with `+00` at its end → `…Z`. */
export function timeText(text: unknown): string {
  const found = /^(\d{4,}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d+))?(\+00(?::?00)?|Z)?$/.exec(String(text));
  if (!found) return String(text);
  const [, date, time, fraction = '', zone] = found;
  const digits = fraction.replace(/0+$/, '');
  const shown = digits === '' ? '' : `.${digits.padEnd(3, '0')}`;
  return `${date}T${time}${shown}${zone === undefined ? '' : 'Z'}`;
}
