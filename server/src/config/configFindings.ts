/** Faults of configurations, for editor and command line alike: in themselves, and compared with their data. */
import { staged, type Work } from '@quasi/shared/analysis';
import {
  type ColumnFacts,
  columnFacts,
  type DataColumns,
  type LoadedConfig,
  noColumnFacts,
} from '@quasi/shared/config';
import { type ConfigFinding, runConfigRules } from '@quasi/shared/rules';
import { today } from '../today.ts';
import { columnsOnDisk, type DataOnDisk } from './columnsOnDisk.ts';

/** `known`: data whose columns are at hand; others are looked for only where a name is the name of none of those. */
export function* configFindings(
  configs: readonly LoadedConfig[],
  known: readonly DataColumns[],
  disk: DataOnDisk,
): Work<ConfigFinding[]> {
  const columns = yield* staged('columns', 0, columnFacts(configs, known));
  if (!columns.areOpen) return findingsUnder(configs, columns);
  const atHand = new Set(known.map(({ path }) => path));
  const others = yield* columnsOnDisk(configs, (path) => atHand.has(path), disk);
  // Where a file may have the column, nothing is said.
  if (!others) return findingsUnder(configs, { ...columns, inVain: [] });
  return findingsUnder(configs, yield* staged('columns', 0, columnFacts(configs, [...known, ...others])));
}

/** Without a look at any data. */
export function ownConfigFindings(configs: readonly LoadedConfig[]): ConfigFinding[] {
  return findingsUnder(configs, noColumnFacts);
}

/** Several that extend one file find the same in it. */
function findingsUnder(configs: readonly LoadedConfig[], columns: ColumnFacts): ConfigFinding[] {
  const facts = { columns, today: today() };
  const findings = configs.flatMap((config) => runConfigRules({ config, ...facts }));
  const distinct = new Map(findings.map((each) => [`${each.slug} ${each.offset} ${each.message} ${each.path}`, each]));
  return [...distinct.values()];
}
