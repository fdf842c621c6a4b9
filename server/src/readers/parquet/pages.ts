/** The pages of one column in one group of rows: stored values, or places in a dictionary, and the levels that say which are missing. */
import { t } from '@quasi/shared/words';
import type { ColumnMetaData, DecodedArray, PageHeader, SchemaElement, SchemaTree } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { decompressPage } from 'hyparquet/src/datapage.js';
import { readPlain } from 'hyparquet/src/plain.js';
import { getMaxDefinitionLevel, getMaxRepetitionLevel } from 'hyparquet/src/schema.js';
import { compressors } from './compressors.ts';
import { Damage, Unreadable } from './damaged.ts';
import { readerOf, valuesFrom } from './encodings.ts';
import { readHybrid } from './hybrid.ts';

/** What a page holds; one with places in a dictionary has no values, and the other way round. */
export interface Page {
  /** Of each cell how much of its path is there; undefined where all of it has to be. */
  readonly definitions: Uint32Array | undefined;
  /** Of each cell at which list it goes on; undefined where nothing is repeated. */
  readonly repetitions: Uint32Array | undefined;
  readonly values: DecodedArray | undefined;
  readonly places: Uint32Array | undefined;
  /** The stored values that places mean. */
  readonly dictionary: DecodedArray;
}

export interface Chunk {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly about: ColumnMetaData;
  /** From the root of the schema to the column. */
  readonly path: readonly SchemaTree[];
}

/** A page is a few thousand rows, or a megabyte; one beyond this is none. */
const LARGEST_PAGE = 2 ** 30;
const NO_VALUES: DecodedArray = [];

/** At most `limit` cells. */
export function* pagesOf(chunk: Chunk, limit: number): Generator<Page> {
  const { bytes, about } = chunk;
  const nodes = [...chunk.path];
  const { element } = nodes.at(-1) as SchemaTree;
  const highest = { list: getMaxRepetitionLevel(nodes), path: getMaxDefinitionLevel(nodes) };
  const reader = { view: new DataView(bytes.buffer), offset: 0 };
  let dictionary = NO_VALUES;
  for (let cells = 0, left = limit; left > 0 && reader.offset < bytes.length - 1; left -= cells) {
    const header = parquetHeader(reader);
    const { compressed_page_size: size, uncompressed_page_size: unpacked } = header;
    if (!(size >= 0 && unpacked >= 0 && unpacked <= LARGEST_PAGE && reader.offset + size <= bytes.length)) {
      throw new Damage('a page ends beyond its column');
    }
    const packed = bytes.subarray(reader.offset, reader.offset + size);
    reader.offset += size;
    cells = 0;
    if (header.type === 'DICTIONARY_PAGE') dictionary = dictionaryIn(header, packed, about, element);
    const own = header.data_page_header ?? header.data_page_header_v2;
    if (!own) continue;
    cells = own.num_values;
    if (!(cells >= 0 && cells <= left)) throw new Damage('more cells than rows');
    const read = header.data_page_header_v2 ? secondForm : firstForm;
    const { repetitions, definitions, page } = read(header, packed, about, highest, cells);
    const there = thereIn(definitions, highest.path, cells);
    yield { repetitions, definitions, dictionary, ...cellsFrom(page, own.encoding, element, there) };
  }
}

function dictionaryIn(header: PageHeader, packed: Uint8Array, about: ColumnMetaData, element: SchemaElement) {
  const page = unpackedPage(packed, header.uncompressed_page_size, about);
  const count = header.dictionary_page_header?.num_values ?? -1;
  if (!(count >= 0 && count <= 8 * page.length)) throw new Damage('more values than bytes');
  return readPlain(readerOf(page), about.type, count, element.type_length);
}

/** The highest levels there can be. */
interface Levels {
  readonly list: number;
  readonly path: number;
}

/** Levels, and what stands behind them. */
interface Unpacked extends Pick<Page, 'repetitions' | 'definitions'> {
  readonly page: Uint8Array;
}

/** Levels are packed with the values, each after its length. */
function firstForm(
  header: PageHeader,
  packed: Uint8Array,
  about: ColumnMetaData,
  highest: Levels,
  cells: number,
): Unpacked {
  const page = unpackedPage(packed, header.uncompressed_page_size, about);
  const { view } = readerOf(page);
  let at = 0;
  const levels = (most: number): Uint32Array | undefined => {
    if (most === 0) return undefined;
    const begin = at + 4;
    at = begin + view.getUint32(at, true);
    if (at > page.length) throw new Damage('levels end beyond their page');
    return levelsIn(page, begin, at, most, cells);
  };
  const repetitions = levels(highest.list);
  const definitions = levels(highest.path);
  return { repetitions, definitions, page: page.subarray(at) };
}

/** Levels stand before the values, which alone are packed. */
function secondForm(
  { uncompressed_page_size: size, data_page_header_v2: own }: PageHeader,
  packed: Uint8Array,
  about: ColumnMetaData,
  highest: Levels,
  cells: number,
): Unpacked {
  const { repetition_levels_byte_length: ofLists = -1, definition_levels_byte_length: ofPaths = -1 } = own ?? {};
  const begin = ofLists + ofPaths;
  if (!(ofLists >= 0 && ofPaths >= 0 && begin <= packed.length)) throw new Damage('levels end beyond their page');
  const rest = packed.subarray(begin);
  return {
    repetitions: highest.list === 0 ? undefined : levelsIn(packed, 0, ofLists, highest.list, cells),
    definitions: highest.path === 0 ? undefined : levelsIn(packed, ofLists, begin, highest.path, cells),
    page: own?.is_compressed === false ? rest : unpackedPage(rest, size - begin, about),
  };
}

function unpackedPage(packed: Uint8Array, length: number, { codec }: ColumnMetaData): Uint8Array {
  if (length === 0) return new Uint8Array();
  // By a number that stands for none.
  if (!codec) throw new Damage('no codec');
  if (codec !== 'UNCOMPRESSED' && !(codec in compressors)) {
    throw new Unreadable(t`Quasi cannot read Parquet files compressed by ${codec}. Write it with ZSTD or SNAPPY.`);
  }
  return decompressPage(packed, length, codec, compressors);
}

function levelsIn(bytes: Uint8Array, at: number, end: number, highest: number, cells: number): Uint32Array {
  const levels = new Uint32Array(cells);
  readHybrid(bytes, at, end, 32 - Math.clz32(highest), levels);
  return levels;
}

/** How many cells have a value. */
function thereIn(definitions: Uint32Array | undefined, highest: number, cells: number): number {
  if (!definitions) return cells;
  let count = 0;
  for (let i = 0; i < definitions.length; i++) if (definitions[i] === highest) count++;
  return count;
}

function cellsFrom(
  page: Uint8Array,
  encoding: string,
  { type, type_length: length }: SchemaElement,
  count: number,
): Pick<Page, 'values' | 'places'> {
  if (count === 0) return { values: NO_VALUES, places: undefined };
  if (!encoding) throw new Damage('no encoding');
  if (encoding === 'PLAIN_DICTIONARY' || encoding === 'RLE_DICTIONARY') {
    const places = new Uint32Array(count);
    if (page.length === 0) throw new Damage('no width');
    readHybrid(page, 1, page.length, page[0], places);
    return { values: undefined, places };
  }
  return { values: valuesFrom(page, encoding, type as never, length, count), places: undefined };
}
