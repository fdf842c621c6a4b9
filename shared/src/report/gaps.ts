/** Parts of a report that an engine elsewhere cannot answer, since it counts rows and hands none out: the report goes on without them and names them. */
import type { Work } from '../analysis/index.ts';
import { RowsElsewhere } from '../counts/index.ts';

export class Gaps {
  readonly #parts: string[] = [];

  get parts(): readonly string[] {
    return this.#parts;
  }

  /** Undefined where the rows would be needed; `part`: what is then missing. */
  *filled<T>(part: string, work: Work<T>): Work<T | undefined> {
    try {
      return yield* work;
    } catch (error) {
      if (!(error instanceof RowsElsewhere)) throw error;
      this.#parts.push(part);
      return undefined;
    }
  }
}
