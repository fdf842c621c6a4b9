/** Findings about column names in configurations, after a comparison with the data of these configurations. */
import { type ContradictedRole, contradictedRoles } from './contradictedRoles.ts';
import type { LoadedConfig } from './loadConfig.ts';
import { type DataColumns, lookUpNames, type NamesLookedUp } from './namesInVain.ts';

export interface ColumnFacts extends NamesLookedUp {
  readonly contradicted: readonly ContradictedRole[];
}

/** Where no data are known. */
export const noColumnFacts: ColumnFacts = { inVain: [], areOpen: false, contradicted: [] };

/** `files`: with the configuration of each. Yields now and then. */
export function* columnFacts(
  configs: readonly LoadedConfig[],
  files: readonly DataColumns[],
): Generator<number, ColumnFacts> {
  return { ...(yield* lookUpNames(configs, files)), contradicted: yield* contradictedRoles(files) };
}
