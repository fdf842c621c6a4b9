/** The engines that count rows: the only registry of them. */
import { type Engine, embedded } from '@quasi/shared/counts';
import { awaited } from '../readers/awaited.ts';
import { wholeAddress } from './address.ts';
import type { OpenTable, TableEngine } from './tableEngine.ts';

export type { OpeningOptions, TableEngine } from './tableEngine.ts';

/** Rows that are in this process. */
export const engines = {
  embedded,
} as const satisfies Readonly<Record<string, Engine>>;

/** Loaded when one of its tables is opened. */
function onDemand(load: () => Promise<OpenTable>): OpenTable {
  return function* (operand, options) {
    const open = yield* awaited(load(), { stage: 'reading', share: 0, rows: 0 });
    return yield* open(operand, options);
  };
}

/** Rows that are elsewhere: each opens its tables itself. */
export const tableEngines: readonly TableEngine[] = [
  {
    name: 'duckdb',
    title: 'DuckDB',
    isAddress: () => false,
    open: onDemand(async () => (await import('./duckdb/openTable.ts')).openTable),
  },
  {
    name: 'postgres',
    title: 'PostgreSQL',
    isAddress: (operand) => /^postgres(ql)?:\/\//i.test(operand),
    open: onDemand(async () => (await import('./postgres/openTable.ts')).openTable),
  },
  {
    name: 'clickhouse',
    title: 'ClickHouse',
    isAddress: (operand) => /^clickhouse:\/\//i.test(operand),
    open: onDemand(async () => (await import('./clickhouse/openTable.ts')).openTable),
  },
];

/** Undefined of what is no address, nor a name that stands for one. */
export function engineOfAddress(operand: string): TableEngine | undefined {
  const address = wholeAddress(operand);
  return tableEngines.find((engine) => engine.isAddress(address));
}
