/** What headers can be about, each with its words. */
import { once } from '../roles/index.ts';
import { lexiconOf } from './lexicon.ts';
import { clocking } from './words/clocking.ts';
import { counting, headcount, id, kindOf, name, toll } from './words/counting.ts';
import { event, noted, text, writing } from './words/events.ts';
import { latency, trial } from './words/experiments.ts';
import { farming, finance, making, research, transport, wording } from './words/fields.ts';
import { body, health, opinion } from './words/health.ts';
import {
  age,
  birth,
  civil,
  contact,
  income,
  kin,
  national,
  oneSex,
  origin,
  schooling,
  sex,
  work,
} from './words/lives.ts';
import { paying } from './words/paying.ts';
import { bystander, fullName, givenName, household, subject, surname } from './words/people.ts';
import { athletics, conduct, instrument, study } from './words/studies.ts';
import { fauna, goods, organisation, species, sport, works } from './words/things.ts';
import { coordinate, market, nature, place, statistic, technology, time } from './words/worlds.ts';

const topics = {
  subject,
  household,
  bystander,
  givenName,
  surname,
  fullName,
  birth,
  national,
  sex,
  oneSex,
  age,
  civil,
  kin,
  origin,
  schooling,
  work,
  clocking,
  income,
  contact,
  health,
  body,
  opinion,
  study,
  instrument,
  conduct,
  athletics,
  latency,
  trial,
  event,
  paying,
  writing,
  text,
  noted,
  organisation,
  goods,
  species,
  fauna,
  works,
  sport,
  market,
  statistic,
  nature,
  technology,
  transport,
  making,
  farming,
  wording,
  finance,
  research,
  place,
  coordinate,
  time,
  counting,
  headcount,
  toll,
  id,
  name,
  kindOf,
};

export type Topic = keyof typeof topics;

/** Made when a header is first looked at: not every command reads a table. */
export const lexicon = once(() => lexiconOf(topics));
