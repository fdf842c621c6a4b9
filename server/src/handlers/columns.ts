/** `quasi/columns`: what is known of the columns of a document, those that give most away first. */
import type { ColumnEntry, ColumnsParams } from '@quasi/shared/protocol';
import type { Session } from '../session.ts';

export async function columns(_session: Session, _params: ColumnsParams): Promise<ColumnEntry[] | null> {
  return null;
}
