/** Identifiers where nobody expects them. */
export { findStray, strayIn } from './findStray.ts';
