/** How large a population can be said to be: about as many people as have ever lived. What is reckoned of one takes longer the larger it is. */
export const MOST_PEOPLE = 100_000_000_000;
