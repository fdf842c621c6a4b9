/** Curves over a common axis, each with a band around it if there is one to show. */
import { type Axes, axes, card, line, type Size, text } from './frame.ts';
import { ink, styleOf } from './palette.ts';
import type { Scale } from './scale.ts';
import { mark } from './shapes.ts';
import { at } from './text.ts';

export interface Series {
  readonly label: string;
  /** By ascending x. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** From where to where, by ascending x: an interval or a spread. */
  readonly band?: readonly (readonly [x: number, low: number, high: number])[];
}

/** A line across the plot at one height, with its meaning written above it. */
export interface Level {
  readonly y: number;
  readonly label: string;
  /** The x at which the label ends, where it would hide something at the right. */
  readonly until?: number;
}

export interface LinePlot extends Axes, Size {
  readonly title: string;
  readonly series: readonly Series[];
  readonly levels?: readonly Level[];
  /** Where both numbers are equal, as in a plot of calibration. */
  readonly diagonal?: boolean;
}

export function lines(plot: LinePlot): string {
  const { title, series, levels = [], diagonal = false } = plot;
  const points = series.flatMap((one) => one.points);
  const edges = series.flatMap(({ band = [] }) => band.flatMap(([, low, high]) => [low, high]));
  const values = {
    x: points.map(([x]) => x),
    y: [...points.map(([, y]) => y), ...edges, ...levels.map(({ y }) => y)],
  };
  const entries = series.map(({ label }, i) => ({ label, style: styleOf(i), drawn: 'line' as const }));
  return card(title, entries, plot, (outer) =>
    axes(plot, values, outer, (x, y, area) => [
      ...(diagonal ? diagonalLine([...values.x, ...values.y], plot, x, y) : []),
      ...series.map((one, i) => bandOf(one, styleOf(i).colour, x, y)),
      ...levels.flatMap((level) => levelLine(level, x, y, area)),
      ...series.flatMap((one, i) => curve(one, i, x, y)),
    ]),
  );
}

export function levelLine(
  level: Level,
  x: Scale,
  y: Scale,
  area: { readonly left: number; readonly right: number },
): string[] {
  const height = y.place(level.y);
  const end = level.until === undefined ? area.right : x.place(level.until);
  return [
    line(area.left, height, area.right, height, ink.quiet, '4 4'),
    text(level.label, end, height - 5, { anchor: 'end', colour: ink.quiet, onData: true }),
  ];
}

/** From the least to the largest value of both axes. */
export function diagonalLine(values: readonly number[], { x: { from, to } }: Axes, x: Scale, y: Scale): string[] {
  const [first, last] = [from ?? Math.min(...values), to ?? Math.max(...values)];
  return [line(x.place(first), y.place(first), x.place(last), y.place(last), ink.quiet, '4 4')];
}

function bandOf({ band = [] }: Series, colour: string, x: Scale, y: Scale): string {
  if (band.length === 0) return '';
  const above = band.map(([value, , high]) => `${at(x.place(value))},${at(y.place(high))}`);
  const below = band.map(([value, low]) => `${at(x.place(value))},${at(y.place(low))}`).reverse();
  return `<polygon points="${[...above, ...below].join(' ')}" fill="${colour}" opacity="0.16"/>`;
}

function curve({ points }: Series, number: number, x: Scale, y: Scale): string[] {
  const style = styleOf(number);
  const places = points.map(([px, py]): [number, number] => [x.place(px), y.place(py)]);
  const dashed = style.dashes === '' ? '' : ` stroke-dasharray="${style.dashes}"`;
  const path = places.map(([px, py]) => `${at(px)},${at(py)}`).join(' ');
  // Marks on every point of a fine curve would hide it.
  const marked = places.length <= 30 ? places : [];
  return [
    `<polyline points="${path}" fill="none" stroke="${style.colour}" stroke-width="2.2" stroke-linejoin="round"${dashed}/>`,
    ...marked.map(([px, py]) => mark(style, px, py)),
  ];
}
