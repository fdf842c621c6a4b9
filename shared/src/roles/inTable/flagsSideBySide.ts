/**
 * Yes and no, column after column, for the values of one question: `haupts`, `reals`, `abitur`, `univ` are schools, since two of them are
 * known to be.
 */
import { detectors } from '../detectors/index.ts';
import { isFlag } from '../flags.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { isOpen, rejudged } from './rejudged.ts';

/** One flag may be about anything. */
const FEWEST_KNOWN = 2;
const LEAST_SHARE = 0.4;

const questions = ['education', 'occupation', 'race', 'marital-status', 'region'].flatMap((id) => {
  const detector = detectors.find((each) => each.id === id);
  return detector ? [detector] : [];
});

export function flagsSideBySide(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const decided = roles.slice();
  for (const detector of questions) {
    const isOfIt = (i: number) => isFlag(columns[i]) && decided[i].detector === detector;
    let start = 0;
    while (start < columns.length) {
      let end = start;
      while (end < columns.length && (isOfIt(end) || (isOpen(decided[end]) && isFlag(columns[end])))) end++;
      const run = Array.from({ length: end - start }, (_, i) => start + i);
      const known = run.filter(isOfIt).length;
      if (known >= FEWEST_KNOWN && known >= LEAST_SHARE * run.length)
        for (const i of run)
          decided[i] = isOfIt(i) ? decided[i] : (rejudged(columns[i], detector, detector.label) ?? decided[i]);
      start = end + 1;
    }
  }
  return decided;
}
