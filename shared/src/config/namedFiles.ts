/** The files that a configuration names for later: hierarchies, populations and baselines. Files that must not be read are reported and taken out. */
import type { Node } from 'jsonc-parser';
import { leaveOut } from './faults.ts';
import { type JsonTree, memberOf } from './jsonTree.ts';
import { joined } from './paths.ts';
import type { Place, TextProblem } from './problem.ts';
import type { ReadConfig } from './readConfig.ts';
import type { Config } from './schema.ts';

export interface NamedFile extends Place {
  readonly path: string;
  /** Keys and places in lists that lead to it. */
  readonly at: readonly PropertyKey[];
}

export function namedFilesIn({ nodes }: JsonTree, config: Config): NamedFile[] {
  const placeIn = (owner: object, key: string): Place => {
    const node: Node | undefined = memberOf(nodes.get(owner), key);
    return { offset: node?.offset ?? 0, length: node?.length ?? 0 };
  };
  const statements = [
    { said: config, at: [] },
    ...(config.files ?? []).map((said, i) => ({ said, at: ['files', i] as PropertyKey[] })),
  ];
  return statements.flatMap(({ said, at }) => {
    const { columns = {} } = said;
    const ofColumns = Object.entries(columns).flatMap(([name, column]) =>
      typeof column === 'string' || column.hierarchy === undefined
        ? []
        : [{ path: column.hierarchy, at: [...at, 'columns', name, 'hierarchy'], ...placeIn(column, 'hierarchy') }],
    );
    const ofAll = (['populationFile', 'baseline'] as const).flatMap((key) => {
      const path = said[key];
      return path === undefined ? [] : [{ path, at: [...at, key], ...placeIn(said, key) }];
    });
    return [...ofAll, ...ofColumns];
  });
}

/** Changes the configuration. `whyUnreadable`: undefined of a path that may be read. */
export function withoutUnreadable(
  { config, named }: ReadConfig,
  folder: string,
  whyUnreadable: (path: string) => string | undefined,
): TextProblem[] {
  const problems: TextProblem[] = [];
  for (const { path, at, offset, length } of named) {
    const message = whyUnreadable(joined(folder, path));
    if (message === undefined) continue;
    leaveOut(config, [at]);
    problems.push({ offset, length, message, isSchema: false });
  }
  return problems;
}
