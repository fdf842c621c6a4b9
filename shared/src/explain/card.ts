/** A card: what a hover or a terminal says of one thing, as plain text without marks of any format. */

export interface Card {
  readonly title: string;
  /** Plain words, the most important first. */
  readonly sentences: readonly string[];
  /** The numbers behind the words, each already formatted. */
  readonly values: readonly CardValue[];
}

export interface CardValue {
  readonly name: string;
  readonly value: string;
}
