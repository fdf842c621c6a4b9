/**
 * Patterns for paths: `*`, `?`, `**`, `[abc]`, `[!abc]` and `{a,b}`, matched without ever going back.
 *
 * A pattern becomes a small automaton, and all the states it can be in are followed at once (Thompson 1968): the time is at
 * most the length of the pattern times that of the path, whatever either of them holds.
 */
import { nameOf, pathBelow } from './paths.ts';

type Test = (character: string) => boolean;

/** `test` has to hold of the next character; a state without one is passed at once. */
interface State {
  readonly test: Test | undefined;
  readonly next: number[];
}

/** The shortest texts of a pattern that mean something together. */
const pieces = /\*\*\/|\*\*|\*|\?|\[[!^]?[^\]/]+\]|[\s\S]/gu;

const notSlash: Test = (character) => character !== '/';

export type PathTest = (path: string) => boolean;

/** Whether a path, with `/` between its parts, fits; undefined if a brace is not closed or a range runs backwards. */
export function compileGlob(glob: string, ignoresCase = false): PathTest | undefined {
  const folded = (text: string) => (ignoresCase ? text.toLowerCase() : text);
  if (isExactPath(glob)) return (path) => folded(path) === folded(glob);
  const states: State[] = [];
  const end = build(states, folded(glob).match(pieces) ?? []);
  return end === undefined ? undefined : (path) => fits(states, end, folded(path));
}

/** Whether a pattern can mean no other path than that it states. */
export function isExactPath(glob: string): boolean {
  return !/[*?[{]/.test(glob);
}

/** Whether a pattern means a path: by the name alone, in any folder, if there is no `/` in it; else from `folder` on. */
export function globHolds(glob: string, folder: string, path: string): boolean {
  return pathsOf(glob, folder)(path);
}

/** As `globHolds`, of many paths. */
export function pathsOf(glob: string, folder: string): PathTest {
  const matches = compileGlob(glob.replace(/^\.?\//, ''));
  const subjectOf = glob.includes('/') ? (path: string) => pathBelow(folder, path) : nameOf;
  return (path) => {
    const subject = subjectOf(path);
    return subject !== undefined && matches?.(subject) === true;
  };
}

/** The pattern that means one file; undefined if it does not lie below the folder. */
export function globOf(folder: string, path: string): string | undefined {
  const below = pathBelow(folder, path)?.replace(/[*?[{]/g, '[$&]');
  return below === undefined || below.includes('/') ? below : `./${below}`;
}

/** Adds the states of a pattern; returns the one that is reached at its end. */
function build(states: State[], parts: readonly string[]): number | undefined {
  const add = (test?: Test) => states.push({ test, next: [] }) - 1;
  const link = (from: number, to: number) => {
    states[from].next.push(to);
    return to;
  };
  const one = (from: number, test: Test) => link(link(from, add(test)), add());
  const any = (from: number, test: Test) => {
    const again = link(from, add());
    link(link(again, add(test)), again);
    return again;
  };
  /** The braces that are open: where their alternatives begin and where these meet. */
  const open: { readonly begin: number; readonly meet: number }[] = [];
  let end = add();
  for (const part of parts) {
    const brace = open.at(-1);
    if (part === '**/') {
      const again = link(end, add());
      const folder = any(one(again, notSlash), notSlash);
      link(
        one(folder, (character) => character === '/'),
        again,
      );
      end = again;
    } else if (part === '**') end = any(end, () => true);
    else if (part === '*') end = any(end, notSlash);
    else if (part === '?') end = one(end, notSlash);
    else if (part === '{') {
      open.push({ begin: end, meet: add() });
      end = link(end, add());
    } else if (part === ',' && brace) {
      link(end, brace.meet);
      end = link(brace.begin, add());
    } else if (part === '}' && brace) {
      end = link(end, brace.meet);
      open.pop();
    } else if (part.length > 2 && part.startsWith('[')) {
      const test = testOfClass(part.slice(1, -1));
      if (!test) return undefined;
      end = one(end, test);
    } else end = one(end, (character) => character === part);
  }
  return open.length === 0 ? end : undefined;
}

/** `abc`, `a-z`, `!abc`; undefined if a range runs backwards. */
function testOfClass(inside: string): Test | undefined {
  const isNegated = /^[!^]/.test(inside);
  const ranges = inside.slice(isNegated ? 1 : 0).match(/[\s\S]-[\s\S]|[\s\S]/gu) ?? [];
  const bounds = ranges.map((range) => {
    const characters = [...range];
    return [characters[0], characters.at(-1) as string].map((each) => each.codePointAt(0) as number);
  });
  if (bounds.some(([from, to]) => from > to)) return undefined;
  return (character) => {
    const code = character.codePointAt(0) as number;
    const isAmong = bounds.some(([from, to]) => from <= code && code <= to);
    return isNegated ? !isAmong && character !== '/' : isAmong;
  };
}

function fits(states: readonly State[], end: number, path: string): boolean {
  /** State → the step in which it was reached last: none is taken twice in one. */
  const reachedIn = new Uint32Array(states.length);
  let step = 1;
  let current = [0];
  followed(states, current, reachedIn, step);
  for (const character of path) {
    step++;
    const next: number[] = [];
    for (const state of current) if (states[state].test?.(character)) reach(states[state].next, next, reachedIn, step);
    if (next.length === 0) return false;
    followed(states, next, reachedIn, step);
    current = next;
  }
  return reachedIn[end] === step;
}

/** Adds the states that follow at once. */
function followed(states: readonly State[], current: number[], reachedIn: Uint32Array, step: number): void {
  for (let i = 0; i < current.length; i++) {
    const { test, next } = states[current[i]];
    if (!test) reach(next, current, reachedIn, step);
  }
}

function reach(some: readonly number[], into: number[], reachedIn: Uint32Array, step: number): void {
  for (let i = 0; i < some.length; i++) {
    const state = some[i];
    if (reachedIn[state] === step) continue;
    reachedIn[state] = step;
    into.push(state);
  }
}
