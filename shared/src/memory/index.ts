/** What is remembered so that it is not worked out or read again: work by what it is about, and what was used last. */

export { KeptWork, numberOf } from './keptWork.ts';
export { LastUsed } from './lastUsed.ts';
