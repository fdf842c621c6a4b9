/** What a remedy changes, as a text that an editor shows instead of two texts side by side: each column with what becomes of its values. */
import type { ColumnChanges, ValueChanges } from '../effects/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf } from './format.ts';
import { nameList, shownName, visible } from './names.ts';

const LONGEST_VALUE = 40;
/** More bytes than this are not even looked at. */
const MOST_BYTES = 400;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Yields columns done. */
export function* changesText({ columns, moreColumns, ...changes }: ValueChanges): Generator<number, string> {
  const parts = [summary(changes).join('\n')];
  for (const [i, column] of columns.entries()) {
    yield i;
    parts.push(columnText(column));
  }
  if (moreColumns > 0) parts.push(t`Values change in ${formatCountOf(moreColumns, t`more column`, t`more columns`)}.`);
  return parts.join('\n\n');
}

function summary({
  rows,
  rowsChanged,
  rowsRemoved,
  columnsRemoved,
}: Omit<ValueChanges, 'columns' | 'moreColumns'>): string[] {
  const all = formatCountOf(rows, t`row`, t`rows`);
  return [
    rowsChanged > 0 ? t`Values change in ${formatCount(rowsChanged)} of ${all}.` : t`No value changes.`,
    ...(rowsRemoved > 0 ? [t`Removed: ${formatCountOf(rowsRemoved, t`row`, t`rows`)}.`] : []),
    ...(columnsRemoved.length === 1 ? [t`Removed: the column ${nameList(columnsRemoved)}.`] : []),
    ...(columnsRemoved.length > 1
      ? [t`Removed: ${formatCount(columnsRemoved.length)} columns, ${nameList(columnsRemoved)}.`]
      : []),
  ];
}

/** `farmer  →  *  12`: values and counts stand below each other, whatever their lengths are. */
function columnText({
  name,
  rows,
  valuesBefore,
  valuesAfter,
  mappings,
  moreMappings,
  rowsOfMore,
}: ColumnChanges): string {
  const lines = mappings.map((one) => ({
    from: shownValue(one.before),
    to: shownValue(one.after),
    count: formatCountOf(one.rows, t`row`, t`rows`),
    digits: formatCount(one.rows).length,
  }));
  const widest = (of: (line: (typeof lines)[number]) => number) => Math.max(...lines.map(of));
  const [before, after, digits] = [
    widest(({ from }) => widthOf(from)),
    widest(({ to }) => widthOf(to)),
    widest((line) => line.digits),
  ];
  const filled = (text: string, width: number) => text + ' '.repeat(width - widthOf(text));
  const values = formatCountOf(valuesBefore, t`value becomes`, t`values become`);
  const title = t`${shownName(name)}: ${values} ${formatCount(valuesAfter)}, in ${formatCountOf(rows, t`row`, t`rows`)}`;
  const listed = lines.map(
    (line) =>
      `  ${filled(line.from, before)} → ${filled(line.to, after)}  ${' '.repeat(digits - line.digits)}${line.count}`,
  );
  if (moreMappings === 0) return [title, ...listed].join('\n');
  const left = formatCountOf(rowsOfMore, t`row`, t`rows`);
  return [title, ...listed, `  ${t`and ${formatCount(moreMappings)} more, in ${left}`}`].join('\n');
}

function shownValue(bytes: Uint8Array): string {
  if (bytes.length === 0) return t`(empty)`;
  const characters = [...visible(decoder.decode(bytes.subarray(0, MOST_BYTES)))];
  return characters.length > LONGEST_VALUE
    ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…`
    : characters.join('');
}

/** Characters of East Asia take two columns. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);
}

const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/;
