/**
 * Work that the first caller begins and later callers continue: a caller who waits may leave at any step, and the work done stays. It is
 * kept as long as its subject, which is never changed but replaced, as facts are.
 */
import { LastUsed } from './lastUsed.ts';

/** Says what is known so far. */
type Tell<T> = (known: T) => void;

interface Kept<T> {
  readonly steps: Generator<unknown, T>;
  known: T | undefined;
  isDone: boolean;
}

/** Far more than anybody asks for of one file. */
const MOST_KEPT = 4096;

export class KeptWork<About extends object, Key, T> {
  readonly #kept = new WeakMap<About, LastUsed<Key, Kept<T>>>();
  readonly #mostOf: (about: About) => number;

  /** `mostOf`: how many results are kept, where each is large. */
  constructor(mostOf: (about: About) => number = () => MOST_KEPT) {
    this.#mostOf = mostOf;
  }

  /** The result, if it needs no further work. */
  known(about: About, key: Key): T | undefined {
    return this.#kept.get(about)?.get(key)?.known;
  }

  /** Goes on until it is enough, looking before each step; undefined where nothing is known by then. */
  *until<S>(
    isEnough: () => boolean,
    about: About,
    key: Key,
    begin: (tell: Tell<T>) => Generator<S, T>,
  ): Generator<S, T | undefined> {
    const kept = this.#keptFor(about, key, begin);
    try {
      while (!kept.isDone && !isEnough()) {
        const step = kept.steps.next();
        if (step.done) {
          kept.known = step.value;
          kept.isDone = true;
        } else yield step.value as S;
      }
    } catch (failure) {
      // Nothing follows in a generator that has failed: who asks again begins anew.
      this.#kept.get(about)?.delete(key);
      throw failure;
    }
    return kept.known;
  }

  /** Goes on to the end. */
  *whole<S>(about: About, key: Key, begin: (tell: Tell<T>) => Generator<S, T>): Generator<S, T> {
    return (yield* this.until(() => false, about, key, begin)) as T;
  }

  #keptFor(about: About, key: Key, begin: (tell: Tell<T>) => Generator<unknown, T>): Kept<T> {
    const all = this.#kept.get(about) ?? new LastUsed<Key, Kept<T>>(this.#mostOf(about));
    this.#kept.set(about, all);
    const before = all.get(key);
    if (before) return before;
    const kept: Kept<T> = {
      steps: begin((known) => {
        kept.known = known;
      }),
      known: undefined,
      isDone: false,
    };
    all.set(key, kept);
    return kept;
  }
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** A number for each object, as part of a key: the same as long as the process runs. */
export function numberOf(object: object): number {
  const number = numbers.get(object) ?? ++last;
  numbers.set(object, number);
  return number;
}
