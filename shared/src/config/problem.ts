/** A fault in a `quasi.json`: its place, and words that a person can act on. */

/** Part of a text. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

export interface TextProblem extends Place {
  readonly message: string;
  /** The JSON support of an editor says so too, from the syntax or the JSON Schema. */
  readonly isSchema: boolean;
}

export interface ConfigProblem extends TextProblem {
  /** The file it stands in. */
  readonly path: string;
}
