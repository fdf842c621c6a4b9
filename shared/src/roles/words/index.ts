/** The words of headers, by subject and language. */

export { type ByLanguage, type Language, type Words, wordsIn } from '../../words/index.ts';
export { ambiguous } from './ambiguous.ts';
export { amongPeople } from './amongPeople.ts';
export * as bodies from './body.ts';
export { composedMeaning } from './composed.ts';
export { partsOf } from './compounds.ts';
export { countryNames } from './countryNames.ts';
export { phraseCutShort } from './cutShort.ts';
export * as events from './events.ts';
export { figures, notPeople } from './figures.ts';
export { flagsOfPeople } from './flags.ts';
export { fold, withoutUmlauts } from './fold.ts';
export { further } from './further.ts';
export * as homes from './home.ts';
export * as lives from './life.ts';
export * as origins from './origin.ts';
export * as people from './person.ts';
export * as places from './place.ts';
export { ofRelative, withoutWhose } from './relatives.ts';
export { surveys } from './surveys.ts';
export { languageOf } from './tableLanguage.ts';
export * as valuesOf from './values/index.ts';
export * as works from './work.ts';
