/** Names and dates of persons, and descriptions of people. */
import type { Detector } from '../../detector.ts';
import { age } from './age.ts';
import { politics, religion, sexualOrientation, unionMembership } from './beliefs.ts';
import { birthYear } from './birthYear.ts';
import { body, looks } from './body.ts';
import { countryFlag } from './countryFlag.ts';
import { dateOfBirth } from './dateOfBirth.ts';
import { dateOfDeath } from './dateOfDeath.ts';
import { eventDate } from './eventDate.ts';
import { eventYear } from './eventYear.ts';
import { firstName } from './firstName.ts';
import { fullName } from './fullName.ts';
import { children, householdType, maritalStatus, relationship } from './household.ts';
import { initials } from './initials.ts';
import { lastName } from './lastName.ts';
import { maidenName } from './maidenName.ts';
import { organisation } from './organisation.ts';
import { birthCountry, ethnicity, language, military, nationality, race } from './origin.ts';
import { sex } from './sex.ts';
import { timeOfDay } from './timeOfDay.ts';
import { timeStamp } from './timeStamp.ts';
import { title } from './title.ts';
import { username } from './username.ts';
import { vitalStatus } from './vitalStatus.ts';
import { education, employer, occupation, seniority } from './work.ts';

export const person: readonly Detector[] = [
  firstName,
  lastName,
  fullName,
  maidenName,
  initials,
  username,
  title,
  dateOfBirth,
  dateOfDeath,
  birthYear,
  eventDate,
  eventYear,
  vitalStatus,
  timeStamp,
  timeOfDay,
  age,
  sex,
  race,
  ethnicity,
  nationality,
  birthCountry,
  countryFlag,
  language,
  military,
  maritalStatus,
  relationship,
  children,
  householdType,
  education,
  occupation,
  employer,
  seniority,
  organisation,
  religion,
  politics,
  unionMembership,
  sexualOrientation,
  body,
  looks,
];
export { body } from './body.ts';
export { schoolClass } from './organisation.ts';
export { namesPost } from './work.ts';
