/** The words of headers, by subject and language. */
export { ambiguous } from './ambiguous.ts';
export * as bodies from './body.ts';
export { type ByLanguage, type Language, parted, wordsIn } from './byLanguage.ts';
export { partsOf } from './compounds.ts';
export * as events from './events.ts';
export { figures, notPeople } from './figures.ts';
export { fold, withoutUmlauts } from './fold.ts';
export { further } from './further.ts';
export * as homes from './home.ts';
export * as lives from './life.ts';
export * as origins from './origin.ts';
export * as people from './person.ts';
export * as places from './place.ts';
export { surveys } from './surveys.ts';
export { languageOf } from './tableLanguage.ts';
export * as works from './work.ts';
