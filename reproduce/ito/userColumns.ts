/** A column of a transaction table as ITO sees it: for each value its records and its users, and the risks of all four models. */
import { usersOfValues } from '@quasi/shared/counts';
import {
  identificationRisk,
  lowCostError,
  lowCostRisk,
  meanAlpha,
  singleUserShare,
  worstIdentification,
} from '@quasi/shared/measures/background';
import type { Table } from '@quasi/shared/table';
import { drain } from '../data.ts';

export interface UserColumn {
  readonly name: string;
  /** m, all records. */
  readonly records: number;
  /** |D_X|. */
  readonly values: number;
  /** Value → α_x = |R_x| / |U_x|. */
  readonly alphas: Float64Array;
  /** Value → |R_x|, the records that must be read to know its α. */
  readonly recordsOf: Uint32Array;
  readonly meanAlpha: number;
  readonly risk: number;
  readonly lowCost: number;
  /** 1 − 1/α_X. */
  readonly lowCostError: number;
  /** max 1/|U_x|, and the share of records whose value has one user. */
  readonly worst: number;
  readonly singleUser: number;
}

/** Without a user column each record is a user. */
export function userColumn(table: Table, user: string | undefined, name: string): UserColumn {
  const codesOf = (wanted: string) => {
    const column = table.columns.find((each) => each.name === wanted);
    if (column === undefined) throw new Error(`There is no column ${wanted}.`);
    return column.codes;
  };
  const counted = drain(usersOfValues(user === undefined ? undefined : codesOf(user), [codesOf(name)], table.rowCount));
  const perValue = { ...counted, values: new Uint32Array(counted.records.length).fill(1) };
  return {
    name,
    records: table.rowCount,
    values: counted.records.length,
    alphas: Float64Array.from(counted.records, (records, value) => records / counted.users[value]),
    recordsOf: counted.records,
    meanAlpha: meanAlpha(perValue) ?? 1,
    risk: identificationRisk(perValue),
    lowCost: lowCostRisk(perValue),
    lowCostError: lowCostError(perValue) ?? 0,
    worst: worstIdentification(perValue),
    singleUser: singleUserShare(perValue),
  };
}
