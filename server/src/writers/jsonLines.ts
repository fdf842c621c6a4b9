/** JSON Lines: an object a row, whose keys are the names of the columns as they are. */
import type { Work } from '@quasi/shared/analysis';
import type { TypedColumn } from './typedColumns.ts';
import type { Writer } from './writer.ts';

/** Units of text a piece. */
const PIECE = 64 * 1024;
/** Forms of values are kept for columns with no more of them. */
const MOST_KEPT = 65_536;

const encoder = new TextEncoder();

export const jsonLines: Writer = {
  name: 'JSON Lines',
  endings: ['jsonl', 'ndjson'],
  isPacked: false,
  readAs: { isJson: true },
  *write({ columns, rowCount }, write): Work<void> {
    const members = columns.map(memberOf);
    let text = '';
    for (let row = 0; row < rowCount; row++) {
      for (const [i, member] of members.entries()) text += (i === 0 ? '{' : ',') + member(row);
      text += '}\n';
      if (text.length < PIECE) continue;
      write(encoder.encode(text));
      text = '';
      yield { stage: 'rows', share: row / rowCount };
    }
    write(encoder.encode(text));
  },
};

function memberOf({ name, sort, codes, textOf, size }: TypedColumn): (row: number) => string {
  const key = `${JSON.stringify(name)}:`;
  const formOf = (code: number) => {
    const text = textOf(code);
    // The shortest form of a number or boolean is its form in JSON.
    return key + (text === undefined ? 'null' : sort === 'text' ? JSON.stringify(text) : text);
  };
  if (size > MOST_KEPT) return (row) => formOf(codes.at(row));
  const forms: string[] = [];
  return (row) => {
    const code = codes.at(row);
    forms[code] ??= formOf(code);
    return forms[code];
  };
}
