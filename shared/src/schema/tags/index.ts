/** Tags that people gave columns for other programs. */
export { entriesIn, readTag, type TagEntry } from './readTag.ts';
