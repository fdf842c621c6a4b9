/**
 * Nothing is written of a table of which nobody knows whether its first record names the columns: if it is a person, that person would be
 * neither counted nor treated, and published as they are.
 */
import type { Table } from '@quasi/shared/table';
import { FileProblem } from '../files/index.ts';

/** What ends the doubt. */
export const headerOptions = 'Say --header if it does, or --no-header if it is data.';

export function requireSureHeader(path: string, { dialect }: Table): void {
  if (dialect.headerIsSure) return;
  const sentence = `It is not certain that the first record names the columns, so nothing was written. ${headerOptions}`;
  throw new FileProblem(path, sentence);
}
