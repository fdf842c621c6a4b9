/** The name that someone may have meant who mistyped one. */

/** Undefined where none is near: about one slip in three characters. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const most = Math.min(Math.max(1, Math.floor(typed.length / 3)), typed.length - 1);
  let best: string | undefined;
  let fewest = most + 1;
  for (const name of names) {
    if (Math.abs(typed.length - name.length) >= fewest) continue;
    const slips = editDistance(typed, name);
    if (slips < fewest) [best, fewest] = [name, slips];
  }
  return best;
}

/** Characters put in, left out, replaced or swapped with the next (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let twoBack: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j], twoBack[j - 2] + 1);
    }
    [twoBack, last] = [last, row];
  }
  return last[b.length];
}
