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
      return this.#missing(part, error);
    }
  }

  /** The same of a part that takes no work. */
  known<T>(part: string, look: () => T): T | undefined {
    try {
      return look();
    } catch (error) {
      return this.#missing(part, error);
    }
  }

  #missing(part: string, error: unknown): undefined {
    if (!(error instanceof RowsElsewhere)) throw error;
    this.#parts.push(part);
  }
}
