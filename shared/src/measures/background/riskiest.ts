/** The ranking of columns by what knowing one of their values gives away (ITO): the first is the riskiest attribute. */

/** Column numbers by descending risk; equal risks keep the order of the columns. */
export function riskiestFirst(risks: readonly number[]): number[] {
  return risks.map((_, column) => column).sort((a, b) => risks[b] - risks[a] || a - b);
}
