/** The reader of a text: JSON as it is said to be, or delimited as its head shows. */
import { detectDialect } from './detectDialect.ts';
import { JsonReader } from './json/jsonReader.ts';
import { TableReader, type TextReader } from './reader.ts';
import type { ReadingOptions } from './table.ts';

/** `head`: the beginning of the text, from byte `start` on. */
export function textReader(
  head: Uint8Array,
  options: ReadingOptions,
  start: number,
  expectedLength: number,
): TextReader {
  if (options.isJson) return new JsonReader(head, options, start, expectedLength);
  return new TableReader(detectDialect(head, options), options, start, expectedLength);
}
