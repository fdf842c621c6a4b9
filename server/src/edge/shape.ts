/** What a value from outside has to look like before anything is done with it. A field that is not named is not looked at. */

/** Says where a value is other than it has to be, by the names that lead there; undefined if it is as it has to be. */
export interface Shape<T> {
  (value: unknown): string | undefined;
  /** For the compiler alone: the type that a value of this shape has. */
  readonly type?: T;
}

/** The place is the value itself. */
const HERE = '';

const where = (holds: (value: unknown) => boolean) => (value: unknown) => (holds(value) ? undefined : HERE);

export const anything: Shape<unknown> = () => undefined;
export const text: Shape<string> = where((value) => typeof value === 'string');
export const flag: Shape<boolean> = where((value) => typeof value === 'boolean');
export const yes: Shape<true> = where((value) => value === true);
/** JSON can write numbers that are too large to be one. */
export const number: Shape<number> = where(Number.isFinite);

export function oneOf<T extends string>(words: readonly T[]): Shape<T> {
  return where((value) => words.includes(value as T));
}

export function wholeBelow(limit: number): Shape<number> {
  return where((value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit);
}

/** A k, as somebody wants it reached. */
export const goal: Shape<number> = where((value) => Number.isInteger(value) && (value as number) >= 1);

/** As `optional`, where nothing stands for what is absent. */
export function ifThere<T>(shape: Shape<T>): Shape<T> {
  return (value) => (value === undefined ? undefined : shape(value));
}

/** Many clients write what is absent as null. The code that takes it says in its own type that it need not be there. */
export function optional<T>(shape: Shape<T>): Shape<T> {
  return (value) => (value === undefined || value === null ? undefined : shape(value));
}

export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value) => (one(value) === undefined ? undefined : other(value));
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value) => (Array.isArray(value) ? firstOf(value.map((each) => shape(each))) : HERE);
}

/** Checks that types alone do not make. */
export function such<T>(shape: Shape<T>, holds: (value: T) => boolean): Shape<T> {
  return (value) => shape(value) ?? (holds(value as T) ? undefined : HERE);
}

/** Some clients write an object without entries as an empty list. */
export function fields<T extends object>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const named = Object.entries<Shape<unknown>>(shapes);
  return (value) => {
    if (typeof value !== 'object' || value === null) return HERE;
    const own = value as Readonly<Record<string, unknown>>;
    return firstOf(named.map(([name, shape]) => under(name, shape(own[name]))));
  };
}

/** Values under names that nobody knows beforehand. */
export function recordOf<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return HERE;
    return firstOf(Object.values(value).map((each) => shape(each)));
  };
}

function under(name: string, place: string | undefined): string | undefined {
  if (place === undefined) return undefined;
  return place === HERE ? name : `${name}.${place}`;
}

function firstOf(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place !== undefined);
}
