/** Which state of a document an entry of the menu is about, so that no edit is made of another. */
import type { Analysis } from '@quasi/shared/analysis';
import type { OpenDocument } from '../documents/openDocument.ts';

export interface TextState {
  readonly version: number;
  /** Tells readings of a text apart: a document that is opened anew, or read with another delimiter, may have the same version. */
  readonly reading: number;
}

const readings = new WeakMap<Analysis, number>();
let lastReading = 0;

export function stateOf({ version }: OpenDocument, analysis: Analysis): TextState {
  const reading = readings.get(analysis) ?? ++lastReading;
  readings.set(analysis, reading);
  return { version, reading };
}

export function isSameState(a: TextState, b: TextState): boolean {
  return a.version === b.version && a.reading === b.reading;
}
