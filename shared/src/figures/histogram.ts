/** Upright bars over an axis by logarithm: how many of the rows are in classes of each size. */
import { type Area, card, line, type Size, text } from './frame.ts';
import { ink, styleOf } from './palette.ts';
import { type Axis, scaleOf } from './scale.ts';
import { at } from './text.ts';

export interface HistogramPlot extends Size {
  readonly title: string;
  /** By ascending `from`. */
  readonly bins: readonly Bin[];
  readonly x: string;
  readonly y: Axis;
  /** The first value that is safe: bars before it are striped and have a colour of their own. */
  readonly limit: { readonly value: number; readonly label: string };
}

export interface Bin {
  /** The first value of the bin, at least 1. */
  readonly from: number;
  /** The first value behind it. */
  readonly end: number;
  readonly height: number;
}

const stripe = 5;

export function histogram(plot: HistogramPlot): string {
  const { title, bins, limit } = plot;
  return card(title, [], plot, (outer) => {
    const area = { left: outer.left + 46, right: outer.right - 10, top: outer.top + 40, bottom: outer.bottom - 40 };
    const [first, last] = [Math.log(bins[0].from), Math.log(bins[bins.length - 1].end)];
    const place = (value: number) =>
      area.left + ((Math.log(value) - first) / (last - first || 1)) * (area.right - area.left);
    const up = scaleOf({ from: 0, ...plot.y }, [0, ...bins.map(({ height }) => height)], area.bottom, area.top);
    return [
      text(plot.y.label, outer.left, outer.top + 12, { colour: ink.quiet }),
      ...up.ticks.flatMap((tick) => [
        line(area.left, up.place(tick.value), area.right, up.place(tick.value), ink.grid),
        text(tick.text, area.left - 6, up.place(tick.value) + 4.5, { anchor: 'end', colour: ink.quiet }),
      ]),
      ...bins.flatMap((bin) =>
        bar(place(bin.from), place(bin.end), up.place(bin.height), area, bin.end <= limit.value),
      ),
      ...ticks(bins, place, area),
      line(area.left, area.bottom, area.right, area.bottom, ink.axis),
      ...limitLine(place(limit.value), limit.label, area),
      text(plot.x, (area.left + area.right) / 2, outer.bottom, { anchor: 'middle', colour: ink.quiet }),
    ];
  });
}

function bar(left: number, right: number, top: number, { bottom }: Area, isAtRisk: boolean): string[] {
  const [x, width, height] = [left + 1, Math.max(1, right - left - 2), bottom - top];
  if (height <= 0) return [];
  const colour = isAtRisk ? ink.risk : styleOf(0).colour;
  const whole = `<rect x="${at(x)}" y="${at(top)}" width="${at(width)}" height="${at(Math.max(0.5, height))}" fill="${colour}"/>`;
  const stripes = Array.from(
    { length: isAtRisk ? Math.floor(height / stripe) : 0 },
    (_, i) => bottom - (i + 1) * stripe,
  );
  return [whole, ...stripes.map((y) => line(x, y, x + width, y, ink.paper))];
}

/** The ends of bins, as far as there is room for their numbers. */
function ticks(bins: readonly Bin[], place: (value: number) => number, { bottom }: Area): string[] {
  let free = Number.NEGATIVE_INFINITY;
  return [...bins.map(({ from }) => from), bins[bins.length - 1].end].flatMap((value) => {
    const x = place(value);
    const words = shortCount(value);
    const half = words.length * 4;
    if (x - half < free) return [];
    free = x + half + 4;
    return [
      line(x, bottom, x, bottom + 5, ink.axis),
      text(words, x, bottom + 19, { anchor: 'middle', colour: ink.quiet }),
    ];
  });
}

function limitLine(x: number, label: string, { left, right, top, bottom }: Area): string[] {
  if (x < left || x > right) return [];
  const isLeft = x - left > (right - left) / 2;
  return [
    line(x, top - 12, x, bottom, ink.text, '4 3'),
    text(label, isLeft ? x - 5 : x + 5, top - 6, { anchor: isLeft ? 'end' : 'start', onData: true }),
  ];
}

/** `10k`: so that numbers of an axis fit beside each other. */
function shortCount(value: number): string {
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(3))}M`;
  return value >= 1e4 ? `${Number((value / 1e3).toPrecision(3))}k` : String(value);
}
