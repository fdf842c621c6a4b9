/** A card: what a hover or a terminal says about one thing, as plain text without marks of any format. */

export interface Card extends CardSection {
  /** More to know, each part under a title of its own. */
  readonly sections: readonly CardSection[];
}

export interface CardSection {
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
