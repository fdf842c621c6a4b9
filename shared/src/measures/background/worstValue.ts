/** What the mean of ITO hides: the value with the fewest users, and the records whose value has one user only. */
import type { UsersPerValue } from '../../counts/types.ts';

/** Largest 1 / |U_x|: the chance to name the user, for the worst value; 0 without values. */
export function worstIdentification({ users }: UsersPerValue): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const count of users) fewest = Math.min(fewest, count);
  return 1 / fewest;
}

/** Share of all records whose value has one user, who is then certain. */
export function singleUserShare({ rows, records, users, values }: UsersPerValue): number {
  if (rows === 0) return 0;
  let single = 0;
  for (let i = 0; i < values.length; i++) if (users[i] === 1) single += values[i] * records[i];
  return single / rows;
}

/** The values of the fewest users, who are found by them with 1/|U_x|; of as many users those of most records, which all become known. */
export function mostTelling(records: Uint32Array, users: Uint32Array, most: number): number[] {
  const top: number[] = [];
  for (let i = 0; i < records.length; i++) {
    if (users[i] === 0) continue;
    let place = top.length;
    while (place > 0 && exceeds(i, top[place - 1])) place--;
    if (place >= most) continue;
    top.splice(place, 0, i);
    if (top.length > most) top.pop();
  }
  return top;

  function exceeds(a: number, b: number): boolean {
    return users[a] !== users[b] ? users[a] < users[b] : records[a] > records[b];
  }
}
