/** How long the lines of a text may be that is to be read from its beginning to its end. */

/** Where no terminal says how wide it is. */
const USUAL = 80;
/** Longer lines are hard to follow from one to the next. */
const MOST = 100;

export function readingWidth({ isTTY, columns }: NodeJS.WriteStream): number {
  return isTTY && columns > 0 ? Math.min(columns, MOST) : USUAL;
}
