/** Of groups of columns: the entropy of each (R3A eq. 12), and how far each follows from each other one (R3A Definition 5). */
import { staged, type Work } from '../analysis/index.ts';
import { one } from '../counts/index.ts';
import { entropy } from '../measures/index.ts';
import { type DescribedColumn, dependency } from '../measures/prediction/index.ts';
import type { Measured } from './measured.ts';
import { numbersOf } from './namedColumns.ts';
import type { Numbers } from './part.ts';

/** Information below is rounding: the entropies of two groups and of both together are sums of their own. */
const ROUNDING = 1e-11;

/** Undefined without groups. A missing cell is a value. */
export function* groupsAsked(measured: Measured): Work<readonly Numbers[] | undefined> {
  const groups = measured.request.sets.map((names) => numbersOf(measured.table, names));
  if (groups.length === 0) return undefined;
  const described: DescribedColumn[] = [];
  for (const group of groups) described.push(yield* describedGroup(measured, group));
  const answers: Numbers[] = [];
  for (const [i, names] of measured.request.sets.entries()) {
    const follows: Numbers[] = [];
    for (const [j, on] of measured.request.sets.entries()) {
      if (i === j) continue;
      const both = yield* describedGroup(measured, [...new Set([...groups[i], ...groups[j]])]);
      const bits = Math.max(0, described[i].entropy + described[j].entropy - both.entropy);
      const information = { bits, pairs: both.distinct, independent: bits < ROUNDING };
      const { gain, kind } = dependency(information, described[i], described[j]);
      follows.push({ on: on.join('+'), gain, class: kind });
    }
    answers.push({ columns: names, tuples: described[i].distinct, entropy: described[i].entropy, follows });
  }
  return answers;
}

function* describedGroup({ facts: { counts }, table }: Measured, columns: readonly number[]): Work<DescribedColumn> {
  const counting = one(counts.classSizes([{ columns, missing: 'value' }]));
  const sizes = yield* staged('classes', table.rowCount, counting);
  return { entropy: entropy(sizes), distinct: sizes.counts.reduce((sum, count) => sum + count, 0) };
}
