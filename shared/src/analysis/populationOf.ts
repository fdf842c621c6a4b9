/** The population that the rows of a file are taken from, if it is set: one smaller than the file is a mistake, and says nothing. */
import type { Settings } from '../config/index.ts';

export function populationOf({ population }: Settings, rows: number): number | undefined {
  return population !== undefined && population >= rows ? population : undefined;
}
