/** What a column can be and what its values can be like: the words that `quasi.json` and the detectors share. */

/** Each role with what it means. */
export const roleWords = {
  identifier: 'Names a person or a record.',
  'quasi-identifier': 'Others could know it about a person from elsewhere.',
  sensitive: 'Nobody may learn it about a person.',
  insensitive: 'None of these.',
  subject: 'Shows which rows are about the same person.',
  weight: 'Says how many people a row stands for.',
} as const;

/** What a person can say of a column. */
export type DeclaredRole = keyof typeof roleWords;

export const roles = Object.keys(roleWords) as readonly DeclaredRole[];

/** `unknown`: there is no evidence, and nobody has decided. */
export type Role = DeclaredRole | 'unknown';

export const valueKinds = [
  'date',
  'time',
  'age',
  'postcode',
  'coordinate',
  'category',
  'number',
  'code',
  'text',
  'name',
  'email',
  'phone',
  'ip',
  'url',
] as const;

/** What values are like, which is what a remedy goes by. */
export type ValueKind = (typeof valueKinds)[number];
