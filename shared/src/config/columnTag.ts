/** What a tag says of a column. Tags are written for other programs and say less than a role, so most of them only say what a column is at least. */
export interface ColumnTag {
  /** As it is written: `contains_pii: true`. */
  readonly words: string;
  /** The name of the file it stands in. */
  readonly file: string;
  /** Undefined: the column is said to be about nobody. */
  readonly role: 'identifier' | 'quasi-identifier' | 'sensitive' | undefined;
  /** It is this, whatever its values show; otherwise only where they show nothing. */
  readonly isExact: boolean;
}
