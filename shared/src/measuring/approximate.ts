/** `approximate`: the rows that stay unique where what an attacker knows may be a little off. */
import { type BoundedShare, tolerantRisk } from '../analysis/index.ts';
import { toleranceOf } from '../config/index.ts';
import { rowsIn } from '../counts/index.ts';
import { type Measured, rowsMeasured } from './measured.ts';
import { namesOf } from './namedColumns.ts';
import type { Numbers, Part } from './part.ts';

/** Absent where nothing may be off, and where missing cells do not equal each other. */
export const approximate: Part = function* (measured) {
  const { facts, request, table } = measured;
  if (request.missing !== 'value' || !facts.quasiIdentifiers.some(withinIn(measured))) return undefined;
  const { classes } = rowsMeasured(measured);
  const question = { facts, rows: rowsIn(facts.counts), classes, within: withinIn(measured), seed: request.seed };
  const found = yield* tolerantRisk(question);
  if (!found) return undefined;
  const total = classes.sizeOfClass.reduce((sum, size) => sum + size, 0);
  const { columns, exactColumns, exactly, k, unique, below, drawn } = found;
  return {
    columns: columns.map(({ column, by, within }) => ({ column: table.columns[column].name, by, within })),
    exactColumns: exactColumns.length > 0 ? namesOf(table, exactColumns) : undefined,
    k,
    exactly,
    ...numbersOf('unique', unique, drawn, total),
    ...numbersOf('below', below, drawn, total),
    drawn,
  };
};

/** The options count more than the settings. */
function withinIn({ request, facts, table }: Measured): (column: number) => number {
  return (column) => {
    const { name } = table.columns[column];
    return request.within.get(name) ?? toleranceOf(facts.settings, name, facts.roles[column].kind);
  };
}

/** The rows where all were decided; otherwise a share with its bounds. */
function numbersOf(
  name: string,
  { share, low, high }: BoundedShare,
  drawn: number | undefined,
  total: number,
): Numbers {
  if (drawn === undefined && low === high) return { [`${name}Rows`]: Math.round(share * total), [name]: share };
  return { [name]: drawn === undefined ? undefined : share, [`${name}Low`]: low, [`${name}High`]: high };
}
