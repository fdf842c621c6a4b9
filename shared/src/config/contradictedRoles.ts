/** Columns that two settings of configurations name and say different things of, so that one of them has no effect. */
import { type ColumnName, columnMeant, coversPattern } from './columnNames.ts';
import type { Role } from './columnRoles.ts';
import { globHolds } from './glob.ts';
import type { LoadedConfig } from './loadConfig.ts';
import { matchesName } from './namePattern.ts';
import type { DataColumns } from './namesInVain.ts';
import { folderOf } from './paths.ts';
import type { Place } from './problem.ts';

/** At the later of the two places. */
export interface ContradictedRole extends Place {
  readonly path: string;
  /** A column of a data file. */
  readonly column: string;
  readonly says:
    | { readonly what: 'listed'; readonly role: Role }
    /** It is a quasi-identifier by its role, and not in the list of those that count. */
    | { readonly what: 'unlisted' }
    /** Both fit it; the later one counts. */
    | {
        readonly what: 'patterns';
        readonly earlier: string;
        readonly earlierRole: Role;
        readonly later: string;
        readonly laterRole: Role;
      };
}

/** Patterns are compared with columns so often at most. */
const MOST_COMPARISONS = 2_000_000;
const COMPARISONS_A_STEP = 1024;

/**
 * A nearer file, an entry of `files` and a name without a star are meant to count more than what they replace: that is no
 * contradiction. Yields now and then.
 */
export function* contradictedRoles(files: readonly DataColumns[]): Generator<number, ContradictedRole[]> {
  const found = new Map<string, ContradictedRole>();
  let compared = 0;
  for (const { path, config, columns = [] } of files) {
    yield compared;
    const blocks = blocksFor(config, path);
    const list = blocks.findLast(({ isList }) => isList);
    const listed = new Map(
      list?.names.flatMap((each) => (each.setting === 'quasiIdentifiers' ? [[each.name, each]] : [])),
    );
    const isInForce = columns.some((column) => listed.has(column));
    const { exact, patterns } = rolesIn(blocks);
    if (exact.size + patterns.length === 0) continue;
    compared += patterns.length * columns.length;
    if (compared > MOST_COMPARISONS) break;
    let since = 0;
    for (const column of columns) {
      const fitting: StatedRole[] = [];
      for (const stated of exact.has(column) ? [] : patterns) {
        if (++since % COMPARISONS_A_STEP === 0) yield compared;
        if (matchesName(stated.name.name, column)) fitting.push(stated);
      }
      const winner = exact.get(column) ?? fitting.at(-1);
      if (!winner) continue;
      const place = { path: winner.block.path, offset: winner.name.offset, length: winner.name.length };
      const own = listed.get(column);
      if (isInForce && list && winner.block.order >= list.order) {
        if (own && winner === exact.get(column) && winner.role !== 'quasi-identifier') {
          const isListLater = winner.block.path === list.path && own.offset > winner.name.offset;
          add({
            ...(isListLater ? { path: list.path, offset: own.offset, length: own.length } : place),
            column,
            says: { what: 'listed', role: winner.role },
          });
        }
        if (!own && winner.role === 'quasi-identifier') add({ ...place, column, says: { what: 'unlisted' } });
      }
      if (own && isInForce) continue;
      const other = fitting.find(
        ({ block, name, role }) =>
          block === winner.block && role !== winner.role && !coversPattern(name.name, winner.name.name),
      );
      if (other) {
        const says = {
          earlier: other.name.name,
          earlierRole: other.role,
          later: winner.name.name,
          laterRole: winner.role,
        };
        add({ ...place, column, says: { what: 'patterns', ...says } });
      }
    }
  }
  return [...found.values()];

  /** The first column of each place is reported. */
  function add(contradicted: ContradictedRole): void {
    const { path, offset, says } = contradicted;
    const key = `${says.what} ${offset} ${path}`;
    if (!found.has(key)) found.set(key, contradicted);
  }
}

/** Statements that belong together: those about all files of a configuration, or those in one entry of `files`. */
interface Block {
  readonly path: string;
  /** Higher ones count more. */
  readonly order: number;
  readonly names: readonly ColumnName[];
  /** It says which columns are the quasi-identifiers. */
  readonly isList: boolean;
}

interface StatedRole {
  readonly block: Block;
  readonly name: ColumnName;
  readonly role: Role;
}

function blocksFor({ layers }: LoadedConfig, file: string): Block[] {
  const blocks: Block[] = [];
  for (const { path, config, columnNames } of layers) {
    const own = columnNames.filter(({ setting }) => setting !== 'allow');
    for (const [block, said] of [[undefined, config] as const, ...(config.files ?? []).entries()]) {
      if ('glob' in said && !globHolds(said.glob, folderOf(path), file)) continue;
      const names = own.filter((name) => name.block === block);
      blocks.push({ path, order: blocks.length, names, isList: said.quasiIdentifiers !== undefined });
    }
  }
  return blocks;
}

/** Of exact names the last one counts; patterns stand in their order. */
function rolesIn(blocks: readonly Block[]): { exact: Map<string, StatedRole>; patterns: StatedRole[] } {
  const exact = new Map<string, StatedRole>();
  const patterns: StatedRole[] = [];
  for (const block of blocks) {
    for (const name of block.names) {
      if (name.role === undefined) continue;
      const stated = { block, name, role: name.role };
      const meant = columnMeant(name);
      if (meant === undefined) patterns.push(stated);
      else exact.set(meant, stated);
    }
  }
  return { exact, patterns };
}
