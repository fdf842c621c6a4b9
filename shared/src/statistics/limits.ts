/** What statistics can be about at most. */

/** Counts are kept in 32 bits, with room to spare. */
export const MOST_RECORDS = 2_000_000_000;
/** Each suppressed value of a column takes four bytes. */
export const MOST_SUPPRESSED = 20_000_000;
