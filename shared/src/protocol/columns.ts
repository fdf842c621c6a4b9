/** The columns of an open document, or of a file that was checked from disk, for a list of them. */
import type { ColumnOutline } from '../explain/index.ts';
import type { PlaceInText } from './placeInText.ts';

/** Client → server: the columns of a file, those that give most away first, at most `MOST_COLUMN_ENTRIES`; null if nothing is known. */
export const columnsRequest = 'quasi/columns';
export const MOST_COLUMN_ENTRIES = 500;
export interface ColumnsParams {
  readonly uri: string;
}
/** The outline of a column, and where it is. */
export interface ColumnEntry extends ColumnOutline {
  /** Its number, by which its card is asked for. */
  readonly column: number;
  readonly role: string;
  /** The column's cell in the first record; absent where the data are no text. */
  readonly range?: PlaceInText;
}
export type { OutlineDetail as ColumnDetail } from '../explain/index.ts';

/** Client → server: the card of one column of a file, as Markdown; null if nothing is known. */
export const columnCardRequest = 'quasi/columnCard';
export interface ColumnCardParams {
  readonly uri: string;
  readonly column: number;
}
