/** How numbers are written on the pages: few digits, and the same in tables and in sentences. */

/** A probability, risk or area: `.647`; with the 0 left out as in the papers, never `-.000`. */
export function share(value: number, digits = 3): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '').replace(/^0/, '') : text.replace(/^(-?)0\./, '$1.');
}

/** `38 %`. */
export function percent(value: number, digits = 0): string {
  return `${(100 * value).toFixed(digits)} %`;
}

/** `30,162`. */
export function count(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A duration as no more than whether it keeps its limit, so that the next run prints the same: `under 300 ms`. Both in seconds. */
export function limitText(seconds: number, limit: number): string {
  return `${seconds < limit ? 'under' : 'over'} ${limit < 1 ? `${1000 * limit} ms` : `${limit} s`}`;
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return values.length === 0 ? Number.NaN : sum / values.length;
}

/** Of a sample: divided by one less than there are. */
export function deviation(values: ArrayLike<number>): number {
  const middle = mean(values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] - middle) ** 2;
  return values.length < 2 ? 0 : Math.sqrt(sum / (values.length - 1));
}

/** The value below which this share of the values lies, by interpolation between neighbours. */
export function quantile(values: readonly number[], portion: number): number {
  const ascending = [...values].sort((a, b) => a - b);
  const place = portion * (ascending.length - 1);
  const below = ascending[Math.floor(place)] ?? Number.NaN;
  const above = ascending[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
