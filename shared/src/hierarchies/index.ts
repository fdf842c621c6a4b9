/** Hierarchies: ways to make the values of a column coarser. */
export { hierarchyColumns, type ReadHierarchy, readArxCsv, writeArxCsv } from './arxCsv.ts';
export { describeFault, type HierarchyFault } from './fault.ts';
export type {
  HierarchyFile,
  LackingFile,
  LackingHierarchy,
  NamedHierarchy,
  RecordBlocks,
  StatedHierarchy,
} from './file.ts';
export type { Hierarchy, Level } from './hierarchy.ts';
