/** Points by two numbers, with the diagonal on which both are equal if they are of the same sort. */
import { type Axes, axes, card, type Size } from './frame.ts';
import { diagonalLine, type Level, levelLine } from './lines.ts';
import { styleOf } from './palette.ts';
import { mark } from './shapes.ts';

export interface Group {
  readonly label: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface ScatterPlot extends Axes, Size {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly diagonal?: boolean;
  readonly levels?: readonly Level[];
}

export function scatter(plot: ScatterPlot): string {
  const { title, groups, diagonal = false, levels = [] } = plot;
  const points = groups.flatMap((group) => group.points);
  const [x, y] = [points.map(([px]) => px), [...points.map(([, py]) => py), ...levels.map((level) => level.y)]];
  // Both axes show the same values, or the diagonal would mean nothing.
  const values = diagonal ? { x: [...x, ...y], y: [...x, ...y] } : { x, y };
  const entries = groups.map(({ label }, i) => ({ label, style: styleOf(i), drawn: 'points' as const }));
  const opacity = points.length > 60 ? 0.6 : 0.9;
  return card(title, entries, plot, (outer) =>
    axes(plot, values, outer, (across, up, area) => [
      ...levels.flatMap((level) => levelLine(level, across, up, area)),
      ...(diagonal ? diagonalLine(values.x, plot, across, up) : []),
      ...groups.flatMap((group, i) =>
        group.points.map(([px, py]) => mark(styleOf(i), across.place(px), up.place(py), 3.2, opacity)),
      ),
    ]),
  );
}
