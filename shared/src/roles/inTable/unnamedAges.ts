/** Beside a sex that values show, and without headers, whole numbers as large as ages are ages: coded files begin with the two. */
import { detectors } from '../detectors/index.ts';
import { tellsNothing } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { rejudged } from './rejudged.ts';

const YOUNGEST_OF_OLD = 50;
const OLDEST = 115;
/** Fewer different numbers are answers on a scale. */
const FEWEST_AGES = 20;

const age = detectors.find(({ id }) => id === 'age');

export function unnamedAges(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const decided = roles.slice();
  const isKnown = roles.some(({ detector }) => detector?.kind === 'age');
  if (!age || isKnown) return decided;
  for (const [i, { detector }] of roles.entries()) {
    if (detector?.id !== 'sex' || !tellsNothing(columns[i].header)) continue;
    const at = [i - 1, i + 1].find((beside) => columns[beside] && !roles[beside].detector && areAges(columns[beside]));
    const judged = at === undefined ? undefined : rejudged(columns[at], age, 'age');
    if (at !== undefined && judged) decided[at] = judged;
  }
  return decided;
}

function areAges({ header, numbers, distinct }: ColumnForm): boolean {
  if (!numbers?.areWhole || !tellsNothing(header) || distinct < FEWEST_AGES) return false;
  return numbers.least >= 0 && numbers.largest >= YOUNGEST_OF_OLD && numbers.largest <= OLDEST;
}
