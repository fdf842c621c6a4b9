/** A column of a database: how its values become texts there, and ours here. */
export interface TypedColumn {
  readonly name: string;
  /** An expression for its text, NULL where it is missing; no two values that differ have the same. */
  readonly text: string;
  /** From that text to ours. */
  readonly textOf: (value: unknown) => string;
}
