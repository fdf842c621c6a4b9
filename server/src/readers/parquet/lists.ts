/** Lists and maps of one group of rows, put together from the columns that they are stored in. */
import type { ColumnBuilder } from '@quasi/shared/table';
import type { DecodedArray, SchemaTree } from 'hyparquet';
import { assembleLists, assembleNested } from 'hyparquet/src/assemble.js';
import { DEFAULT_PARSERS } from 'hyparquet/src/convert.js';
import { jsonText } from '../valueText.ts';
import { leavesOf } from './columns.ts';
import { Damage } from './damaged.ts';
import { type Chunk, type Page, pagesOf } from './pages.ts';
import { type Meaning, meaningOf } from './values.ts';

/** Rows a step. */
const BLOCK = 500;

/** Adds a row for each list. A step for each page. `path`: to the list; `chunkOf`: what is stored under a path. */
export function* listCells(
  builder: ColumnBuilder,
  path: readonly SchemaTree[],
  rows: number,
  chunkOf: (path: readonly SchemaTree[]) => Chunk,
): Generator<void> {
  const [root, top] = path as [SchemaTree, SchemaTree];
  const stored = new Map<string, DecodedArray>();
  for (const leaf of leavesOf([root, top])) {
    const nodes = [...leaf];
    const { element, path: names } = nodes.at(-1) as SchemaTree;
    const meaning = meaningOf(element);
    const chunk = chunkOf(leaf);
    let all: DecodedArray = [];
    for (const page of pagesOf(chunk, Number(chunk.about.num_values))) {
      const { definitions = [], repetitions = [] } = page;
      const output = all as unknown[];
      const made = assembleLists(output, [...definitions], [...repetitions], meaningsIn(page, meaning), nodes);
      all = made === output ? output : [...output, ...made];
      yield;
    }
    stored.set(names.join('.'), all);
  }
  assembleNested(stored, top, DEFAULT_PARSERS);
  const whole = stored.get(top.path.join('.'));
  if (whole?.length !== rows) throw new Damage('lists for other rows');
  const keys = path.slice(2).map(({ element }) => element.name);
  for (let at = 0; at < rows; at += BLOCK) {
    yield* builder.append(Array.from(whole.slice(at, at + BLOCK) as unknown[], (row) => textOf(row, keys)));
    yield;
  }
}

/** A list may stand in structures, and each of these may be missing. */
function textOf(row: unknown, keys: readonly string[]): string | undefined {
  const list = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], row);
  return list === undefined || list === null ? undefined : jsonText(list);
}

function meaningsIn({ values, places, dictionary }: Page, meaning: Meaning): unknown[] {
  const stored = values ?? Array.from(places ?? [], (place) => dictionary[place]);
  return Array.from(stored as ArrayLike<unknown>, (value) => meaning(value as never));
}
