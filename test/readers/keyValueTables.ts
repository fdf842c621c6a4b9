/** A reader for tests of a format that holds several tables: in a `.kvs` file the lines below `[name]` are those of a `.kv` file. */
import { bytesAsInput, FileProblem } from '../../server/src/files/index.ts';
import type { Reader } from '../../server/src/readers/index.ts';
import { chosenPart } from '../../server/src/readers/parts.ts';
import { keyValue } from './keyValue.ts';

export const keyValueTables: Reader = {
  name: 'tables of key=value lines',
  endings: ['kvs'],
  reads: (path) => path.endsWith('.kvs'),
  *parts(input) {
    yield { stage: 'reading', share: 0, rows: 0 };
    return [...sectionsOf(input).keys()];
  },
  *read(input, options) {
    const sections = sectionsOf(input);
    input.close();
    const part = chosenPart(input.name, [...sections.keys()], options.part);
    if (sections.get(part) === 'damaged\n') throw new FileProblem(input.name, 'It is damaged.');
    const bytes = new TextEncoder().encode(sections.get(part));
    const file = yield* keyValue.read(bytesAsInput(input.name, bytes), options);
    const cellName = (row: number, column: number | undefined) =>
      `${part}!${column === undefined ? '' : 'ABCD'[column]}${row + 1}`;
    const places = { rowNumber: (row: number) => row + 1, rowOf: () => undefined, cellName };
    return part.startsWith('Sheet') ? { ...file, places } : file;
  },
};

function sectionsOf(input: Parameters<Reader['read']>[0]): Map<string, string> {
  const bytes = new Uint8Array(input.length);
  input.read(bytes, 0);
  const pieces = new TextDecoder().decode(bytes).split(/^\[(.*)\]\n/m);
  return new Map(pieces.flatMap((piece, i) => (i % 2 === 1 ? [[piece, pieces[i + 1]] as const] : [])));
}
