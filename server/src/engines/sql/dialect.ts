/** How a database writes what the questions are made of: text and nothing else, so that a question can be printed as well as asked. */
export interface Dialect {
  readonly name: string;
  /** A name from the catalogue, quoted. */
  identifier(name: string): string;
  literal(text: string): string;
  /** A text without the blanks at its ends: space, tab, vertical tab and form feed, as our reader has it. */
  trimmed(text: string): string;
  /** True for the rows whose values fall into one of so many buckets; a missing value falls into one like any other. */
  inBucket(columns: readonly string[], buckets: number, bucket: number): string;
  /** The texts of a group as a list in their order; none of them is NULL. */
  list(text: string): string;
  /** How many characters a text has. */
  characters(text: string): string;
  text(number: string): string;
  /** A value as it is fetched. */
  read(value: string): string;
}

/** `"a ""b"""` */
export function doubleQuoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `'it''s'` */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
