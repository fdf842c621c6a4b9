/** Reads the text of a schema, JSON or YAML by the name of its file, into a tree. */
import { type PlacedProblem, type PlainTree, problemAt, readJsonTree, TOKENS_A_STEP } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import { PARTS_A_STEP, type Reading } from './reading.ts';
import { shownText } from './shownText.ts';
import { readYamlTree } from './yaml/yamlTree.ts';

/** Characters. What people write of their data is shorter; a longer text would keep an editor waiting. */
const LONGEST_JSON = 2_000_000;
const LONGEST_YAML = 400_000;

export function isYaml(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

export function longestOf(path: string): number {
  return isYaml(path) ? LONGEST_YAML : LONGEST_JSON;
}

interface ReadTree {
  readonly root: PlainTree | undefined;
  readonly problems: readonly PlacedProblem[];
}

/** A byte order mark is no error, and keeps its place; the parser of YAML knows it, to which a blank in its place would be indentation. */
export function* readTree(path: string, text: string): Reading<ReadTree> {
  if (isYaml(path)) return yield* readYamlTree(text);
  const reading = readJsonTree(text.replace(/^\uFEFF/, ' '));
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    yield TOKENS_A_STEP;
  }
}

/** Keys that an object states twice. */
export function* statedTwice(root: PlainTree | undefined): Reading<PlacedProblem[]> {
  const found: PlacedProblem[] = [];
  const waiting = root ? [root] : [];
  let parts = 0;
  for (let tree = waiting.pop(); tree; tree = waiting.pop()) {
    if (++parts % PARTS_A_STEP === 0) yield PARTS_A_STEP;
    if (tree.kind === 'list') {
      for (const item of tree.items) {
        if (++parts % PARTS_A_STEP === 0) yield PARTS_A_STEP;
        if (item.kind !== 'scalar') waiting.push(item);
      }
    }
    if (tree.kind !== 'object') continue;
    const keys = new Set<string>();
    for (const { key, keyPlace, value } of tree.members) {
      if (++parts % PARTS_A_STEP === 0) yield PARTS_A_STEP;
      if (keys.has(key))
        found.push(problemAt(keyPlace, t`"${shownText(key)}" is stated twice here; only the last one counts.`));
      keys.add(key);
      waiting.push(value);
    }
  }
  return found;
}
