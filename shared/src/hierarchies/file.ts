/** Hierarchy files as they are handed to this code, which reads none by itself. */
import type { Hierarchy } from './hierarchy.ts';

/** A hierarchy file as it was read. */
export interface HierarchyFile {
  /** In UTF-8. */
  readonly bytes: Uint8Array;
  /** Of the file as it is stored, in hexadecimal digits. */
  readonly sha256: string;
}

/** A hierarchy file, and the name that a recipe is to have for it. */
export interface NamedHierarchy extends HierarchyFile {
  readonly name: string;
}

/** A file that was looked for and could not be read. */
export interface LackingHierarchy {
  readonly name: string;
  readonly fault: LackingFile;
}

/** There is none, or something keeps it from being read, in a sentence. */
export type LackingFile = { readonly kind: 'noFile' } | { readonly kind: 'unreadable'; readonly why: string };

/** The hierarchy that settings name for a column, fitted to its values. */
export interface StatedHierarchy {
  /** Its name, as a recipe is to have it. */
  readonly file: string;
  readonly sha256: string;
  readonly hierarchy: Hierarchy;
}
