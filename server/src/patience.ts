/** How long people wait. */

/** Milliseconds: a person who points at something has an answer by then, if only that work is under way. */
export const HOVER_PATIENCE = 40;
