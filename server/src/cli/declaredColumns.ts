/** Columns that options leave open are those that `quasi.json` declares: sensitive ones, the subject, the weight. */
import { declarationOf, type Role, type Settings } from '@quasi/shared/config';
import type { Table } from '@quasi/shared/table';
import type { FileRequest } from './otherFiles.ts';

export function withDeclaredColumns(request: FileRequest, table: Table, settings: Settings): FileRequest {
  const declared = (role: Role) =>
    table.columns.filter(({ name }) => declarationOf(settings, name).role === role).map(({ name }) => name);
  const [subject] = declared('subject');
  const [weight] = declared('weight');
  return {
    ...request,
    sensitive: request.sensitive.length > 0 ? request.sensitive : declared('sensitive'),
    user: request.user ?? subject,
    weights: request.weights ?? weight,
  };
}
