/** The answers to the counting questions, the same whether the embedded engine or a database counted: what measures are made of. */

/** How many classes there are of each size: `counts[i]` classes of `sizes[i]` rows, sizes ascending. */
export interface SizeHistogram {
  readonly rows: number;
  readonly sizes: Uint32Array;
  readonly counts: Uint32Array;
}

/** The rows divided into classes that agree on some columns. */
export interface RowClasses {
  /** Row → class. */
  readonly classOfRow: Uint32Array;
  /** Class → number of its rows; may hold classes of size 0 after edits. */
  readonly sizeOfClass: Uint32Array;
  readonly classCount: number;
}

/** `counts[i]` rows hold `a[i]` in the first column and `b[i]` in the second; only pairs that occur, each once, in no order. */
export interface JointCounts {
  readonly rows: number;
  readonly a: Uint32Array;
  readonly b: Uint32Array;
  readonly counts: Uint32Array;
}

/** `records[i]` records match `matches[i]` records of a register each, matches ascending. */
export interface MatchHistogram {
  readonly rows: number;
  readonly matches: Uint32Array;
  readonly records: Uint32Array;
}

/** The sensitive values of class c are `values[i]`, `counts[i]` times, for i from `starts[c]` to `starts[c + 1]`; a class may be empty. */
export interface SensitiveValues {
  readonly rows: number;
  /** One more than there are classes. */
  readonly starts: Uint32Array;
  /** In order of first appearance; a missing cell is a value like any other. */
  readonly values: Uint32Array;
  readonly counts: Uint32Array;
  /** Value → its frequency in all classes together. */
  readonly totals: Uint32Array;
  /** How many classes hold these values in these numbers, where an engine puts those together; without it each stands for itself. */
  readonly times?: Uint32Array;
}

/** `values[i]` values occur in `records[i]` records of `users[i]` distinct users; ordered by records, then by users. */
export interface UsersPerValue {
  /** All rows, also those without a value. */
  readonly rows: number;
  readonly records: Uint32Array;
  readonly users: Uint32Array;
  readonly values: Uint32Array;
}

/** The people that classes hold where rows name theirs; a row that names nobody is a person of its own. */
export interface Crowds {
  /** As `UsersPerValue`: `values[i]` classes hold `records[i]` rows of `users[i]` people. */
  readonly classes: UsersPerValue;
  /** `people[i]` people hide among `smallest[i]` people in the class that hides them least, smallest ascending. */
  readonly smallest: Uint32Array;
  readonly people: Uint32Array;
}
