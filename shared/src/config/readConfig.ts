/** Reads the text of a `quasi.json`. Each fault is reported with its place and left out, and the rest holds. */
import type { Node } from 'jsonc-parser';
import { t } from '../words/index.ts';
import { type ColumnName, columnNamesIn } from './columnNames.ts';
import type { ExceptionStatement } from './exceptionSchema.ts';
import { type Fault, faultsOf, leaveOut } from './faults.ts';
import { type JsonTree, memberOf, propertyOf, readJson } from './jsonTree.ts';
import { type NamedFile, namedFilesIn } from './namedFiles.ts';
import { beyondRoom, fullRoom, type PatternRoom } from './patternLimits.ts';
import type { Place, TextProblem } from './problem.ts';
import { type Config, configSchema } from './schema.ts';
import { rootIssues } from './wording.ts';

export interface ReadConfig {
  readonly config: Config;
  /** The entries of `allow` that are valid. */
  readonly exceptions: readonly PlacedException[];
  readonly extended: readonly (Place & { readonly path: string })[];
  /** Names of policies and attackers that are made use of: which there are is known once `extends` is read. */
  readonly references: readonly Reference[];
  /** Hierarchies and populations, which others read. */
  readonly named: readonly NamedFile[];
  readonly columnNames: readonly ColumnName[];
  /** For the patterns of what it extends. */
  readonly room: PatternRoom;
  readonly problems: readonly TextProblem[];
}

export interface PlacedException extends Place {
  readonly entry: ExceptionStatement;
  /** Its place in the list. */
  readonly index: number;
}

interface Reference extends Place {
  readonly kind: 'policy' | 'attacker';
  readonly name: string;
}

/** `room`: for its patterns. */
export function readConfig(text: string, room = fullRoom): ReadConfig {
  const json = readJson(text);
  const { config, problems } = validated(json);
  const beyond = beyondRoom(config, room);
  leaveOut(config, beyond.excess);
  for (const { of, key, isKey, message } of beyond.faults) {
    const property = propertyOf(json.nodes.get(of), key);
    problems.push({ ...placeOf(property?.children?.[isKey ? 0 : 1]), message, isSchema: false });
  }
  return {
    config,
    room: beyond.left,
    exceptions: (config.allow ?? []).map((entry) => {
      const node = json.nodes.get(entry) as Node;
      return { entry, index: node.parent?.children?.indexOf(node) ?? 0, ...placeOf(node) };
    }),
    extended: extendedIn(json, config),
    references: referencesIn(json, config),
    named: namedFilesIn(json, config),
    columnNames: columnNamesIn(json, config),
    problems: [...json.problems, ...problems].sort((a, b) => a.offset - b.offset),
  };
}

/** Only the faults of the first pass are reported: later ones follow from leaving those out. */
function validated(json: JsonTree): { config: Config; problems: TextProblem[] } {
  const { value = {}, root } = json;
  if (root && root.type !== 'object') {
    const message = t`The configuration needs to be an object in braces; the value here has no effect.`;
    return { config: {}, problems: [{ ...placeOf(root), message, isSchema: true }] };
  }
  let problems: TextProblem[] | undefined;
  for (;;) {
    const result = configSchema.safeParse(value);
    if (result.success) return { config: value as Config, problems: problems ?? [] };
    const faults = rootIssues(result.error.issues).flatMap((issue) => faultsOf(issue, value));
    problems ??= faults.map((fault) => ({
      ...placeOf(nodeOf(fault, json)),
      message: fault.message,
      isSchema: fault.isSchema,
    }));
    leaveOut(
      value as object,
      faults.map(({ path }) => path),
    );
  }
}

/** The underlined part: the value or the key, or, for something that is missing, the object that lacks it. */
function nodeOf({ path, isKey }: Fault, { root }: JsonTree): Node | undefined {
  let node = root;
  for (const [i, key] of path.entries()) {
    if (isKey && i === path.length - 1) return propertyOf(node, String(key))?.children?.[0] ?? node;
    const next = typeof key === 'number' ? node?.children?.[key] : memberOf(node, String(key));
    if (!next) return node;
    node = next;
  }
  return node;
}

function placeOf(node: Node | undefined): Place {
  return { offset: node?.offset ?? 0, length: node?.length ?? 0 };
}

function extendedIn({ root }: JsonTree, { extends: paths }: Config): ReadConfig['extended'] {
  const node = memberOf(root, 'extends');
  if (typeof paths === 'string') return [{ path: paths, ...placeOf(node) }];
  const valid = new Set<unknown>(paths);
  const items = node?.children?.filter(({ value }) => valid.has(value)) ?? [];
  return items.map((item) => ({ path: item.value, ...placeOf(item) }));
}

function referencesIn({ nodes }: JsonTree, config: Config): Reference[] {
  const users = [config, ...(config.files ?? []), ...Object.values(config.policies ?? {})];
  return users.flatMap((user) =>
    (['policy', 'attacker'] as const).flatMap((kind) => {
      const name = kind in user ? user[kind as keyof typeof user] : undefined;
      return typeof name === 'string' ? [{ kind, name, ...placeOf(memberOf(nodes.get(user), kind)) }] : [];
    }),
  );
}
