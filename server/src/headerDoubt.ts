/** Why an editor writes no copy, no recipe and no statistics where nobody knows whether the first record names the columns: it may be a person. */
import type { Table } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { refusal } from './refusal.ts';

/** Undefined where it is known. */
export function headerDoubt({ dialect }: Table): string | undefined {
  if (dialect.headerIsSure) return undefined;
  return [
    t`It is not certain that the first record names the columns; if it is data, it would stay as it is.`,
    t`Say which in the lightbulb of its line, or set "header" to "yes" or "no" in quasi.json.`,
  ].join(' ');
}

/** `read`: the document as it was read, if it was. */
export function refuseUnsureHeader(read: { readonly table: Table } | undefined): void {
  const doubt = read && headerDoubt(read.table);
  if (doubt !== undefined) throw refusal(doubt);
}
