/** Lines that can be stated to stand above a table: nobody writes more, and the table begins in the head that is looked at. */
export const MOST_SKIPPED = 1000;
