/** uDSV, the fastest pure-JavaScript parser, plus a Map per column: the same result as reading a table. */
import { readFileSync } from 'node:fs';
import { inferSchema, initParser } from 'udsv';
import type { Contestant } from '../contest/contestant.ts';

export const codes: Contestant = async (file) => () => {
  const text = readFileSync(file, 'utf8');
  const parser = initParser(inferSchema(text));
  const rows = parser.stringArrs(text);
  const columns = parser.schema.cols.map((_, column) => encode(rows, column));
  return (columns[0] as Uint32Array).length;
};

function encode(rows: readonly string[][], column: number): Uint32Array {
  const dictionary = new Map<string, number>();
  const encoded = new Uint32Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    const value = (rows[row] as string[])[column] as string;
    let code = dictionary.get(value);
    if (code === undefined) {
      code = dictionary.size;
      dictionary.set(value, code);
    }
    encoded[row] = code;
  }
  return encoded;
}
