/** The review of a file's columns: what each is taken for, and what somebody says it is. */
import type { DeclaredRole } from '../config/index.ts';
import type { ColumnLine } from '../explain/index.ts';

/** Client → server: the columns of a file in its order; null if nothing is known yet. */
export const reviewRequest = 'quasi/review';
export interface Review {
  /** The subject of the rows, in a sentence. */
  readonly unit: string;
  readonly columns: readonly ColumnLine[];
  /** The roles that can be given, each with its name and the key that gives it. */
  readonly roles: readonly { readonly role: DeclaredRole; readonly name: string; readonly key: string }[];
}

/** Client → server: writes what was said into the configuration, all at once. */
export const declareRolesRequest = 'quasi/declareRoles';
export interface DeclareRolesParams {
  readonly uri: string;
  /** By the positions of columns, counted from 1; `name`: as the review showed it, lest another column has moved there. */
  readonly roles: readonly { readonly position: number; readonly name: string; readonly role: DeclaredRole }[];
}
