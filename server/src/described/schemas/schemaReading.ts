/** One schema as it was last read, and the reading of what it has become since: at once if it is short, else in slices. */
import { staged } from '@quasi/shared/analysis';
import type { Schema } from '@quasi/shared/schema';
import { next } from '../../edge/later.ts';
import { readingOfSchema } from '../../files/index.ts';
import type { Scheduler, Task } from '../../scheduler.ts';

/** Parts (tokens, values) that are read at once, in a millisecond or two, so that nothing waits for a schema of the usual length. */
const PARTS_AT_ONCE = 4096;

interface ReadableTexts {
  textOf(path: string): string | undefined;
  /** Differs if the text may. */
  stateOf(path: string): string;
}

/** What the texts were that were read, by their paths. */
type States = Map<string, string>;

interface Running {
  readonly task: Task<Schema>;
  readonly states: States;
  readonly end: Promise<void>;
}

export class SchemaReading {
  #known: { readonly schema: Schema; readonly states: States } | undefined;
  #running: Running | undefined;

  constructor(
    private readonly path: string,
    private readonly top: string,
    private readonly texts: ReadableTexts,
    private readonly scheduler: Scheduler,
    private readonly onRead: () => void,
  ) {}

  /** As it was last read; undefined before it has been. */
  get last(): Schema | undefined {
    return this.#known?.schema;
  }

  /** Ends when what is under way does, or is dropped for a newer text; undefined if nothing is. */
  get underWay(): Promise<void> | undefined {
    return this.#running?.end;
  }

  /** Reads what is other than it was, anew if it changed while it was being read. */
  look(): void {
    const states = this.#running?.states ?? this.#known?.states;
    if (states && this.#isAsIn(states)) return;
    const dropped = this.#running;
    dropped?.task.drop();
    this.#running = undefined;
    this.#begin();
    // Others may have gone without it while the one before was being read.
    if (dropped && !this.#running) next(this.onRead);
  }

  #begin(): void {
    const states: States = new Map();
    const reading = readingOfSchema(this.path, this.top, (path) => {
      states.set(path, this.texts.stateOf(path));
      return this.texts.textOf(path);
    });
    for (let parts = 0; parts < PARTS_AT_ONCE; ) {
      const step = reading.next();
      if (step.done) {
        this.#keep(step.value, states);
        return;
      }
      parts += step.value;
    }
    const task = this.scheduler.run(staged('reading', Number.POSITIVE_INFINITY, reading), 'display');
    const running = { task, states, end: this.#ended(task, states) };
    // Callers that wait receive the failure.
    running.end.catch(() => undefined);
    this.#running = running;
  }

  async #ended(task: Task<Schema>, states: States): Promise<void> {
    try {
      const outcome = await task.outcome;
      if (this.#running?.task !== task || !outcome.finished) return;
      this.#keep(outcome.value, states);
    } finally {
      if (this.#running?.task === task) this.#running = undefined;
    }
    this.look();
    if (!this.#running) this.onRead();
  }

  #keep(schema: Schema, states: States): void {
    // A file that was not read, because it is missing or too long, may become readable.
    for (const path of schema.paths) if (!states.has(path)) states.set(path, this.texts.stateOf(path));
    this.#known = { schema, states };
  }

  #isAsIn(states: States): boolean {
    return [...states].every(([path, state]) => this.texts.stateOf(path) === state);
  }
}
