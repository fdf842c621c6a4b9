/** Before and after of several measures on one axis: a ring, a line, and a point. */
import { type Area, card, line, type Size, text } from './frame.ts';
import { ink, styleOf } from './palette.ts';
import { type Axis, scaleOf } from './scale.ts';
import { mark } from './shapes.ts';
import { textWidth } from './text.ts';

export interface DumbbellPlot extends Size {
  readonly title: string;
  readonly axis: Axis;
  readonly before: string;
  readonly after: string;
  readonly measures: readonly { readonly name: string; readonly before: number; readonly after: number }[];
}

const rowHeight = 34;

export function dumbbell(plot: DumbbellPlot): string {
  const { title, axis, measures } = plot;
  const was = { ...styleOf(1), shape: 'ring' as const };
  const is = styleOf(0);
  const entries = [
    { label: plot.before, style: was, drawn: 'points' as const },
    { label: plot.after, style: is, drawn: 'points' as const },
  ];
  return card(title, entries, plot, draw, measures.length * rowHeight + 44);

  function draw(outer: Area): string[] {
    const left = outer.left + Math.max(...measures.map(({ name }) => textWidth(name, 13))) + 14;
    const bottom = outer.top + measures.length * rowHeight;
    const values = measures.flatMap(({ before, after }) => [before, after]);
    const scale = scaleOf({ from: 0, ...axis }, values, left, outer.right - 22);
    return [
      ...scale.ticks.flatMap((tick) => [
        line(scale.place(tick.value), outer.top, scale.place(tick.value), bottom, ink.grid),
        text(tick.text, scale.place(tick.value), bottom + 18, { anchor: 'middle', colour: ink.quiet }),
      ]),
      text(axis.label, (left + outer.right) / 2, bottom + 38, { anchor: 'middle', colour: ink.quiet }),
      ...measures.flatMap(({ name, before, after }, i) => {
        const y = outer.top + (i + 0.5) * rowHeight;
        const [from, to] = [scale.place(before), scale.place(after)];
        return [
          text(name, left - 12, y + 4.5, { anchor: 'end' }),
          line(from, y, to, y, ink.axis),
          mark(was, from, y, 6),
          mark(is, to, y, 6),
        ];
      }),
    ];
  }
}
