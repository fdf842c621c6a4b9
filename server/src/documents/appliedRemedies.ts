/**
 * The remedies applied to a document since it was opened, so that a recipe can be written of them. That an edit was asked for does not say that
 * it was made: it counts once the text is what it was to become. Values are kept in memory only.
 */
import type { CellEdit } from '@quasi/shared/edits';
import type { AppliedRemedy } from '@quasi/shared/recipes';
import type { TextSource } from '@quasi/shared/table';

/** What a recipe cannot hold: cells or rows that are one file's own, what is drawn anew, and what stands in a recipe already. */
export type OtherAct = 'rows' | 'drawn' | 'recipe';

/** One edit may treat columns and take rows out. */
export interface Act {
  readonly remedies: readonly AppliedRemedy[];
  readonly other: OtherAct | undefined;
}

interface Asked {
  readonly act: Act;
  /** In bytes, of the text that is to come about. */
  readonly length: number;
  /** Where in that text some of the changes are. */
  readonly places: readonly { readonly at: number; readonly bytes: Uint8Array }[];
}

/** As many changes distinguish one remedy from another that leaves a text of the same length. */
const MOST_PLACES = 200;
const encoder = new TextEncoder();

export class AppliedRemedies {
  readonly #remedies: AppliedRemedy[] = [];
  readonly #others = new Set<OtherAct>();
  #asked: Asked[] = [];

  /** In the order in which they were applied; whether they still hold is to be looked at. */
  get remedies(): readonly AppliedRemedy[] {
    return this.#remedies;
  }

  get others(): ReadonlySet<OtherAct> {
    return this.#others;
  }

  /** These edits of a text, in the order of their places, were asked for. Yields edits looked at. */
  *ask(act: Act, length: number, edits: readonly CellEdit[]): Generator<number, void> {
    const places: { at: number; bytes: Uint8Array }[] = [];
    const step = Math.ceil(edits.length / MOST_PLACES);
    let moved = 0;
    for (const [i, { start, end, text }] of edits.entries()) {
      const bytes = encoder.encode(text);
      if (i % step === 0) places.push({ at: start + moved, bytes });
      moved += bytes.length - (end - start);
      if (i % 1024 === 1023) yield i;
    }
    if (edits.length > 0) this.#asked.push({ act, length: length + moved, places });
  }

  /** The text has changed: into what was asked for, or into something else, which leaves nothing of that possible. */
  changed(text: TextSource & { readonly length: number }): void {
    const made = this.#asked.findLast((asked) => isMade(asked, text));
    this.#asked = [];
    if (made === undefined) return;
    if (made.act.other) this.#others.add(made.act.other);
    this.#remedies.push(...made.act.remedies);
  }
}

function isMade({ length, places }: Asked, text: TextSource & { readonly length: number }): boolean {
  if (text.length !== length) return false;
  return places.every(({ at, bytes }) => {
    const found = text.bytes(at, at + bytes.length);
    return found.length === bytes.length && found.every((byte, i) => byte === bytes[i]);
  });
}
