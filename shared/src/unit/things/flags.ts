/** Tables of nothing but yes and no: goods above their columns are what somebody bought or likes, not what rows are. */
import { isFlag, isText, isUnique, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';

const LEAST_OF_COLUMNS = 0.9;
const FEWEST_FLAGS = 8;

/** The signs of things without those that flags alone show, where rows have no name of their own. */
export function withoutFlags(signs: readonly Sign[], columns: readonly Seen[]): readonly Sign[] {
  const flags = columns.filter(isFlag);
  const areFlags = flags.length >= FEWEST_FLAGS && flags.length >= LEAST_OF_COLUMNS * columns.length;
  if (!areFlags || columns.some((column) => isText(column) && isUnique(column))) return signs;
  return signs.filter((sign) => sign.columns.length === 0 || sign.columns.some((index) => !isFlag(columns[index])));
}
