/** Room for the cells and records of a batch, which grows while a text is scanned: what scanners of any written form have in common. */
import { grown } from './grown.ts';

export abstract class GrowingBatch {
  records = 0;
  hasLongValues = false;
  recordStarts = new Int32Array(64);
  recordFlags = new Uint8Array(64);
  firstCells = new Int32Array(65);
  widths = new Int32Array(64);
  starts = new Int32Array(256);
  ends = new Int32Array(256);
  kinds = new Uint8Array(256);

  protected growCells(): void {
    const room = 2 * this.starts.length;
    this.starts = grown(this.starts, new Int32Array(room));
    this.ends = grown(this.ends, new Int32Array(room));
    this.kinds = grown(this.kinds, new Uint8Array(room));
  }

  protected growRecords(): void {
    const room = 2 * this.recordStarts.length;
    this.recordStarts = grown(this.recordStarts, new Int32Array(room));
    this.recordFlags = grown(this.recordFlags, new Uint8Array(room));
    this.widths = grown(this.widths, new Int32Array(room));
    this.firstCells = grown(this.firstCells, new Int32Array(room + 1));
  }
}
