/** Hierarchy files as they are handed to this code, which reads none by itself. */
import type { Hierarchy } from './hierarchy.ts';

/** The records of a file, as texts, some hundred at a time; or something to wait for. Returns what keeps it from being read. */
export type RecordBlocks = Generator<
  Promise<unknown> | readonly (readonly string[])[],
  Extract<LackingFile, { kind: 'unreadable' }> | undefined
>;

/** A hierarchy file as it was read. */
export interface HierarchyFile {
  /** How long it is, in bytes. */
  readonly length: number;
  /** Of the file as it is stored, in hexadecimal digits. */
  readonly sha256: string;
  /** Only its values matter, so any reader of delimited text will do. */
  records(): RecordBlocks;
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
