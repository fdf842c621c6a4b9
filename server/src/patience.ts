/** How long people wait. */

/** Milliseconds: who points at something is told by then, if only what is being done. */
export const HOVER_PATIENCE = 40;
