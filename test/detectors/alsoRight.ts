/** Detectors that are right as well, where two names are as good for what a column holds. */
import { detectors } from '../../shared/src/roles/index.ts';

/** Names that are as good as each other. */
const equals: readonly (readonly string[])[] = [
  ['last-name', 'maiden-name'],
  ['username', 'social-handle'],
  ['profile-url', 'member-url'],
  ['race', 'ethnicity'],
  ['birthplace', 'birth-country'],
  ['birthplace', 'city'],
  ['county', 'region'],
  // Body mass index is one and the other.
  ['body', 'lab-result'],
  ['device-id', 'device-serial', 'imei', 'mac-address'],
  ['jwt', 'secret'],
  // A person's number in the hospital, in the plan, at the bank is the person's number; so is its hash, and the cookie.
  ['person-id', 'subject-id', 'medical-record'],
  ['person-id', 'subject-id', 'health-plan'],
  ['person-id', 'subject-id', 'account-number'],
  ['person-id', 'subject-id', 'hash'],
  ['person-id', 'subject-id', 'device-id'],
  ['medical-record', 'case-number'],
  ['health-plan', 'policy-number'],
];

/** Wider names that are right too: a given name is a name, a code of an illness tells an illness. */
const wider: Readonly<Record<string, string>> = {
  'first-name': 'full-name',
  'last-name': 'full-name',
  'icd-10': 'diagnosis',
  snomed: 'diagnosis',
  'mental-health': 'diagnosis',
  'hiv-status': 'diagnosis',
  atc: 'medication',
  loinc: 'lab-result',
  cpt: 'procedure',
};

/** A header may say what country's number it is, or that it is such a number. */
const nationalNumbers = detectors
  .filter(({ id, role }) => /^[a-z]{2}-/.test(id) && role === 'identifier')
  .map(({ id }) => id);

/** What else is right for a column of `detector`. */
export function alsoRight(detector: string): readonly string[] {
  const others = equals.filter((group) => group.includes(detector)).flat();
  if (detector in wider) others.push(wider[detector]);
  return nationalNumbers.includes(detector) ? [...others, 'national-id', 'tax-id'] : others;
}
