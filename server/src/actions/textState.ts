/** Which state of a document an entry of the menu is about, so that no edit is made of another. */
import type { Analysis } from '@quasi/shared/analysis';
import { numberOf } from '@quasi/shared/memory';
import type { OpenDocument } from '../documents/openDocument.ts';

export interface TextState {
  readonly version: number;
  /** Distinguishes readings of a text: a document that is opened anew, or read with another delimiter, may have the same version. */
  readonly reading: number;
}

export function stateOf({ version }: OpenDocument, analysis: Analysis): TextState {
  return { version, reading: numberOf(analysis) };
}

export function isSameState(a: TextState, b: TextState): boolean {
  return a.version === b.version && a.reading === b.reading;
}
