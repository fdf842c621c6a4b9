/** The cells of a column that is no list: what is stored a value a row, and what is stored once and meant by many. */

import { type ColumnBuilder, ListedTexts, NO_TEXT } from '@quasi/shared/table';
import type { SchemaTree } from 'hyparquet';
import { getMaxDefinitionLevel } from 'hyparquet/src/schema.js';
import { valueText } from '../valueText.ts';
import { Damage } from './damaged.ts';
import { type Chunk, type Page, pagesOf } from './pages.ts';
import { meaningOf } from './values.ts';

/** Rows a step. */
const BLOCK = 1000;

export function* flatCells(builder: ColumnBuilder, chunk: Chunk, rows: number): Generator<void> {
  const nodes = [...chunk.path];
  const { element } = nodes.at(-1) as SchemaTree;
  const highest = getMaxDefinitionLevel(nodes);
  const meaning = meaningOf(element);
  const textOf = (stored: unknown) => valueText(meaning(stored as never));
  let known: Page['dictionary'] = [];
  let listed = new ListedTexts(0, () => undefined);
  let read = 0;
  for (const page of pagesOf(chunk, rows)) {
    yield;
    const { dictionary } = page;
    if (page.places) {
      if (dictionary !== known) listed = new ListedTexts(dictionary.length, (place) => textOf(dictionary[place]));
      known = dictionary;
      read += yield* placesOf(builder, page, highest, listed);
    } else read += yield* valuesOf(builder, page, highest, textOf);
  }
  if (read !== rows) throw new Damage('fewer cells than rows');
}

function* placesOf(
  builder: ColumnBuilder,
  { places = new Uint32Array(), definitions, dictionary }: Page,
  highest: number,
  listed: ListedTexts,
): Generator<void, number> {
  const cells = definitions?.length ?? places.length;
  let next = 0;
  for (let at = 0; at < cells; at += BLOCK) {
    const block = new Uint32Array(Math.min(BLOCK, cells - at)).fill(NO_TEXT);
    for (let i = 0; i < block.length; i++) {
      if (definitions && definitions[at + i] !== highest) continue;
      block[i] = places[next++];
      if (block[i] >= dictionary.length) throw new Damage('no such place');
    }
    builder.appendListed(listed, block);
    yield;
  }
  return cells;
}

function* valuesOf(
  builder: ColumnBuilder,
  { values = [], definitions }: Page,
  highest: number,
  textOf: (stored: unknown) => string | undefined,
): Generator<void, number> {
  const cells = definitions?.length ?? values.length;
  let next = 0;
  for (let at = 0; at < cells; at += BLOCK) {
    const texts: (string | undefined)[] = [];
    for (let i = at; i < Math.min(cells, at + BLOCK); i++) {
      texts.push(!definitions || definitions[i] === highest ? textOf(values[next++]) : undefined);
    }
    yield* builder.append(texts);
    yield;
  }
  return cells;
}
