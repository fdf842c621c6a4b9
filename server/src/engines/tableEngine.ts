/** What an engine is that holds the rows of a table itself: it opens the table, and counts what is asked. */
import type { FileReadingOptions, ReadingProgress } from '../files/index.ts';
import type { DataFile } from '../readers/index.ts';

export interface OpeningOptions extends FileReadingOptions {
  /** Bytes of memory that the engine may take, where it runs here. */
  readonly memory: number;
}

export type OpenTable = (operand: string, options: OpeningOptions) => Generator<ReadingProgress, DataFile>;

export interface TableEngine {
  readonly name: string;
  /** As people know it. */
  readonly title: string;
  /** Whether an operand is the address of one of its tables; a file it opens only where somebody asks for it. */
  isAddress(operand: string): boolean;
  readonly open: OpenTable;
}
