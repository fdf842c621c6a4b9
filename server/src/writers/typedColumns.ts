/**
 * The values of columns with the types that JSON and Parquet have. A column is of numbers or booleans only where each of its values is
 * written in the shortest form of one: an id such as 007 and a group such as 30-39 stay texts.
 */
import type { Work } from '@quasi/shared/analysis';
import type { Codes, Column, Columns } from '@quasi/shared/table';

export type Sort = 'boolean' | 'int32' | 'int64' | 'double' | 'text';

export interface TypedColumn {
  readonly name: string;
  readonly sort: Sort;
  readonly codes: Codes;
  /** Code → value; undefined is a missing one. */
  textOf(code: number): string | undefined;
  /** Bytes of a value. */
  lengthOf(code: number): number;
  /** Codes run from 0 to size − 1. */
  readonly size: number;
}

export interface TypedColumns {
  readonly columns: readonly TypedColumn[];
  readonly rowCount: number;
}

const CODES_A_STEP = 16_384;
const LARGEST_INT32 = 2 ** 31 - 1;

/** `missing`: the text that stands for a missing value, nothing where none has to. */
export function* typedColumns({ columns, rowCount }: Columns, missing: string): Work<TypedColumns> {
  const typed: TypedColumn[] = [];
  for (const column of columns) {
    const { name, codes, dictionary } = column;
    typed.push({
      name,
      codes,
      sort: missing !== '' && dictionary.count(0) > 0 ? 'text' : yield* sortOf(column, typed.length / columns.length),
      textOf: (code) => (code > 0 ? dictionary.text(code) : missing === '' ? undefined : missing),
      lengthOf: (code) => dictionary.length(code),
      size: dictionary.size,
    });
  }
  return { columns: typed, rowCount };
}

function* sortOf({ dictionary }: Column, share: number): Work<Sort> {
  let sort: Sort | undefined;
  for (let code = 1; code < dictionary.size; code++) {
    if (code % CODES_A_STEP === 0) yield { stage: 'columns', share };
    if (dictionary.count(code) === 0) continue;
    sort = common(sort, sortOfValue(dictionary.text(code)));
    if (sort === 'text') break;
  }
  return sort ?? 'text';
}

function sortOfValue(text: string): Sort {
  if (text === 'true' || text === 'false') return 'boolean';
  if (!/^-?\d/.test(text) || text.length > 25) return 'text';
  const number = Number(text);
  if (!Number.isFinite(number) || String(number) !== text) return 'text';
  if (!Number.isInteger(number)) return 'double';
  // Above these, one number stands for several whole ones.
  if (!Number.isSafeInteger(number)) return 'text';
  return Math.abs(number) <= LARGEST_INT32 ? 'int32' : 'int64';
}

const numbers: readonly Sort[] = ['int32', 'int64', 'double'];

function common(one: Sort | undefined, other: Sort): Sort {
  if (one === undefined || one === other) return other;
  if (!numbers.includes(one) || !numbers.includes(other)) return 'text';
  return numbers[Math.max(numbers.indexOf(one), numbers.indexOf(other))];
}
