/** `x` and `y` of those who return with times are where they were, if the numbers can be a place on the earth. */
import { detectors } from '../detectors/index.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';
import { isOpen, rejudged } from './rejudged.ts';

const across = new Set(wordsIn('x, coordx, xcoord, posx, xpos'));
const up = new Set(wordsIn('y, coordy, ycoord, posy, ypos'));
/** A place within a hundred metres. */
const LEAST_DECIMALS = 3;
const times = new Set(['time-stamp', 'event-date', 'time-of-day']);

const latitude = detectors.find(({ id }) => id === 'latitude');
const longitude = detectors.find(({ id }) => id === 'longitude');

export function tracesBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const returns =
    roles.some(({ role }) => role === 'subject') && roles.some(({ detector }) => times.has(detector?.id ?? ''));
  const x = columns.findIndex((column, i) => isOpen(roles[i]) && isNamed(column, across));
  const y = columns.findIndex((column, i) => isOpen(roles[i]) && isNamed(column, up));
  if (!returns || !latitude || !longitude || x < 0 || y < 0) return roles.slice();
  const found = [rejudged(columns[x], longitude, 'longitude'), rejudged(columns[y], latitude, 'latitude')];
  if (!found[0] || !found[1]) return roles.slice();
  return roles.map((role, i) => (i === x ? found[0] : i === y ? found[1] : undefined) ?? role);
}

function isNamed({ header, numbers }: ColumnForm, names: ReadonlySet<string>): boolean {
  return names.has(header.whole) && (numbers?.decimals ?? 0) >= LEAST_DECIMALS;
}
