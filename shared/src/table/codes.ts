/**
 * One column of a table as numbers: for each row the code of its value, in the narrowest typed array that holds it.
 * Columns move by whole memory blocks when rows are inserted or removed, so an edit costs one memory move a column.
 */
type CodeArray = Uint8Array | Uint16Array | Uint32Array;

export class Codes {
  #array: CodeArray = new Uint8Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The codes of all rows; a view that the next change may replace. */
  get view(): CodeArray {
    return this.#array.subarray(0, this.#length);
  }

  at(row: number): number {
    return this.#array[row];
  }

  set(row: number, code: number): void {
    this.#reserve(this.#length, code);
    this.#array[row] = code;
  }

  /** Copies the codes of rows `from` to `to` into `target`, so that a hot loop sees one kind of array only. */
  copyTo(target: Uint32Array, from: number, to: number): void {
    target.set(this.#array.subarray(from, to));
  }

  /** Replaces `removed` codes at `row` by `inserted`; `largest` is at least the largest of these. */
  splice(row: number, removed: number, inserted: Uint32Array, largest: number): void {
    const length = this.#length + inserted.length - removed;
    this.#reserve(length, largest);
    if (inserted.length !== removed) this.#array.copyWithin(row + inserted.length, row + removed, this.#length);
    this.#array.set(inserted, row);
    this.#length = length;
  }

  /** Makes room for this many rows. */
  reserve(rows: number): void {
    this.#reserve(rows, 0);
  }

  #reserve(length: number, largest: number): void {
    const bytes = Math.max(this.#array.BYTES_PER_ELEMENT, largest < 256 ? 1 : largest < 65536 ? 2 : 4);
    const capacity = this.#array.length;
    if (length <= capacity && bytes === this.#array.BYTES_PER_ELEMENT) return;
    const room = length <= capacity ? capacity : Math.max(length, Math.ceil(capacity * 1.5));
    const grown = bytes === 1 ? new Uint8Array(room) : bytes === 2 ? new Uint16Array(room) : new Uint32Array(room);
    grown.set(this.#array.subarray(0, this.#length));
    this.#array = grown;
  }
}
