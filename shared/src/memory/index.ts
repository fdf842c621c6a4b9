/** Remembers results, so that they are not worked out or read again: work by its subject, and the things that were used last. */

export { KeptWork, numberOf } from './keptWork.ts';
export { LastUsed } from './lastUsed.ts';
