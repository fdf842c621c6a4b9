/** Numbers of people in Sweden, Finland, Norway, Denmark and Poland: the date of birth begins all of them. */
import { validate as isFiHetu } from 'stdnum/lib/cjs/fi/hetu.js';
import { validate as isNoNumber } from 'stdnum/lib/cjs/no/fodselsnummer.js';
import { validate as isPlPesel } from 'stdnum/lib/cjs/pl/pesel.js';
import { digitsOf, isLuhn } from '../../checkDigits.ts';
import { datesOfBirthProve } from './birthDates.ts';
import { accepted, day, month, nationalNumber } from './nationalNumber.ts';

/** In coordination numbers the day is raised by 60. */
export const sePersonnummer = nationalNumber({
  id: 'se-personnummer',
  label: 'Swedish personal identity numbers',
  header: 'swedish pin, personnummer, personnr, pnr, samordningsnummer, swedish personal number',
  proof: 'check',
  form: new RegExp(`^(?:18|19|20)?\\d{2}${month}(?:${day}|[678]\\d|9[01])[-+]?\\d{4}$`),
  check: { passes: (value) => isLuhn(digitsOf(value).slice(-10)), chance: 0.1 },
  provenBy: datesOfBirthProve(/^(?:18|19|20)?(\d{2})/),
});

export const fiHetu = nationalNumber({
  id: 'fi-hetu',
  label: 'Finnish personal identity codes',
  header: 'hetu, henkilötunnus, sosiaaliturvatunnus, sotu, personbeteckning, finnish personal identity code',
  proof: 'check',
  form: new RegExp(`^${day}${month}\\d{2}[-+A-FU-Y]\\d{3}[0-9A-FHJ-NPR-Y]$`, 'i'),
  check: { passes: accepted(isFiHetu), chance: 1 / 31 },
  // Other Nordic numbers end in digits alone.
  provenBy: (hits) => hits.some((hit) => /[A-Z]$/i.test(hit)) && datesOfBirthProve(/^\d{4}(\d{2})/)(hits),
});

/** The day is raised by 40 for those who stay for a while, the month by 40 or more in numbers that are made up. */
export const noFodselsnummer = nationalNumber({
  id: 'no-fodselsnummer',
  label: 'Norwegian national identity numbers',
  header: 'fødselsnummer, fodselsnummer, fnr, personnummer, norwegian national identity number',
  proof: 'check',
  form: /^[0-7]\d(?:[04568]\d|[1579][0-2])\d{2}[ -]?\d{5}$/,
  check: { passes: accepted(isNoNumber), chance: 1 / 121 },
});

/** Its check digit ran out in 2007. */
export const dkCpr = nationalNumber({
  id: 'dk-cpr',
  label: 'Danish CPR numbers',
  header: 'CPR, cpr nummer, cpr number, cpr nr, cprnr, personnummer, danish cpr number',
  proof: 'header',
  form: new RegExp(`^${day}${month}\\d{2}[- ]?\\d{4}$`),
});

/** The month shows the century. */
export const plPesel = nationalNumber({
  id: 'pl-pesel',
  label: 'Polish PESEL numbers',
  header: 'PESEL, numer pesel, nr pesel, polish national id',
  proof: 'check',
  form: new RegExp(`^\\d{2}(?:[02468][1-9]|[13579][0-2])${day}\\d{5}$`),
  check: { passes: accepted(isPlPesel), chance: 0.1 },
  provenBy: datesOfBirthProve(/^(\d{2})/),
});
