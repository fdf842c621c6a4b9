/** Several edits as one: the smallest range of the text as it was read that covers them all. */
import type { TextChange } from '@quasi/shared/table';

/** `earlier` leads from the text that was read to the text as it stands, on which `later` is made. */
export function joinChanges(earlier: TextChange | undefined, later: TextChange): TextChange {
  if (!earlier) return later;
  return {
    start: Math.min(earlier.start, later.start),
    oldEnd: earlier.oldEnd + Math.max(0, later.oldEnd - earlier.newEnd),
    newEnd: Math.max(earlier.newEnd, later.oldEnd) + later.newEnd - later.oldEnd,
  };
}
