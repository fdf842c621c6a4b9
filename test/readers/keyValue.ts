/** A reader for tests: each line of a `.kv` file is a row, written as `key=value` pairs between blanks. */
import { Codes, type Column, Dictionary, MissingTokens } from '@quasi/shared/table';
import type { DataFile, Reader } from '../../server/src/readers/index.ts';

const encoder = new TextEncoder();

export const keyValue: Reader = {
  name: 'key=value lines',
  endings: ['kv'],
  reads: (path) => path.endsWith('.kv'),
  *read(input, { missingTokens }) {
    const bytes = new Uint8Array(input.length);
    input.read(bytes, 0);
    input.close();
    const lines = new TextDecoder().decode(bytes).split('\n').filter(Boolean);
    const rows = lines.map((line) => new Map(line.split(' ').map((pair) => pair.split('=') as [string, string])));
    yield { stage: 'reading', share: 1, rows: rows.length };
    const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
    const columns = names.map((name, index): Column => {
      const values = rows.map((row) => row.get(name) ?? '');
      return { index, name, ...coded(values, new MissingTokens(missingTokens)) };
    });
    const table = { columns, width: names.length, rowCount: rows.length, areNamed: true };
    return { kind: 'disk', table, source: undefined, encoding: undefined, close() {} } satisfies DataFile;
  },
};

function coded(values: readonly string[], missing: MissingTokens): Pick<Column, 'codes' | 'dictionary'> {
  const dictionary = new Dictionary(missing);
  const texts = [...new Set(values)].filter((text) => text !== '');
  const countOf = (text: string) => values.filter((value) => value === text).length;
  dictionary.enter(undefined, countOf(''));
  const codeOf = new Map(texts.map((text) => [text, dictionary.enter(encoder.encode(text), countOf(text))]));
  const codes = new Codes();
  codes.splice(
    0,
    0,
    Uint32Array.from(values, (value) => codeOf.get(value) ?? 0),
    dictionary.size,
  );
  return { codes, dictionary };
}
