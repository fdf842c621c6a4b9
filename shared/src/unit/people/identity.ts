/** Signs that say who: subjects, births, national numbers, names, ways to reach somebody. */
import { People } from '../families.ts';
import type { Family } from '../family.ts';
import { hasDecimals, isAbout, isDetectedAs, isNumeric, isText, isUnique, type Seen } from '../seen.ts';
import { looksLikeCodes, looksLikeOrganisations } from '../values.ts';
import { family, isFamily, isGiven, isNameOf, namesOfPeople } from './wholeNames.ts';

/** Under a header that says `patient` and no more, fewer values may be groups or answers. */
const FEWEST_BARE = 10;
/** Small studies have few of these, and a flag has fewer. */
const FEWEST_IN_STUDIES = 3;
const inStudies = /^(?:subj(?:ect)?|participant|patient|proband|respondent|volunteer)$/i;
/** Two letters mean a subject at the front; further on they mean anything. */
const SHORT = 2;
const FRONT = 3;
/** From this share of distinct values on rows have one each. */
const OWN = 0.5;
/** Characters of an id or a name, on average. */
const LONGEST_ID = 44;

/** `Customers` or `usersRated` above numbers is how many there were. */
const plural = /s$|^(?:users|players|members|customers|clients|voters|visitors|students|subscribers|readers|people)/i;
const subjects = new Set(['subject-id']);
const vehicles = new Set(['licence-plate', 'vin']);
/** Firms have accounts as well, and books have them. */
const account =
  /acc(?:oun)?t|konto|compte|cuenta|cont[oa]\b|rekening|счет|hesap|口座|账户|계좌|contract|vertrag|contrat|合同|契約|계약|polic[ey]|póliza|polizza|证券/i;

/** `number_customer_service_calls`. */
const howMany = /^(?:number|num|nr?|no|nb)[ _.-].*s$/i;
/** A number that starts at zero, comes again and stands behind others counts something. */
const countsFromZero = ({ position, form, distinctShare }: Seen) =>
  position > 0 && form.numbers?.least === 0 && distinctShare < 0.7;

/** Numbers that are each another and lie far apart are amounts, where nothing says that they number somebody: `emp` of a country. */
const areAmounts = (column: Seen) =>
  column.position > 0 &&
  isNumeric(column) &&
  !isAbout(column, 'id') &&
  !inStudies.test(column.form.header.name.trim()) &&
  column.distinctShare >= LEAST_OF_AMOUNTS &&
  (column.form.numbers?.largest ?? 0) > SPREAD * column.form.distinct;
const LEAST_OF_AMOUNTS = 0.9;
const SPREAD = 3;

/** The subject of a letter is none of a study: four words are no id, and seldom a name. */
const phrase = /\S \S+ \S+ \S/;
const holdsPhrases = ({ form: { probe } }: Seen) =>
  probe.filter((value) => phrase.test(value)).length >= 0.5 * probe.length;

/** The team that plays away: the same few come again and again. */
const isOpponent = ({ form, distinctShare }: Seen) => opponent.test(form.header.name.trim()) && distinctShare < 0.3;
const opponent = /^(?:visitors?|guests?|gast|gäste|visitante|ospite|gość|host|hosté|goście|гости|konuk)$/i;

/** `woman` above 1 to n, before all else: each row has another one. */
const isNumberOfOne = (column: Seen) =>
  column.position === 0 &&
  column.isWhole &&
  isAbout(column, 'oneSex', 'kin') &&
  isUnique(column) &&
  column.form.distinct >= FEWEST_BARE &&
  column.form.numbers?.areWhole === true;

const topic = /^subjects?$/i;
const word = /^\p{L}{4,}(?:[ /&-]+\p{L}+)*$/u;

/** The subject of a class or of a letter. */
const holdsTopics = (column: Seen) =>
  topic.test(column.form.header.name.trim()) &&
  !isDetectedAs(column, namesOfPeople) &&
  column.form.probe.filter((value) => word.test(value)).length >= 0.5 * column.form.probe.length;

/** Whether a column distinguishes one person of the table's subject from another. */
export function isSubject(column: Seen): boolean {
  if (isNumberOfOne(column)) return true;
  if (!isAbout(column, 'subject') && !isDetectedAs(column, subjects)) return false;
  // `matrícula` is a student's and a car's.
  if (isDetectedAs(column, vehicles)) return false;
  const { form } = column;
  if (form.distinct < 2 || form.meanLength > LONGEST_ID || hasDecimals(column) || holdsPhrases(column)) return false;
  if (holdsTopics(column)) return false;
  if (howMany.test(form.header.name) || countsFromZero(column) || areAmounts(column)) return false;
  if (isNumeric(column) && !isAbout(column, 'id') && plural.test(form.header.name)) return false;
  if (
    isDetectedAs(column, subjects) &&
    !isAbout(column, 'organisation', 'goods', 'place', 'works', 'species') &&
    !account.test(form.header.name)
  )
    return column.position < FRONT || (form.header.name.length > SHORT && isAbout(column, 'subject', 'id'));
  if (!isAbout(column, 'subject') || isAbout(column, 'kindOf', 'market', 'statistic', 'counting', 'time')) return false;
  if (isAbout(column, 'organisation', 'goods', 'place', 'contact', 'age', 'birth', 'technology', 'income'))
    return false;
  if (isNumeric(column) && isAbout(column, 'headcount', 'toll')) return false;
  if (
    isNumeric(column) &&
    (form.numbers?.largest ?? 0) < (inStudies.test(form.header.name.trim()) ? FEWEST_IN_STUDIES : FEWEST_BARE)
  )
    return false;
  if (looksLikeOrganisations(column) || isOpponent(column)) return false;
  return (
    isAbout(column, 'id', 'name', 'fullName') ||
    (column.isWhole &&
      !form.dates &&
      (form.distinct >= FEWEST_BARE ||
        looksLikeCodes(column) ||
        (isNumeric(column) && inStudies.test(form.header.name.trim()))))
  );
}

