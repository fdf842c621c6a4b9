/** Lying bars, so that names of any length are read without turning one's head; several series stand below each other. */
import { type Area, card, line, type Size, text } from './frame.ts';
import { ink, styleOf } from './palette.ts';
import { type Axis, scaleOf } from './scale.ts';
import { at, textWidth } from './text.ts';

export interface BarPlot extends Size {
  readonly title: string;
  readonly axis: Axis;
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly label: string;
    /** One for each category; undefined leaves a gap. */
    readonly values: readonly (number | undefined)[];
  }[];
  /** How a value is written at the end of its bar. */
  readonly written: (value: number) => string;
  /** The series behind the first are there to compare it with: thin, and without numbers. */
  readonly isFirstMain?: boolean;
}

const thickness = 15;
const thin = 6;
const between = 12;

/** As high as the bars need; `height` is not heeded. */
export function bars(plot: BarPlot): string {
  const { title, axis, categories, series, written } = plot;
  const thicknessOf = (number: number) => (plot.isFirstMain && number > 0 ? thin : thickness);
  const depths = series.map((_, number) => series.slice(0, number).reduce((sum, __, s) => sum + thicknessOf(s), 0));
  const all = series.reduce((sum, _, number) => sum + thicknessOf(number), 0);
  const group = all + between;
  const entries = series.map(({ label }, i) => ({ label, style: styleOf(i), drawn: 'area' as const }));
  const values = series.flatMap((one) => one.values).filter((value) => value !== undefined);
  const inner = categories.length * group + 46;
  return card(title, entries, plot, draw, inner);

  function draw(outer: Area): string[] {
    const left = outer.left + Math.max(...categories.map((name) => textWidth(name, 13))) + 10;
    const end = Math.max(...values.map((value) => textWidth(written(value), 12)));
    const scale = scaleOf({ from: 0, ...axis }, [0, ...values], left, outer.right - end - 8);
    const { top } = outer;
    const bottom = top + categories.length * group;
    return [
      ...scale.ticks.flatMap((tick) => [
        line(scale.place(tick.value), top, scale.place(tick.value), bottom, ink.grid),
        text(tick.text, scale.place(tick.value), bottom + 18, { anchor: 'middle', colour: ink.quiet }),
      ]),
      text(axis.label, (left + outer.right) / 2, bottom + 38, { anchor: 'middle', colour: ink.quiet }),
      line(scale.place(0), top, scale.place(0), bottom, ink.axis),
      ...categories.flatMap((name, c) => {
        const y = top + c * group + between / 2;
        return [
          text(name, left - 10, y + all / 2 + 4.5, { anchor: 'end' }),
          ...series.flatMap((one, s) => bar(one.values[c], s, y + depths[s])),
        ];
      }),
    ];

    function bar(value: number | undefined, number: number, y: number): string[] {
      if (value === undefined) return [];
      const [from, to] = [scale.place(Math.min(0, value)), scale.place(Math.max(0, value))];
      const rectangle = `<rect x="${at(from)}" y="${at(y + 1)}" width="${at(Math.max(0.5, to - from))}" height="${thicknessOf(number) - 2}" fill="${styleOf(number).colour}"/>`;
      if (thicknessOf(number) === thin) return [rectangle];
      return [rectangle, text(written(value), to + 6, y + thickness - 3.5, { size: 12, colour: ink.quiet })];
    }
  }
}
