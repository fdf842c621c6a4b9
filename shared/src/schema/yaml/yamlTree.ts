/**
 * A text in YAML as a tree whose every part knows its place. Never throws.
 *
 * An alias is the very object of its anchor, so nothing is copied. Code that walks the tree meets the object again, so the size of the tree
 * written out is counted, and a text that only grows by its aliases is refused.
 */
import { isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Place, type PlacedProblem, type PlainMember, type PlainTree, problemAt } from '../../statistics/index.ts';
import { t, translated } from '../../words/index.ts';
import { PARTS_A_STEP, type Reading } from '../reading.ts';
import { composed } from './composed.ts';
import { faultOf } from './yamlFaults.ts';

interface YamlTree {
  readonly root: PlainTree | undefined;
  readonly problems: readonly PlacedProblem[];
}

/** Parts of the tree, those met again through aliases counted again. */
const MOST_PARTS = 100_000;
const DEEPEST = 32;
const MOST_PROBLEMS = 100;

type Node = ParsedNode | null;

/** A tree and how many parts it has, written out. */
interface Sized {
  readonly tree: PlainTree;
  readonly parts: number;
}

export function* readYamlTree(text: string): Reading<YamlTree> {
  const problems: PlacedProblem[] = [];
  const add = (place: Place, message: string) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problemAt(place, message));
  };
  /** By anchor, as far as it has been read; undefined while it is being read. */
  const anchored = new Map<string, Sized | undefined>();
  const { document, next } = yield* composed(text);
  for (const { code, pos } of document?.errors ?? []) {
    add({ offset: pos[0], length: Math.max(0, Math.min(pos[1], text.length) - pos[0]) }, translated(faultOf(code)));
  }
  if (!document) add({ offset: 0, length: 0 }, tooDeep());
  if (next !== undefined)
    add({ offset: next, length: 0 }, t`A schema is one YAML document; what follows has no effect.`);
  const root = document?.contents;

  const scalar = (place: Place, value: unknown): Sized => {
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
    return { tree: { ...place, kind: 'scalar', value: isPlain ? value : null }, parts: 1 };
  };

  let nodes = 0;
  /** Members that maps take over from others; each is a part again. */
  let merged = 0;

  function* read(node: Node, depth: number, at: Place): Reading<Sized> {
    if (++nodes % PARTS_A_STEP === 0) yield PARTS_A_STEP;
    if (!node) return scalar(at, null);
    const place = placeOf(node);
    if (isAlias(node)) {
      const known = anchored.get(node.source);
      if (known) return known;
      const isOpen = anchored.has(node.source);
      add(
        place,
        isOpen
          ? t`"*${node.source}" leads back to where it stands in, so it has no effect.`
          : t`There is no anchor "&${node.source}" above, so this has no effect.`,
      );
      return scalar(place, null);
    }
    if (depth > DEEPEST) {
      add(place, tooDeep());
      return scalar(place, null);
    }
    const { anchor } = node;
    if (anchor !== undefined) anchored.set(anchor, undefined);
    const sized = isMap(node)
      ? yield* mapOf(node, place, depth)
      : isSeq(node)
        ? yield* listOf(node, place, depth)
        : scalar(place, isScalar(node) ? node.value : null);
    if (anchor !== undefined) anchored.set(anchor, sized);
    return sized;
  }

  function* listOf({ items }: YAMLSeq<ParsedNode>, place: Place, depth: number): Reading<Sized> {
    const inner: Sized[] = [];
    for (const item of items) inner.push(yield* read(item, depth + 1, place));
    return { tree: { ...place, kind: 'list', items: inner.map(({ tree }) => tree) }, parts: partsOf(inner) };
  }

  function* mapOf({ items }: YAMLMap<ParsedNode, Node>, place: Place, depth: number): Reading<Sized> {
    const members: PlainMember[] = [];
    const inner: Sized[] = [];
    const keys = new Set<string>();
    const inherited: PlainTree[] = [];
    for (const pair of items) {
      const { key, keyPlace } = keyOf(pair);
      const value = yield* read(pair.value, depth + 1, keyPlace);
      inner.push(value);
      if (key === '<<') {
        inherited.push(...(value.tree.kind === 'list' ? value.tree.items : [value.tree]));
        continue;
      }
      keys.add(key);
      members.push({ key, keyPlace, value: value.tree });
    }
    for (const tree of inherited) {
      // More than may be read at all is counted, but not written out.
      if (tree.kind !== 'object' || merged > MOST_PARTS) continue;
      merged += tree.members.length;
      yield tree.members.length;
      for (const member of tree.members) {
        if (keys.has(member.key)) continue;
        keys.add(member.key);
        members.push(member);
      }
    }
    return { tree: { ...place, kind: 'object', members }, parts: partsOf(inner) };
  }

  if (!root) return { root: undefined, problems };
  const { tree, parts } = yield* read(root, 0, placeOf(root));
  if (parts > MOST_PARTS) {
    add(
      { offset: 0, length: 0 },
      t`Written out, with its aliases, this is more than ${MOST_PARTS} parts, so nothing of it is read.`,
    );
    return { root: undefined, problems };
  }
  return { root: tree, problems };
}

/** Saturates: a bomb is more than any number. */
function partsOf(inner: readonly Sized[]): number {
  return inner.reduce((sum, { parts }) => Math.min(sum + parts, Number.MAX_SAFE_INTEGER), 1);
}

function keyOf({ key, value }: Pair<ParsedNode, Node>): { key: string; keyPlace: Place } {
  const keyPlace = key ? placeOf(key) : { offset: value?.range[0] ?? 0, length: 0 };
  return { key: isScalar(key) ? String(key.value) : '', keyPlace };
}

/** From the first character of the value to its last: `range` says where it and the blanks behind it end. */
function placeOf(node: ParsedNode): Place {
  const [offset, end] = node.range;
  return { offset, length: end - offset };
}

function tooDeep(): string {
  return t`This is nested too deeply, so it has no effect.`;
}
