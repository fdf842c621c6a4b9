/** What all plots share: the card they stand on, title, legend, axes and grid. */
import { ink, type Style } from './palette.ts';
import { type Axis, type Scale, scaleOf } from './scale.ts';
import { mark } from './shapes.ts';
import { at, escapeXml, textWidth } from './text.ts';

export interface Entry {
  readonly label: string;
  readonly style: Style;
  /** How the series is drawn. */
  readonly drawn: 'line' | 'points' | 'area';
}

export interface Size {
  readonly width?: number;
  readonly height?: number;
  /** The page around it has the title and the paper: the title is only read aloud. */
  readonly isBare?: boolean;
}

/** Where the data are drawn. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const titleHeight = 44;
const titleSize = 16;
const titleLine = 21;
const legendLine = 21;
const smallest = 13;

/** A card with title and legend; `draw` fills what is left below them, which is `inner` high if that is said. */
export function card(
  title: string,
  entries: readonly Entry[],
  { width = 720, height: whole = 400, isBare = false }: Size,
  draw: (area: Area) => string[],
  inner?: number,
): string {
  const margin = isBare ? 4 : 20;
  const heading = isBare ? [] : wrapped(title, width - 2 * margin);
  const headingHeight = isBare ? margin : titleHeight + (heading.length - 1) * titleLine;
  const legend = legendOf(entries, width, headingHeight, margin);
  const top = headingHeight + legend.height;
  const height = inner === undefined ? whole : top + inner + margin;
  const area = { left: margin, right: width - margin, top, bottom: height - margin };
  const paper = `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="${ink.paper}" stroke="${ink.edge}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}" font-family="-apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif">`,
    ...(isBare ? [] : [paper]),
    ...heading.map((words, i) => text(words, margin, 29 + i * titleLine, { size: titleSize, weight: 600 })),
    ...legend.elements,
    ...draw(area),
    '</svg>',
    '',
  ].join('\n');
}

export interface Axes {
  readonly x: Axis;
  readonly y: Axis;
}

/** Axes and grid within an area; `draw` gets the scales and the area that is left to the data. */
export function axes(
  { x, y }: Axes,
  values: { readonly x: readonly number[]; readonly y: readonly number[] },
  outer: Area,
  draw: (x: Scale, y: Scale, area: Area) => string[],
): string[] {
  const top = outer.top + 26;
  const bottom = outer.bottom - 38;
  const upright = scaleOf(y, values.y, bottom, top);
  const widest = Math.max(...upright.ticks.map((tick) => textWidth(tick.text, smallest)));
  const overhang = Math.max(...scaleOf(x, values.x, 0, 1).ticks.map((tick) => textWidth(tick.text, smallest))) / 2;
  const area = { left: outer.left + widest + 8, right: outer.right - overhang, top, bottom };
  const level = scaleOf(x, values.x, area.left, area.right);
  return [
    text(y.label, outer.left, outer.top + 10, { colour: ink.quiet }),
    ...upright.ticks.flatMap((tick) => [
      line(area.left, upright.place(tick.value), area.right, upright.place(tick.value), ink.grid),
      text(tick.text, area.left - 8, upright.place(tick.value) + 4.5, { anchor: 'end', colour: ink.quiet }),
    ]),
    ...level.ticks.flatMap((tick) => [
      line(level.place(tick.value), bottom, level.place(tick.value), bottom + 5, ink.axis),
      text(tick.text, level.place(tick.value), bottom + 20, { anchor: 'middle', colour: ink.quiet }),
    ]),
    line(area.left, bottom, area.right, bottom, ink.axis),
    text(x.label, (area.left + area.right) / 2, outer.bottom, { anchor: 'middle', colour: ink.quiet }),
    ...draw(level, upright, area),
  ];
}

/** A title in as many lines as it takes. */
function wrapped(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, titleSize) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface TextLook {
  readonly size?: number;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly colour?: string;
  /** On top of data, from which it is set off. */
  readonly onData?: boolean;
}

export function text(words: string, x: number, y: number, look: TextLook = {}): string {
  const { size = smallest, weight, anchor = 'start', colour = ink.text, onData = false } = look;
  const outlined = onData ? ` stroke="${ink.paper}" stroke-width="4" paint-order="stroke"` : '';
  const bold = weight === undefined ? '' : ` font-weight="${weight}"`;
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${at(x)}" y="${at(y)}" font-size="${size}"${bold}${anchored} fill="${colour}"${outlined}>${escapeXml(words)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, colour: string, dashes = ''): string {
  const dashed = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`;
  return `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${colour}"${dashed}/>`;
}

/** One entry after the other, in as many lines as it takes. A single series needs none. */
function legendOf(
  entries: readonly Entry[],
  width: number,
  top: number,
  margin: number,
): { elements: string[]; height: number } {
  if (entries.length < 2) return { elements: [], height: 0 };
  const elements: string[] = [];
  let [x, y] = [margin, top + 8];
  for (const { label, style, drawn } of entries) {
    const needed = 34 + textWidth(label, smallest) + 12;
    if (x > margin && x + needed > width - margin) [x, y] = [margin, y + legendLine];
    elements.push(...sample(style, drawn, x, y), text(label, x + 34, y + 4.5));
    x += needed;
  }
  return { elements, height: y - top + 20 };
}

function sample(style: Style, drawn: Entry['drawn'], x: number, y: number): string[] {
  if (drawn === 'area')
    return [`<rect x="${at(x + 6)}" y="${at(y - 6)}" width="18" height="12" fill="${style.colour}"/>`];
  if (drawn === 'points') return [mark(style, x + 15, y, 4.5)];
  const stroke = `stroke="${style.colour}" stroke-width="2.2"${style.dashes === '' ? '' : ` stroke-dasharray="${style.dashes}"`}`;
  return [`<line x1="${at(x)}" y1="${at(y)}" x2="${at(x + 28)}" y2="${at(y)}" ${stroke}/>`, mark(style, x + 14, y)];
}
