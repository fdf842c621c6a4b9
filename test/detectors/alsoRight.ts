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
  // Where somebody works is a place, a firm and a part of it.
  ['employer', 'organisation'],
  // Body mass index is one and the other.
  ['body', 'lab-result'],
  ['device-id', 'device-serial', 'imei', 'mac-address'],
  // A number of an account is one of a bank as often as not.
  ['account-number', 'bank-account'],
  // The digest of an address is a hash, and a hash is a key made by a machine.
  ['hash', 'personal-digest'],
  ['hash', 'token'],
  ['device-id', 'token'],
  ['ip-address', 'machine-address'],
  ['jwt', 'secret'],
  // A person's number in the hospital, in the plan, at the bank is the person's number; so is its hash, and the cookie.
  ['person-id', 'subject-id', 'medical-record'],
  ['person-id', 'subject-id', 'health-plan'],
  ['person-id', 'subject-id', 'account-number'],
  ['person-id', 'subject-id', 'hash'],
  ['person-id', 'subject-id', 'device-id'],
  ['medical-record', 'case-number'],
  ['outcome', 'course-of-illness'],
  ['outcome', 'mark', 'appraisal', 'clinical-score'],
  ['health-plan', 'policy-number'],
];

/** Wider names that are right too: a given name is a name, a code of an illness reveals an illness. */
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
  diagnosis: 'clinical-term',
  medication: 'clinical-term',
  'clinical-term': 'diagnosis',
};

/** A header may name the country of a number, or say that it is a national number. */
const nationalNumbers = detectors
  .filter(({ id, role }) => /^[a-z]{2}-/.test(id) && role === 'identifier')
  .map(({ id }) => id);

/** What else is right for a column of `detector`. */
export function alsoRight(detector: string): readonly string[] {
  const others = equals.filter((group) => group.includes(detector)).flat();
  if (detector in wider) others.push(wider[detector]);
  return nationalNumbers.includes(detector) ? [...others, 'national-id', 'tax-id'] : others;
}

/** Without a header, a number of a person may be taken for another one that names people: they are warned of all the same. */
export function alsoRightUnnamed(made: string, expected: string): readonly string[] {
  const others = nationalNumbers.includes(made) ? [...nationalNumbers, 'phone'] : [];
  return [...alsoRight(expected), ...others];
}
