/** The pages of one column in one group of rows: stored values, or places in a dictionary, and the levels that say which are missing. */
import type { ColumnMetaData, DecodedArray, PageHeader, SchemaElement, SchemaTree } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { decompressPage } from 'hyparquet/src/datapage.js';
import { deltaBinaryUnpack, deltaByteArray, deltaLengthByteArray } from 'hyparquet/src/delta.js';
import { byteStreamSplit } from 'hyparquet/src/encoding.js';
import { readPlain } from 'hyparquet/src/plain.js';
import { getMaxDefinitionLevel, getMaxRepetitionLevel } from 'hyparquet/src/schema.js';
import { compressors } from './compressors.ts';
import { Damage, Unreadable } from './damaged.ts';
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
  const { bytes } = chunk;
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
    if (header.type === 'DICTIONARY_PAGE') dictionary = dictionaryIn(chunk, header, packed);
    if (header.type !== 'DATA_PAGE' && header.type !== 'DATA_PAGE_V2') continue;
    cells = cellsIn(header);
    if (!(cells >= 0 && cells <= left)) throw new Damage('more cells than rows');
    yield header.type === 'DATA_PAGE'
      ? firstForm(chunk, header, packed, cells, dictionary)
      : secondForm(chunk, header, packed, cells, dictionary);
  }
}

function cellsIn({ data_page_header: first, data_page_header_v2: second }: PageHeader): number {
  return (first ?? second)?.num_values ?? -1;
}

function dictionaryIn({ path, about }: Chunk, header: PageHeader, packed: Uint8Array): DecodedArray {
  const page = unpackedPage(packed, header.uncompressed_page_size, about);
  const count = header.dictionary_page_header?.num_values ?? -1;
  if (!(count >= 0 && count <= 8 * page.length)) throw new Damage('more values than bytes');
  const { element } = path.at(-1) as SchemaTree;
  return readPlain(readerOf(page), about.type, count, element.type_length);
}

/** Levels are packed with the values, each after its length. */
function firstForm(
  { about, path }: Chunk,
  header: PageHeader,
  packed: Uint8Array,
  cells: number,
  dictionary: DecodedArray,
): Page {
  const page = unpackedPage(packed, header.uncompressed_page_size, about);
  const { encoding = 'PLAIN' } = header.data_page_header ?? {};
  const view = new DataView(page.buffer, page.byteOffset, page.length);
  let at = 0;
  const levels = (highest: number): Uint32Array | undefined => {
    if (highest === 0) return undefined;
    const end = at + 4 + view.getUint32(at, true);
    if (end > page.length) throw new Damage('levels end beyond their page');
    const found = levelsIn(page, at + 4, end, highest, cells);
    at = end;
    return found;
  };
  const nodes = [...path];
  const repetitions = levels(getMaxRepetitionLevel(nodes));
  const highest = getMaxDefinitionLevel(nodes);
  const definitions = levels(highest);
  const { element } = nodes.at(-1) as SchemaTree;
  const there = thereIn(definitions, highest, cells);
  return { definitions, repetitions, dictionary, ...cellsFrom(page.subarray(at), encoding, element, there) };
}

/** Levels stand before the values, which alone are packed. */
function secondForm(
  { about, path }: Chunk,
  header: PageHeader,
  packed: Uint8Array,
  cells: number,
  dictionary: DecodedArray,
): Page {
  const own = header.data_page_header_v2;
  if (!own) throw new Damage('no header');
  const { repetition_levels_byte_length: ofLists, definition_levels_byte_length: ofPaths, encoding } = own;
  const begin = ofLists + ofPaths;
  if (!(ofLists >= 0 && ofPaths >= 0 && begin <= packed.length)) throw new Damage('levels end beyond their page');
  const nodes = [...path];
  const most = getMaxRepetitionLevel(nodes);
  const highest = getMaxDefinitionLevel(nodes);
  const repetitions = most === 0 ? undefined : levelsIn(packed, 0, ofLists, most, cells);
  const definitions = highest === 0 ? undefined : levelsIn(packed, ofLists, begin, highest, cells);
  const rest = packed.subarray(begin);
  const unpacked = header.uncompressed_page_size - begin;
  const page = own.is_compressed === false ? rest : unpackedPage(rest, unpacked, about);
  const { element } = nodes.at(-1) as SchemaTree;
  const there = thereIn(definitions, highest, cells);
  return { definitions, repetitions, dictionary, ...cellsFrom(page, encoding, element, there) };
}

function unpackedPage(packed: Uint8Array, length: number, { codec }: ColumnMetaData): Uint8Array {
  if (length === 0) return new Uint8Array();
  if (codec !== 'UNCOMPRESSED' && !(codec in compressors)) {
    throw new Unreadable(`Quasi cannot read Parquet files compressed by ${codec}. Write it with ZSTD or SNAPPY.`);
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

function readerOf(page: Uint8Array) {
  return { view: new DataView(page.buffer, page.byteOffset, page.length), offset: 0 };
}

function cellsFrom(
  page: Uint8Array,
  encoding: string,
  { type, type_length: length }: SchemaElement,
  count: number,
): Pick<Page, 'values' | 'places'> {
  if (count === 0) return { values: NO_VALUES, places: undefined };
  if (encoding === 'PLAIN_DICTIONARY' || encoding === 'RLE_DICTIONARY') {
    const places = new Uint32Array(count);
    if (page.length === 0) throw new Damage('no width');
    readHybrid(page, 1, page.length, page[0], places);
    return { values: undefined, places };
  }
  return { values: valuesFrom(page, encoding, type as never, length, count), places: undefined };
}

function valuesFrom(
  page: Uint8Array,
  encoding: string,
  type: ColumnMetaData['type'],
  length: number | undefined,
  count: number,
): DecodedArray {
  const reader = readerOf(page);
  switch (encoding) {
    case 'PLAIN':
      return readPlain(reader, type, count, length);
    case 'RLE': {
      const bits = new Uint32Array(count);
      readHybrid(page, 4, page.length, 1, bits);
      return Array.from(bits, (bit) => bit === 1);
    }
    case 'BYTE_STREAM_SPLIT':
      return byteStreamSplit(reader, count, type, length);
    case 'DELTA_BINARY_PACKED': {
      const numbers = type === 'INT32' ? new Int32Array(count) : new BigInt64Array(count);
      deltaBinaryUnpack(reader, count, numbers);
      return numbers;
    }
    case 'DELTA_LENGTH_BYTE_ARRAY': {
      const texts: Uint8Array[] = new Array(count);
      deltaLengthByteArray(reader, count, texts);
      return texts;
    }
    case 'DELTA_BYTE_ARRAY': {
      const texts: Uint8Array[] = new Array(count);
      deltaByteArray(reader, count, texts);
      return texts;
    }
    default:
      throw new Unreadable(`Quasi cannot read the encoding ${encoding} of this Parquet file.`);
  }
}
