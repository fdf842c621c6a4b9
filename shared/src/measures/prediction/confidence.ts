/** Support of a tuple and confidence of a rule between tuples, from counts (R3A Def. 3 and 4; Agrawal et al. 1993). */

/** The share of rows that hold the tuple; 0 in a table without rows. */
export function support(count: number, rows: number): number {
  return rows === 0 ? 0 : count / rows;
}

/** conf(t ⇒ s): the share of the rows with t that hold s too. Undefined if no row holds t. */
export function confidence(countOfBoth: number, countOfCondition: number): number | undefined {
  return countOfCondition === 0 ? undefined : countOfBoth / countOfCondition;
}
