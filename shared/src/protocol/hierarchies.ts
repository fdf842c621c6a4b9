/** The hierarchy file of a column. */

/** Client → server: the hierarchy file of a column of an open document; it is written, and named in the configuration, where there is none. */
export const editHierarchyRequest = 'quasi/editHierarchy';
export interface EditHierarchyParams {
  readonly uri: string;
  readonly column: number;
}
export interface EditHierarchyResult {
  /** Of the hierarchy file. */
  readonly uri: string;
}
/** A command of the editor: opens the hierarchy of a column; its arguments are the document and the number. */
export const EDIT_HIERARCHY_COMMAND = 'quasi.editHierarchy';
