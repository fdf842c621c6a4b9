/** A matrix with a number in each cell, deeper in colour where it is larger: read by its numbers, seen by its colours. */
import { type Area, card, type Size, text } from './frame.ts';
import { ink, styleOf } from './palette.ts';
import { at, textWidth } from './text.ts';

export interface HeatPlot extends Size {
  readonly title: string;
  /** Of the rows; columns have the same, by their numbers. */
  readonly names: readonly string[];
  /** `[row][column]` from 0 to 1; undefined leaves a cell empty. */
  readonly values: readonly (readonly (number | undefined)[])[];
  readonly written: (value: number) => string;
}

const rowHeight = 24;
/** Deep enough to be seen, and numbers on it can still be read. */
const deepest = 0.55;

export function heatMatrix(plot: HeatPlot): string {
  const { title, names, values, written } = plot;
  return card(title, [], plot, draw, (names.length + 1) * rowHeight);

  function draw(outer: Area): string[] {
    const labels = names.map((name, i) => `${name}  ${i + 1}`);
    const left = outer.left + Math.max(...labels.map((label) => textWidth(label, 13))) + 8;
    const width = Math.min(64, (outer.right - left) / names.length);
    const centre = (column: number) => left + (column + 0.5) * width;
    return [
      ...names.map((_, i) => text(String(i + 1), centre(i), outer.top + 15, { anchor: 'middle', colour: ink.quiet })),
      ...labels.flatMap((label, row) => {
        const y = outer.top + (row + 1) * rowHeight;
        return [
          text(label, left - 8, y + 16, { anchor: 'end' }),
          ...values[row].flatMap((value, column) => cell(value, left + column * width, y)),
        ];
      }),
    ];

    function cell(value: number | undefined, x: number, y: number): string[] {
      if (value === undefined) return [];
      const depth = Math.round(100 * deepest * Math.min(1, Math.max(0, value))) / 100;
      return [
        `<rect x="${at(x + 0.5)}" y="${at(y + 0.5)}" width="${at(width - 1)}" height="${rowHeight - 1}" fill="${styleOf(0).colour}" fill-opacity="${depth}" stroke="${ink.grid}"/>`,
        text(written(value), x + width / 2, y + 16, { size: width < 28 ? 10 : 12, anchor: 'middle' }),
      ];
    }
  }
}
