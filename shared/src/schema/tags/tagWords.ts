/** The words that people tag columns with, and what each says of a column. Keys and words are compared in small letters, without signs. */
import type { ColumnTag } from '../../config/index.ts';
import { wordsIn } from '../../words/index.ts';

export type Says = Pick<ColumnTag, 'role' | 'isExact'>;

const identifier: Says = { role: 'identifier', isExact: true };
/** By what its values are, as a vocabulary has it. */
const identifying: Says = { role: 'identifier', isExact: false };
const quasiIdentifier: Says = { role: 'quasi-identifier', isExact: true };
/** Somebody would be hurt if it were known; it may name people as well. */
const sensitive: Says = { role: 'sensitive', isExact: false };
/** It is about a person, be it a name or an age. */
const personal: Says = { role: 'quasi-identifier', isExact: false };
const nobody: Says = { role: undefined, isExact: false };

/** Of several tags on one column the first of these counts: none takes back what another one warns of. */
export const byStrength: readonly Says[] = [identifier, identifying, quasiIdentifier, sensitive, personal, nobody];

const wordsOf: readonly (readonly [Says, string])[] = [
  [identifier, 'identifier, direct identifier, direct id, identifying, identifying attribute'],
  [
    quasiIdentifier,
    'quasi identifier, quasi id, qid, quasi identifying, quasi identifying attribute, indirect identifier',
  ],
  [
    sensitive,
    'sensitive, sensitive attribute, sensitive data, sensitive personal data, sensitive pii, special category, special categories, special category data, spi, phi, health data, confidential, highly confidential, strictly confidential, restricted, highly restricted, secret',
  ],
  [
    personal,
    'pii, personal, personal data, personal information, personally identifiable, personally identifiable information, gdpr, contains pii',
  ],
  [
    nobody,
    'public, open, open data, unrestricted, non pii, nonpii, not pii, no pii, non personal, nonpersonal, not personal, no personal data, non sensitive, nonsensitive, not sensitive, insensitive, insensitive attribute, anonymous, anonymised, anonymized',
  ],
];

/** What keys say where their value is true. */
const keysOf: readonly (readonly [Says, string])[] = [
  [identifier, 'identifier, direct identifier, is identifier, is direct identifier'],
  [quasiIdentifier, 'quasi identifier, is quasi identifier, indirect identifier'],
  [
    sensitive,
    'phi, contains phi, is phi, spi, sensitive, is sensitive, confidential, is confidential, special category',
  ],
  [nobody, 'public, is public, anonymous, anonymised, anonymized'],
];

const personalKeys = new Set(
  wordsIn(
    'pii, contains pii, has pii, is pii, pii type, pii category, pii class, pii classification, pii level, personal, is personal, personal data, contains personal data, contains personal information, has personal data, is personal data, personally identifiable, gdpr, is gdpr, gdpr relevant',
  ),
);

const classKeys = new Set(
  wordsIn(
    'classification, data classification, security classification, privacy classification, data class, privacy class, information class, sensitivity, sensitivity level, data sensitivity, confidentiality, confidentiality level, privacy, privacy level, privacy role, privacy type, identifier type, attribute type, disclosure role, data protection',
  ),
);

const listKeys = new Set(wordsIn('tag, tags, label, labels, databricks tags, snowflake tags'));

const saidBy = indexed(wordsOf);
const saidByKey = indexed(keysOf);
/** Behind a key about people. */
const saidOfPeople = new Map([
  ...saidBy,
  ...['direct', 'direct identifier'].map((word) => [word, identifier] as const),
  ...['quasi', 'indirect', 'linkable'].map((word) => [word, quasiIdentifier] as const),
  // Data about people that hurt nobody.
  ...['non sensitive', 'nonsensitive', 'not sensitive', 'public'].map((word) => [word, personal] as const),
]);

const yes = new Set(['true', 'yes', 'y', '1']);
const no = new Set(['false', 'no', 'n', '0', 'none', 'null', 'na', 'n a', 'not applicable', '']);

type Value = string | number | boolean | null;

/** A key whose value is a list of tags. */
export function holdsTags(key: string): boolean {
  return listKeys.has(plain(key));
}

/** A word that stands alone, or one with a key: `pii`, `pii:false`, `PII.None`. */
export function saidByTag(tag: string): Says | undefined {
  const [key, ...rest] = tag.split(/[:=./]/);
  return (rest.length > 0 ? saidUnder(key, rest.join(' ')) : undefined) ?? saidBy.get(plain(tag));
}

export function saidUnder(key: string, value: Value): Says | undefined {
  if (value === null) return undefined;
  const name = plain(key.slice(key.lastIndexOf(':') + 1)).replace(/^x /, '');
  const word = plain(String(value));
  if (personalKeys.has(name)) return no.has(word) ? nobody : (saidOfPeople.get(word) ?? personal);
  if (classKeys.has(name)) return byClass(String(value));
  return yes.has(word) ? saidByKey.get(name) : saidByKey.has(name) ? saidBy.get(word) : undefined;
}

/** `confidential`, `PII.Sensitive`, `C3 - confidential`. */
function byClass(value: string): Says | undefined {
  return saidByTag(value) ?? value.split(/\s[-–]\s|[:.|/(),]/).flatMap((part) => saidBy.get(plain(part)) ?? [])[0];
}

/** What the class of a vocabulary says, by the last part of its address: `http://schema.org/email`. */
export function saidByMeaning(address: string): Says | undefined {
  return meanings.get(plain(address.slice(0, LONGEST).split(/[/#:]/).at(-1) ?? ''));
}

const meanings = new Map<string, Says>([
  ...wordsIn(
    'email, mbox, has email, telephone, phone, has telephone, fax number, given name, first name, family name, last name, full name, surname, tax id, vat id, street address, has street address, nick, passport number',
  ).map((word) => [word, identifying] as const),
  ...wordsIn(
    'birth date, birthday, bday, has birthday, birth place, death date, gender, has gender, sex, age, postal code, has postal code, nationality, address locality, has locality, job title, has occupation, marital status',
  ).map((word) => [word, personal] as const),
  ...wordsIn('diagnosis, health condition, medical condition, salary, base salary').map(
    (word) => [word, sensitive] as const,
  ),
]);

/** Longer texts are prose, not tags. */
const LONGEST = 200;

/** `containsPII`, `contains-pii` and `Contains PII` are one. */
function plain(text: string): string {
  if (text.length > LONGEST) return '';
  return text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function indexed(lists: readonly (readonly [Says, string])[]): ReadonlyMap<string, Says> {
  return new Map(lists.flatMap(([says, words]) => wordsIn(words).map((word) => [word, says] as const)));
}
