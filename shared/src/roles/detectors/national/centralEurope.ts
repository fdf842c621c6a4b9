/** Numbers of people in Czechia, Slovakia, Romania, Bulgaria, Croatia, Serbia, Slovenia, Greece and Hungary. */
import { validate as isBgEgn } from 'stdnum/lib/cjs/bg/egn.js';
import { validate as isCzRc } from 'stdnum/lib/cjs/cz/rc.js';
import { validate as isGrAmka } from 'stdnum/lib/cjs/gr/amka.js';
import { validate as isHrOib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as isRoCnp } from 'stdnum/lib/cjs/ro/cnp.js';
import { validate as isJmbg } from 'stdnum/lib/cjs/rs/jmbg.js';
import { datesOfBirthProve } from './birthDates.ts';
import { accepted, day, month, nationalNumber } from './nationalNumber.ts';

/** The month of women is raised by 50, and by 20 more where a day has too many births. */
export const czRodneCislo = nationalNumber({
  id: 'cz-rodne-cislo',
  label: 'Czech and Slovak birth numbers',
  header: 'rodné číslo, rodne cislo, rodné č, rod číslo, RČ, czech birth number',
  proof: 'check',
  form: /^\d{2}(?:[0257][1-9]|[1368][0-2])(?:0[1-9]|[12]\d|3[01])\/?\d{3,4}$/,
  check: { passes: accepted(isCzRc), chance: 1 / 11 },
  // With its stroke it has a form that nothing else has.
  provenBy: (hits) => hits.every((hit) => hit.includes('/')) || datesOfBirthProve(/^(\d{2})/)(hits),
});

export const roCnp = nationalNumber({
  id: 'ro-cnp',
  label: 'Romanian personal numbers',
  header: 'CNP, cod numeric personal, romanian personal number',
  proof: 'check',
  form: new RegExp(`^[1-9]\\d{2}${month}${day}\\d{6}$`),
  check: { passes: accepted(isRoCnp), chance: 1 / 11 },
  provenBy: datesOfBirthProve(/^\d(\d{2})/),
});

/** The month is raised by 20 or 40 for other centuries. */
export const bgEgn = nationalNumber({
  id: 'bg-egn',
  label: 'Bulgarian civil numbers',
  header: 'ЕГН, EGN, единен граждански номер, bulgarian civil number',
  proof: 'check',
  form: /^\d{2}(?:[024][1-9]|[135][0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/,
  check: { passes: accepted(isBgEgn), chance: 1 / 11 },
});

export const hrOib = nationalNumber({
  id: 'hr-oib',
  label: 'Croatian personal numbers',
  header: 'OIB, osobni identifikacijski broj, croatian personal number',
  proof: 'check',
  form: /^\d{11}$/,
  check: { passes: accepted(isHrOib), chance: 0.1 },
});

export const jmbg = nationalNumber({
  id: 'jmbg',
  label: 'personal numbers of Serbia and its neighbours',
  header: 'JMBG, ЈМБГ, EMŠO, EMBG, ЕМБГ, matični broj, jedinstveni matični broj',
  proof: 'check',
  form: new RegExp(`^${day}${month}[09]\\d{2}\\d{6}$`),
  check: { passes: accepted(isJmbg), chance: 1 / 11 },
  provenBy: datesOfBirthProve(/^\d{4}(\d{3})/),
});

export const grAmka = nationalNumber({
  id: 'gr-amka',
  label: 'Greek social security numbers',
  header: 'ΑΜΚΑ, AMKA, greek social security number',
  proof: 'check',
  form: new RegExp(`^${day}${month}\\d{7}$`),
  check: { passes: accepted(isGrAmka), chance: 0.1 },
});

export const huTaj = nationalNumber({
  id: 'hu-taj',
  label: 'Hungarian social security numbers',
  header: 'TAJ, TAJ szám, TAJ-szám, személyi szám, hungarian social security number',
  proof: 'header',
  form: /^\d{3}([- ]?)\d{3}\1\d{3}$/,
});
