/** A finding on data that are no text has no place that an editor could show: its message names it. */
import { shortName, shownName } from '@quasi/shared/explain';
import type { Finding, Target } from '@quasi/shared/rules';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import type { DataFile } from '../readers/index.ts';

type Data = Pick<DataFile, 'table' | 'places'>;

/** Of the rows that a finding leads to. */
const MOST_PLACES = 5;

/** `part`: the table that it is in, of a file with several. */
export function withPlace(finding: Finding, data: Data, part: string | undefined): Finding {
  const { target, message, details, parts = [] } = finding;
  const place = placeIn(data, target, message, part);
  const rows = parts.flatMap(({ target: each }) => ('row' in each && each.row >= 0 ? [rowIn(data, each.row)] : []));
  const more = rows.length > 0 ? [t`The first: ${rows.slice(0, MOST_PLACES).join(', ')}.`] : [];
  const whole = [...(details === undefined ? [] : [details]), ...more].join(' ');
  return {
    ...finding,
    message: place === '' ? message : t`${place}: ${message}`,
    ...(whole !== '' && { details: whole }),
  };
}

/** `Sheet1!C17`, or `people, row 3, zip`; a column is left out where the message names it. */
function placeIn(data: Data, target: Target, message: string, part: string | undefined): string {
  const isInRow = 'row' in target && target.row >= 0;
  const columns = target.kind === 'column' ? [target.column] : target.kind === 'cells' ? target.columns : [];
  const column = columns.length === 1 ? columns[0] : undefined;
  if (isInRow && data.places) return data.places.cellName(target.row, column);
  const name = column === undefined ? undefined : nameOf(data.table, column);
  const isNamed = name === undefined || [shownName(name), shortName(name)].some((each) => message.includes(each));
  return [
    ...(part === undefined ? [] : [shownName(part)]),
    ...(isInRow ? [rowIn(data, target.row)] : []),
    ...(isNamed ? [] : [shownName(name)]),
  ].join(', ');
}

function rowIn({ places }: Data, row: number): string {
  return places ? places.cellName(row, undefined) : t`row ${row + 1}`;
}

/** By its place in a record. */
function nameOf({ columns }: Columns, place: number): string | undefined {
  return columns.find(({ index }) => index === place)?.name;
}
