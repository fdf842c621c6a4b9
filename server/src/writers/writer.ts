/** What a writer is: it makes the bytes of a file of columns. */
import type { Work } from '@quasi/shared/analysis';
import type { ReadingOptions } from '@quasi/shared/table';
import type { TypedColumns } from './typedColumns.ts';

export interface Writer {
  readonly name: string;
  /** What the names of its files end in, without the dot before it. */
  readonly endings: readonly string[];
  /** Its files are packed as they are, and not once more. */
  readonly isPacked: boolean;
  /** How what it writes is read as it is meant. */
  readonly readAs: Pick<ReadingOptions, 'isJson'>;
  /** Hands over one piece after the other, each in a step. */
  write(columns: TypedColumns, write: (piece: Uint8Array) => void): Work<void>;
}
