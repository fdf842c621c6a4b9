/** Writes files whose content is at hand: all of them or none. */
import { turnOfOthers } from '../edge/later.ts';
import { Draft, type DraftOptions } from './draft.ts';
import { putAll } from './output.ts';

export interface Content {
  readonly place: string;
  readonly content: Uint8Array | string;
}

/** A piece takes about a millisecond, after which others have their turn. */
const PIECE = 1024 * 1024;

/** False: a name is taken, and nothing may be replaced. */
export async function writeWhole(contents: readonly Content[], options: DraftOptions): Promise<boolean> {
  const drafts: Draft[] = [];
  try {
    for (const { place, content } of contents) {
      const draft = new Draft(place, options);
      drafts.push(draft);
      const bytes = Buffer.from(content);
      for (let start = 0; start < bytes.length; start += PIECE) {
        draft.write(bytes.subarray(start, start + PIECE));
        await turnOfOthers();
      }
    }
    return await putAll(drafts);
  } finally {
    for (const draft of drafts) draft.drop();
  }
}
