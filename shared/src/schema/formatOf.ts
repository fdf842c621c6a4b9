/** What a schema is written in, by what stands in it, as names of files are but a convention. */
import type { PlainTree } from '../statistics/index.ts';
import { isDbt } from './dbt/readDbt.ts';
import type { SchemaFormat } from './model.ts';
import { isContract } from './odcs/readContract.ts';
import { valueIn } from './source.ts';

export function formatOf(root: PlainTree): SchemaFormat | undefined {
  if (root.kind !== 'object') return undefined;
  const has = (key: string) => valueIn(root, key) !== undefined;
  if (isContract(root)) return 'odcs';
  if (valueIn(root, 'resources')?.kind === 'list') return 'data-package';
  const context = has('@context');
  if (has('tableSchema') || valueIn(root, 'tables')?.kind === 'list' || (context && has('url'))) return 'csvw';
  if (valueIn(root, 'fields')?.kind === 'list') return 'table-schema';
  if (has('path') && (has('schema') || has('dialect') || has('name'))) return 'data-resource';
  return isDbt(root) ? 'dbt' : undefined;
}
