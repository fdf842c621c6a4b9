/** The reports that an editor shows, loaded once somebody opens one. */
export { pageOfDocument } from './ofDocument.ts';
export { pageOfTable } from './ofTable.ts';
export { pageOnDisk } from './onDisk.ts';
