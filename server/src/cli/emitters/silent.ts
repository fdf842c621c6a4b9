/** Prints nothing: for a run that writes pages. */
import type { Emitter } from './emitter.ts';

export const silent: Emitter = {
  file: () => '',
  statistics: () => '',
  beside: () => '',
  end: () => '',
};
