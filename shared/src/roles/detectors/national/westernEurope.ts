/** Numbers of people in France, Germany, the Netherlands, Belgium, Switzerland and Austria. */
import { validate as isAtSvnr } from 'stdnum/lib/cjs/at/vnr.js';
import { validate as isBeNn } from 'stdnum/lib/cjs/be/nn.js';
import { validate as isChAhv } from 'stdnum/lib/cjs/ch/ssn.js';
import { validate as isDeIdnr } from 'stdnum/lib/cjs/de/idnr.js';
import { validate as isDeRvnr } from 'stdnum/lib/cjs/de/svnr.js';
import { validate as isFrNir } from 'stdnum/lib/cjs/fr/nir.js';
import { validate as isNlBsn } from 'stdnum/lib/cjs/nl/bsn.js';
import { digitsOf } from '../../checkDigits.ts';
import { datesOfBirthProve } from './birthDates.ts';
import { accepted, day, month, nationalNumber } from './nationalNumber.ts';

export const frNir = nationalNumber({
  id: 'fr-nir',
  label: 'French social security numbers',
  header: `
    NIR, INSEE, numéro de sécurité sociale, no sécurité sociale, sécurité sociale, numéro sécu, no sécu,
    french social security number
  `,
  proof: 'check',
  form: /^[1-478] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d{2}|2[ABab]) ?\d{3} ?\d{3} ?\d{2}$/,
  check: { passes: accepted(isFrNir), chance: 1 / 97 },
  provenBy: datesOfBirthProve(/^\d ?(\d{2})/),
});

/** Of the first ten digits exactly one occurs twice or three times. */
function hasOneRepeatedDigit(value: string): boolean {
  const distinct = new Set(digitsOf(value).slice(0, 10)).size;
  return distinct === 9 || distinct === 8;
}

export const deIdnr = nationalNumber({
  id: 'de-idnr',
  label: 'German tax identification numbers',
  header: 'Steuer-ID, Steuer-IdNr, IdNr, Steueridentifikationsnummer, Steuernummer, german tax id',
  proof: 'check',
  form: /^[1-9]\d([ /]?)\d{3}\1\d{3}\1\d{3}$/,
  isPossible: hasOneRepeatedDigit,
  check: { passes: accepted(isDeIdnr), chance: 0.1 },
});

export const deRvnr = nationalNumber({
  id: 'de-rvnr',
  label: 'German pension insurance numbers',
  header: `
    RVNR, VSNR, SVNR, SV-Nummer, RV-Nummer, Rentenversicherungsnummer, Sozialversicherungsnummer,
    Sozialversicherungs-Nr, german pension insurance number
  `,
  proof: 'check',
  form: new RegExp(`^\\d{2} ?\\d{2}${month}\\d{2} ?[A-Za-z] ?\\d{3}$`),
  check: { passes: accepted(isDeRvnr), chance: 0.1 },
  provenBy: datesOfBirthProve(/^\d{2} ?\d{4}(\d{2})/),
});

export const nlBsn = nationalNumber({
  id: 'nl-bsn',
  label: 'Dutch citizen service numbers',
  header: 'BSN, burgerservicenummer, sofinummer, sofi nummer, dutch citizen service number',
  proof: 'check',
  form: /^(?:\d{9}|\d{4}\.\d{2}\.\d{3})$/,
  check: { passes: accepted(isNlBsn), chance: 1 / 11 },
});

/** The month is raised by 20 or 40 where the sex is unknown; the remainder is taken for either century. */
export const beNn = nationalNumber({
  id: 'be-nn',
  label: 'Belgian national register numbers',
  header: `
    rijksregisternummer, insz, niss, numéro de registre national, numéro national, registre national,
    Nationalregisternummer, belgian national number
  `,
  proof: 'check',
  form: /^\d{2}[. ]?(?:[024]\d|[135][0-2])[. ]?[0-3]\d[- ]?\d{3}[. ]?\d{2}$/,
  check: { passes: accepted(isBeNn), chance: 2 / 97 },
  provenBy: datesOfBirthProve(/^(\d{2})/),
});

export const chAhv = nationalNumber({
  id: 'ch-ahv',
  label: 'Swiss AHV numbers',
  header: `
    AHV, AHVN, AHV-Nr, AHV-Nummer, NAVS, AVS, numéro AVS, no AVS, Sozialversicherungsnummer,
    swiss social security number
  `,
  proof: 'check',
  form: /^756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}$/,
  check: { passes: accepted(isChAhv), chance: 0.1 },
  provenBy: (hits) => hits.every((hit) => hit.includes('.')),
});

export const atSvnr = nationalNumber({
  id: 'at-svnr',
  label: 'Austrian social insurance numbers',
  header: 'SVNR, VSNR, SV-Nummer, Sozialversicherungsnummer, austrian social insurance number',
  proof: 'check',
  form: new RegExp(`^[1-9]\\d{3}[ -]?${day}${month}\\d{2}$`),
  check: { passes: accepted(isAtSvnr), chance: 1 / 11 },
  provenBy: datesOfBirthProve(/(\d{2})$/),
});
