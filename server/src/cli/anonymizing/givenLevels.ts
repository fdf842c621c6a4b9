/** The levels that `--levels` gives, each one that its column has. */
import type { Ladders } from '@quasi/shared/effects';
import { formatCount, shownName } from '@quasi/shared/explain';
import type { Columns } from '@quasi/shared/table';
import { UsageProblem } from '../problems.ts';
import { byColumn } from './byColumn.ts';

/** In the order of the ladders; a column that is not named stays as it is. `given`: each as `column=LEVEL`. */
export function givenLevels(given: readonly string[], { columns }: Columns, ladders: Ladders): number[] {
  const names = [...ladders.keys()].map((column) => columns[column].name);
  const said = byColumn(given, 'levels', 'LEVEL', names);
  return [...ladders.values()].map(({ treatments: { length: top } }, i) => {
    const text = said.get(names[i]) ?? '0';
    if (/^\d{1,9}$/.test(text) && Number(text) <= top) return Number(text);
    const levels = top === 0 ? 'level 0 only' : `levels 0 to ${formatCount(top)}`;
    throw new UsageProblem(`--levels: "${shownName(names[i])}" has ${levels}; --dry-run lists them.`);
  });
}
