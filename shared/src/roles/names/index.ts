/** Names of people in many languages: which are common, and what speaks for a text being one. */
export { endsAsSurname, isPatronymic } from './endings.ts';
export {
  hasNameShape,
  isGivenName,
  isInCapitals,
  isPersonName,
  isSurname,
  isTitleCase,
  withoutCode,
} from './evidence.ts';
export { foldName } from './fold.ts';
export {
  eastAsianGivenNames,
  eastAsianSurnames,
  givenNames,
  japaneseSurnames,
  soundedNames,
  surnames,
} from './lists.ts';
export { isOrganisation, organisationWords } from './organisations.ts';
