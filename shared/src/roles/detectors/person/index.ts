/** Who a person is: names, dates, and what describes people. */
import type { Detector } from '../../detector.ts';
import { age } from './age.ts';
import { politics, religion, sexualOrientation, unionMembership } from './beliefs.ts';
import { birthYear } from './birthYear.ts';
import { body } from './body.ts';
import { dateOfBirth } from './dateOfBirth.ts';
import { dateOfDeath } from './dateOfDeath.ts';
import { eventDate } from './eventDate.ts';
import { firstName } from './firstName.ts';
import { fullName } from './fullName.ts';
import { children, maritalStatus, relationship } from './household.ts';
import { initials } from './initials.ts';
import { lastName } from './lastName.ts';
import { maidenName } from './maidenName.ts';
import { birthCountry, ethnicity, language, nationality, race } from './origin.ts';
import { sex } from './sex.ts';
import { timeOfDay } from './timeOfDay.ts';
import { timeStamp } from './timeStamp.ts';
import { title } from './title.ts';
import { username } from './username.ts';
import { education, employer, occupation } from './work.ts';

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
  timeStamp,
  timeOfDay,
  age,
  sex,
  race,
  ethnicity,
  nationality,
  birthCountry,
  language,
  maritalStatus,
  relationship,
  children,
  education,
  occupation,
  employer,
  religion,
  politics,
  unionMembership,
  sexualOrientation,
  body,
];
