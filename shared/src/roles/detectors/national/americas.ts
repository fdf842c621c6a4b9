/** Numbers of people in Canada, Mexico, Brazil, Argentina and Chile. */
import { validate as isBrCpf } from 'stdnum/lib/cjs/br/cpf.js';
import { validate as isClRut } from 'stdnum/lib/cjs/cl/rut.js';
import { validate as isMxCurp } from 'stdnum/lib/cjs/mx/curp.js';
import { digitsOf, isLuhn } from '../../checkDigits.ts';
import { accepted, day, month, nationalNumber } from './nationalNumber.ts';

/** French firms and Israelis have numbers with the same check digit. */
export const caSin = nationalNumber({
  id: 'ca-sin',
  label: 'Canadian social insurance numbers',
  header: `
    NAS, SIN, sin number, sin no, social insurance, social insurance number, social insurance no,
    numéro d'assurance sociale, assurance sociale
  `,
  proof: 'header',
  form: /^\d{3}([- ]?)\d{3}\1\d{3}$/,
  check: { passes: (value) => isLuhn(digitsOf(value)), chance: 0.1 },
});

export const mxCurp = nationalNumber({
  id: 'mx-curp',
  label: 'Mexican CURP codes',
  header: 'CURP, clave única, clave única de registro de población, mexican curp',
  proof: 'form',
  form: new RegExp(`^[A-Z]{4}\\d{2}${month}${day}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-ZX]{3}[A-Z\\d]\\d$`, 'i'),
  check: { passes: accepted(isMxCurp), chance: 0.1 },
});

/** The number of a firm, CNPJ, is longer. */
export const brCpf = nationalNumber({
  id: 'br-cpf',
  label: 'Brazilian CPF numbers',
  header: 'CPF, cpf number, número do cpf, nr cpf, cadastro de pessoas físicas',
  proof: 'check',
  form: /^\d{3}\.?\d{3}\.?\d{3}[-/]?\d{2}$/,
  check: { passes: accepted((value) => isBrCpf(digitsOf(value))), chance: 0.01 },
  provenBy: (hits) => hits.every((hit) => /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(hit)),
});

export const arDni = nationalNumber({
  id: 'ar-dni',
  label: 'Argentine or Peruvian DNI numbers',
  header: `
    nro documento, número de documento, num documento, nro doc, DNI, número de DNI, nro DNI,
    documento nacional de identidad
  `,
  proof: 'header',
  form: /^\d{1,2}(\.?)\d{3}\1\d{3}$/,
});

/** Numbers from 50 million on are those of firms. */
export const clRut = nationalNumber({
  id: 'cl-rut',
  label: 'Chilean RUT numbers',
  header: 'RUT, RUN, rol único tributario, rol único nacional, chilean rut',
  proof: 'check',
  form: /^(?:[1-9]|[1-4]\d)(\.?)\d{3}\1\d{3}-[\dK]$/i,
  check: { passes: accepted((value) => isClRut(value.replaceAll('.', ''))), chance: 1 / 11 },
  provenBy: (hits) => hits.every((hit) => /^\d{1,2}\.\d{3}\.\d{3}-/.test(hit)),
});
