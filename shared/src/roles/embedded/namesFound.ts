/**
 * Of 100 names in sentences of fifteen languages that were written after the search and before it was mended for them, as many were
 * found: common names, and names that no dictionary has. `test/detectors/namesInTexts.test.ts` holds what it finds now above that.
 */
export const namesFoundInTexts = { common: 78, rare: 38 } as const;
