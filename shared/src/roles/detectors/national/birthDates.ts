/**
 * Numbers that begin with a date of birth are recognised by those dates, with or without right check digits: the numbers of orders and
 * cases span few years.
 */

/** Fewer values show nothing. */
const FEWEST_VALUES = 8;
const FEWEST_YEARS = 8;

/** `years` finds the digits of the year as its first group. */
export function datesOfBirthProve(years: RegExp): (hits: readonly string[]) => boolean {
  return (hits) => {
    if (hits.length < FEWEST_VALUES) return false;
    const found = new Set<string>();
    for (const hit of hits) {
      const year = years.exec(hit)?.[1];
      if (year !== undefined) found.add(year);
    }
    return found.size >= Math.min(FEWEST_YEARS, Math.ceil(hits.length / 2));
  };
}
