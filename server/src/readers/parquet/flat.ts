/** The cells of a column that is no list: what is stored a value a row, and what is stored once and meant by many. */

import { type ColumnBuilder, ListedTexts, NO_TEXT } from '@quasi/shared/table';
import type { SchemaTree } from 'hyparquet';
import { getMaxDefinitionLevel } from 'hyparquet/src/schema.js';
import { valueText } from '../valueText.ts';
import { Damage } from './damaged.ts';
import { type Chunk, type Page, pagesOf } from './pages.ts';
import { meaningOf } from './values.ts';

/** Rows a step. */
const BLOCK = 2000;

export function* flatCells(builder: ColumnBuilder, chunk: Chunk, rows: number): Generator<void> {
  const nodes = [...chunk.path];
  const { element } = nodes.at(-1) as SchemaTree;
  const highest = getMaxDefinitionLevel(nodes);
  const meaning = meaningOf(element);
  const textOf = (stored: unknown) => valueText(meaning(stored as never));
  let listed: ListedTexts | undefined;
  let read = 0;
  for (const page of pagesOf(chunk, rows)) {
    yield;
    const { dictionary } = page;
    if (page.places) {
      listed ??= new ListedTexts(dictionary.length, (place) => textOf(dictionary[place]));
      const all = spread(page, highest);
      for (let at = 0; at < all.length; at += BLOCK) {
        builder.appendListed(listed, all.subarray(at, at + BLOCK));
        yield;
      }
      read += all.length;
    } else read += yield* valuesOf(builder, page, highest, textOf);
  }
  if (read !== rows) throw new Damage('fewer cells than rows');
}

/** For each cell the place of its text. */
function spread({ places = new Uint32Array(), definitions, dictionary }: Page, highest: number): Uint32Array {
  if (places.some((place) => place >= dictionary.length)) throw new Damage('no such place');
  if (!definitions) return places;
  let next = 0;
  return definitions.map((level) => (level === highest ? places[next++] : NO_TEXT));
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
