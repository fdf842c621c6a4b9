/** Numbers of people in Spain, Italy, Portugal and Türkiye. */
import { validate as isEsDni } from 'stdnum/lib/cjs/es/dni.js';
import { validate as isEsNie } from 'stdnum/lib/cjs/es/nie.js';
import { validate as isItCode } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { validate as isPtNif } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as isTrNumber } from 'stdnum/lib/cjs/tr/tckimlik.js';
import { accepted, nationalNumber } from './nationalNumber.ts';

/** Letters that follow the digits are many, and stand for what is left of a division. */
function hasManyEndings(hits: readonly string[]): boolean {
  return new Set(hits.map((hit) => hit.slice(-1).toUpperCase())).size >= 8;
}

const isDni = accepted(isEsDni);
const isNie = accepted(isEsNie);

/** Citizens and foreigners stand in the same columns. */
export const esDni = nationalNumber({
  id: 'es-dni',
  label: 'Spanish DNI and NIE numbers',
  header: `
    DNI, NIE, NIF, número de DNI, documento nacional de identidad, número de identidad de extranjero, spanish id
  `,
  proof: 'check',
  form: /^(?:\d{8}|[XYZ][- ]?\d{7})[- ]?[A-HJ-NP-TV-Z]$/i,
  check: { passes: (value) => isDni(value) || isNie(value), chance: 1 / 23 },
  provenBy: hasManyEndings,
});

/** Digits may stand as letters, where two people would have the same. */
export const itCodiceFiscale = nationalNumber({
  id: 'it-codice-fiscale',
  label: 'Italian tax codes',
  header: 'codice fiscale, cod fiscale, cod fisc, cf, codfisc, italian tax code',
  proof: 'form',
  form: /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/i,
  check: { passes: accepted(isItCode), chance: 1 / 26 },
});

/** Those of firms begin with other digits. */
export const ptNif = nationalNumber({
  id: 'pt-nif',
  label: 'Portuguese tax numbers',
  header: `
    NIF, contribuinte, número de contribuinte, n contribuinte, número de identificação fiscal, portuguese tax number
  `,
  proof: 'check',
  form: /^(?:[123]\d{2}|45\d) ?\d{3} ?\d{3}$/,
  check: { passes: accepted(isPtNif), chance: 0.1 },
});

export const trKimlik = nationalNumber({
  id: 'tr-kimlik',
  label: 'Turkish identity numbers',
  header: `
    TC kimlik no, TC kimlik, TCKN, kimlik no, kimlik numarası, TC no, T C kimlik no, T C kimlik, T C no,
    vatandaşlık no, turkish id number
  `,
  proof: 'check',
  form: /^[1-9]\d{9}[02468]$/,
  check: { passes: accepted(isTrNumber), chance: 0.02 },
});
