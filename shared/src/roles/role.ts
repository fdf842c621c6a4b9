/** What a column is: its role in re-identification, the kind of its values, and why that is believed. */

export { type Role, roles, type ValueKind, valueKinds } from '../config/index.ts';

/** One reason for a belief. Holds numbers and parts of the column's name; years are all that it reveals of values. */
export type Evidence =
  /** The header says so, in these words. */
  | { readonly says: 'header'; readonly words: string }
  /** So large a share of the distinct values looked at has this form. */
  | { readonly says: 'form'; readonly what: string; readonly share: number }
  /** The check digits of so large a share of them are right, where chance would make so many right. */
  | { readonly says: 'check digits'; readonly share: number; readonly chance: number }
  /** So large a share of the values are kept for examples, or were never given out: they are made up. */
  | { readonly says: 'invented'; readonly share: number }
  | { readonly says: 'years'; readonly from: number; readonly to: number }
  /** So large a share of the rows has a value of its own. */
  | { readonly says: 'unique'; readonly share: number }
  | { readonly says: 'repeated'; readonly rowsPerValue: number }
  | { readonly says: 'values'; readonly distinct: number }
  | { readonly says: 'row numbers' }
  | { readonly says: 'free text'; readonly characters: number }
  /** One of so many columns with one scale and headers of one pattern. */
  | { readonly says: 'battery'; readonly columns: number }
  /** So many columns beside it are about this matter. */
  | { readonly says: 'among'; readonly what: string; readonly columns: number }
  /** A measurement, where rows are people. */
  | { readonly says: 'measured' }
  | { readonly says: 'constant' }
  | { readonly says: 'empty' };

/** The items of 45 CFR 164.514(b)(2)(i) that a column can fall under, by their letters. */
export type SafeHarborItem =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R';
