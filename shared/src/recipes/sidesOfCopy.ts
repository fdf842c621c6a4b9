/** A file and the copy that a recipe makes of it, as the details of its effect are made of them. */
import { type Analysis, type ClassFacts, staged, type Work } from '../analysis/index.ts';
import { placesAfter, type Sides } from '../effects/index.ts';
import type { Columns, Dictionary } from '../table/index.ts';
import type { Replayed } from './replay.ts';

/** `copy`: as it was read again. `judged`: the columns whose cells the loss is counted over. */
export function* sidesOfCopy(
  original: Analysis<Columns>,
  copy: Analysis<Columns>,
  { written, removed, isKept }: Pick<Replayed, 'written' | 'removed' | 'isKept'>,
  judged: readonly number[],
): Work<Sides> {
  const before: ClassFacts = yield* original.classes();
  const changed = new Map<number, { groupOf: Uint32Array; groups: number } | undefined>();
  for (const column of removed) changed.set(column, undefined);
  for (const [column, texts] of written) {
    const { dictionary } = before.table.columns[column];
    changed.set(column, yield* staged('columns', dictionary.size, groupsBy(dictionary, texts)));
  }
  return {
    before: { analysis: original, facts: before },
    after: { analysis: copy, facts: yield* copy.classes() },
    placeAfter: placesAfter(before.table.columns.length, (column) => removed.has(column)),
    changed,
    judged,
    isKept,
  };
}

const VALUES_A_STEP = 2048;

/** Values that are written alike stay alike. */
function* groupsBy(
  dictionary: Dictionary,
  written: readonly (string | undefined)[],
): Generator<number, { groupOf: Uint32Array; groups: number }> {
  const groupOf = new Uint32Array(dictionary.size);
  const known = new Map<string, number>();
  // What stays missing is like nothing that is written.
  let groups = 1;
  for (let code = 0; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    if (code === 0 && written[0] === undefined) continue;
    const text = written[code] ?? dictionary.text(code);
    const group = known.get(text) ?? groups++;
    known.set(text, group);
    groupOf[code] = group;
  }
  return { groupOf, groups };
}
