/** Edits drawn at random, of the sorts that people and programs make in tables. */
import { type Random, randomBelow } from '@quasi/shared/random';
import type { Edit } from './editedDocument.ts';

export type Draw = <T>(choices: readonly T[]) => T;

export function drawFrom(random: Random): Draw {
  return (choices) => choices[randomBelow(random, choices.length)];
}

const zips = ['02138', '02139', '02140', '10115'];
const notes = ['', 'well', '"a, b"', '"two\nlines"', 'café 😀', '"said ""no"""', '=1+1', 'ada@example.org'];

/** Rows of people with roles of each sort, so that every wave has something to say. */
export function peopleRow(random: Random, delimiter = ','): string {
  const draw = drawFrom(random);
  const cells = [
    String(randomBelow(random, 400)),
    String(30 + randomBelow(random, 4)),
    draw(['f', 'm']),
    draw(zips),
    draw(['flu', 'flu', 'hiv', 'asthma']),
    draw(notes),
  ];
  return cells.join(delimiter);
}

const visitRow = (random: Random) => {
  const draw = drawFrom(random);
  return `C${randomBelow(random, 9)};2025-03-0${1 + randomBelow(random, 5)};${draw(['tea', 'bread', 'test'])};${randomBelow(random, 50)}`;
};

const manyOf = (count: number, row: () => string, end: string) => Array.from({ length: count }, row).join(end);

export function startingText(random: Random): string {
  const draw = drawFrom(random);
  const rows = draw([0, 1, 6, 15, 30, 60]);
  const end = draw(['\n', '\n', '\r\n']);
  const last = draw([end, end, '']);
  const people = () => manyOf(rows, () => peopleRow(random), end);
  return draw([
    () => `id,age,sex,zip,diagnosis,note${end}${people()}${last}`,
    () => `id,age,sex,zip,diagnosis,note${end}${people()}${last}`,
    () => `${people()}${last}`,
    () => `id\tage\tsex\tzip\tdiagnosis\tnote${end}${manyOf(rows, () => peopleRow(random, '\t'), end)}${last}`,
    () => `customer_id;date;goods;price${end}${manyOf(rows, () => visitRow(random), end)}${last}`,
    () => `\uFEFFage,sex,zip${end}${manyOf(rows, () => `3${randomBelow(random, 3)},f,${draw(zips)}`, end)}${last}`,
    () => '',
  ])();
}

/** Makes one message's edits of a text; `before`: what the text once was, which undoing returns to. */
export function randomEdits(random: Random, text: string, before: readonly string[]): Edit[] {
  const draw = drawFrom(random);
  const below = (limit: number) => randomBelow(random, limit);
  const place = () => below(text.length + 1);
  const lines = lineStarts(text);
  const lineStart = () => draw(lines);
  const rows = (count: number) => manyOf(count, () => peopleRow(random), '\n');
  const kinds: (() => Edit[])[] = [
    // Inside cells.
    () => [{ from: place(), text: draw(['x', '1', ' ', 'é', '😀', '.', "'"]) }],
    () => [{ ...stretch(place(), below(4)), text: draw(['', '7', 'ab']) }],
    () => [cellReplaced(text, place(), draw(['31', 'f', '02138', '', 'NA', '77', '=2', 'grace@example.org']))],
    // Quotes opened and closed, and what else divides cells and records.
    () => [{ from: place(), text: '"' }],
    () => [{ from: lineStart(), text: '"' }],
    () => [removed(text, '"', place())],
    () => [{ from: place(), text: draw([',', '\n', '\r\n', '\r', ';', '\t', '\uFFFD', '\0']) }],
    // The header.
    () => [{ ...stretch(0, below(6)), text: draw(['email', 'zip', '', 'sex', 'a,b', '12', '"age']) }],
    () => [{ from: 0, text: draw(['name,age,sex\n', '\n', '\uFEFF', '1,2,3\n']) }],
    () => [{ from: 0, to: lines[1] ?? text.length, text: '' }],
    // Rows pasted, doubled, moved and removed.
    () => [{ from: lineStart(), text: `${rows(1 + below(20))}\n` }],
    () => [{ from: text.length, text: `${text.endsWith('\n') ? '' : '\n'}${rows(1 + below(3))}` }],
    () => [linesRemoved(lines, text, below(lines.length), 1 + below(10))],
    () => moved(lines, text, below(lines.length), below(lines.length)),
    // All of it.
    () => [{ text: startingText(random) }],
    () => [{ text }],
    () => [{ text: text.replaceAll(/\r\n|\n/g, draw(['\n', '\r\n'])) }],
    () => [{ from: 0, to: text.length, text: text.replaceAll(draw([',', ';', '\t']), draw([',', ';', '\t', '|'])) }],
    () => [{ text: text.split('\n').toSorted().join('\n') }],
    // Undone.
    () => [{ text: draw(before) }],
    () => (before.length > 0 ? [difference(text, before[before.length - 1])] : []),
    // Several places at once, as with several cursors: those behind come first.
    () => [place(), place(), place()].toSorted((a, b) => b - a).map((from) => ({ from, text: draw(['1', '"', '\n']) })),
  ];
  return draw(kinds)();
}

const stretch = (from: number, length: number) => ({ from, to: from + length });

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function cellReplaced(text: string, place: number, value: string): Edit {
  const isBound = (at: number) => at < 0 || at >= text.length || /[,;\t\r\n]/.test(text[at]);
  let [from, to] = [place, place];
  while (!isBound(from - 1)) from--;
  while (!isBound(to)) to++;
  return { from, to, text: value };
}

function removed(text: string, character: string, place: number): Edit {
  const at = text.indexOf(character, place);
  return at < 0 ? { from: place, text: '' } : { from: at, to: at + 1, text: '' };
}

function linesRemoved(lines: readonly number[], text: string, line: number, count: number): Edit {
  return { from: lines[line], to: lines[line + count] ?? text.length, text: '' };
}

/** One line to before another, as two edits of one message. */
function moved(lines: readonly number[], text: string, line: number, to: number): Edit[] {
  const from = lines[line];
  const end = lines[line + 1] ?? text.length;
  const moving = text.slice(from, end);
  const target = lines[to] > from ? Math.max(from, lines[to] - moving.length) : lines[to];
  return [
    { from, to: end, text: '' },
    { from: target, text: moving },
  ];
}

/** The smallest replacement that turns one text into another, as an editor sends what it undoes. */
export function difference(text: string, wanted: string): Edit {
  const most = Math.min(text.length, wanted.length);
  let same = 0;
  while (same < most && text[same] === wanted[same]) same++;
  let tail = 0;
  while (tail < most - same && text[text.length - 1 - tail] === wanted[wanted.length - 1 - tail]) tail++;
  return { from: same, to: text.length - tail, text: wanted.slice(same, wanted.length - tail) };
}
