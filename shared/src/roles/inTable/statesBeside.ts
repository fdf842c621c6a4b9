/** `state` beside a province is the state of something else: nobody lives in two. */
import { readHeader } from '../header.ts';
import { type ColumnRole, roleFromValues } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';

const isState = ({ header }: ColumnForm) => header.words.length === 1 && header.words[0] === 'state';
const isProvince = ({ header }: ColumnForm) => header.words.includes('province');

export function statesBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (!columns.some(isProvince)) return roles.slice();
  return roles.map((role, i) => (role.detector?.id === 'region' && isState(columns[i]) ? unknown(columns[i]) : role));
}

function unknown(column: ColumnForm): ColumnRole {
  return roleFromValues({ ...column, values: column.probe, header: readHeader('') });
}
