/** Identifiers inside longer texts. */
export { type Embedded, findEmbedded, isOnlyReserved } from './findEmbedded.ts';
export { holdsTexts } from './holdsTexts.ts';
export { type Identifier, identifiersIn } from './identifiersIn.ts';
export { namesFoundInTexts } from './namesFound.ts';
