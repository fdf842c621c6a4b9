/** The largest population that can be stated: about as many people as have ever lived. Estimates for larger ones take longer. */
export const MOST_PEOPLE = 100_000_000_000;