const nationalNumbers =
  /^(?:us-(?:ssn|itin|mbi)|uk-|fr-|de-|nl-|be-|ch-|at-|se-|fi-|no-|dk-|pl-|es-|it-|pt-|tr-|ca-|mx-|br-|ar-|cl-|cn-|hk-|tw-|kr-|jp-|in-|th-|sg-|za-|il-|au-|passport|driver-licence|national-id)/;

const births = new Set(['date-of-birth', 'birth-year']);
const reach = new Set([
  'email',
  'phone',
  'fax',
  'ip-address',
  'profile-url',
  'social-handle',
  'imei',
  'device-id',
  'user-agent',
  'licence-plate',
]); // prettier-ignore

/** Years and dates of births, or places of them; a count of births is none. */
function showsBirth(column: Seen): boolean {
  if (isDetectedAs(column, births)) return isAbout(column, 'birth') || !isAbout(column, 'event');
  if (!isAbout(column, 'birth') || isAbout(column, 'statistic', 'headcount', 'counting')) return false;
  const { dates, numbers } = column.form;
  return dates !== undefined || !numbers || (numbers.areWhole && numbers.least >= 1850 && numbers.largest <= 2100);
}

const isNational = ({ role: { detector, confidence } }: Seen) =>
  detector !== undefined && confidence >= 0.5 && nationalNumbers.test(detector.id);
/** Shorter numbers distinguish too few citizens. */
const SHORTEST_NATIONAL = 6;
/** Numbers under their own word, of more people than there are kinds of anything. */
export const hasNationalNumbers = (column: Seen) =>
  isAbout(column, 'national') &&
  column.form.distinct >= FEWEST_BARE &&
  column.distinctShare > 0.05 &&
  !(isNumeric(column) && column.form.meanLength < SHORTEST_NATIONAL) &&
  !hasDecimals(column);
const isByHeader = ({ role }: Seen) => role.evidence.some(({ says }) => says === 'header');

/** Years that values alone show to be those of births. */
export const YEARS_ALONE = 2.5;

export const identity: readonly Family[] = [
  { what: People.ids, speaksFor: 'people', weigh: (column) => (isSubject(column) ? 3 : 0) },
  {
    what: People.births,
    speaksFor: 'people',
    weigh: (column) => (!showsBirth(column) ? 0 : isAbout(column, 'birth') || isByHeader(column) ? 3 : YEARS_ALONE),
  },
  {
    what: People.national,
    speaksFor: 'people',
    weigh: (column) => (hasNationalNumbers(column) || (isNational(column) && isByHeader(column)) ? 3 : 0),
  },
  {
    what: People.likeNational,
    speaksFor: 'people',
    // Codes of goods have check digits as well.
    weigh: (column) => (isNational(column) && !isByHeader(column) && !isAbout(column, 'national') ? 1.5 : 0),
  },
  {
    what: People.names,
    speaksFor: 'people',
    weigh: (column) => {
      if (isAbout(column, 'bystander') && !isAbout(column, 'subject'))
        return isText(column) && !looksLikeOrganisations(column) ? 1 : 0;
      if (isAbout(column, 'place', 'goods', 'works', 'species', 'organisation')) return 0;
      // People alone have surnames.
      if (isNameOf(column, 'surname') && isDetectedAs(column, family)) return 2;
      if (isGiven(column) || isFamily(column)) return 1.5;
      if (!isDetectedAs(column, namesOfPeople)) return 0;
      return column.role.confidence >= 0.85 ? 2 : 1.5;
    },
  },
  {
    what: People.headers,
    speaksFor: 'people',
    weigh: (column) => {
      if (!isAbout(column, 'subject') || isSubject(column) || column.form.meanLength > LONGEST_ID) return 0;
      if (isDetectedAs(column, vehicles) || holdsTopics(column)) return 0;
      if (isNumeric(column) && isAbout(column, 'headcount', 'toll', 'counting', 'statistic', 'market')) return 0;
      if (isNumeric(column) && plural.test(column.form.header.name)) return 0;
      return column.isWhole && isText(column) ? 2 : 1;
    },
  },
  {
    what: People.contact,
    speaksFor: 'people',
    weigh: (column) => {
      if (column.role.detector?.id === 'email' && column.distinctShare >= 0.9) return 3;
      const isContact = isAbout(column, 'contact') && column.form.distinct > 2 && !hasDecimals(column);
      if (!isContact && !isDetectedAs(column, reach)) return 0;
      // The few who taste, teach or sell lead to themselves, not to whatever each row is about.
      const isOfStaff = isAbout(column, 'bystander') && !isAbout(column, 'subject') && column.distinctShare < OWN;
      return isOfStaff ? 0.75 : 1.5;
    },
  },
];
