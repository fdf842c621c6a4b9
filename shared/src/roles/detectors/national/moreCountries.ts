/** Numbers of people in Ireland, Ecuador, Uruguay, Pakistan, Malaysia, Indonesia, Vietnam and Egypt. */
import { validate as isEcCi } from 'stdnum/lib/cjs/ec/ci.js';
import { validate as isIePps } from 'stdnum/lib/cjs/ie/pps.js';
import { validate as isUyCi } from 'stdnum/lib/cjs/uy/cedula.js';
import { digitsOf } from '../../checkDigits.ts';
import { datesOfBirthProve } from './birthDates.ts';
import { accepted, day, month, nationalNumber } from './nationalNumber.ts';

export const iePps = nationalNumber({
  id: 'ie-pps',
  label: 'Irish PPS numbers',
  header: 'PPS, PPSN, pps number, pps no, irish pps number',
  proof: 'check',
  form: /^\d{7}[A-W][A-IW]?$/i,
  check: { passes: accepted(isIePps), chance: 1 / 23 },
});

export const ecCi = nationalNumber({
  id: 'ec-ci',
  label: 'Ecuadorian identity numbers',
  header: 'cédula, cédula de identidad, CI, número de cédula, ecuadorian id',
  proof: 'header',
  form: /^(?:0[1-9]|1\d|2[0-4]|30)\d{7}-?\d$/,
  check: { passes: accepted(isEcCi), chance: 0.1 },
});

export const uyCi = nationalNumber({
  id: 'uy-ci',
  label: 'Uruguayan identity numbers',
  header: 'cédula, cédula de identidad, CI, uruguayan id',
  proof: 'check',
  form: /^\d(\.)\d{3}\1\d{3}-\d$/,
  check: { passes: (value) => isUyCi(digitsOf(value)).isValid, chance: 0.1 },
});

/** Pakistan's numbers have strokes that nothing else has. */
export const pkCnic = nationalNumber({
  id: 'pk-cnic',
  label: 'Pakistani identity numbers',
  header: 'CNIC, NICOP, cnic no, cnic number, pakistani id',
  proof: 'form',
  form: /^[1-8]\d{4}-\d{7}-\d$/,
});

/** The place follows the date of birth. */
export const myNric = nationalNumber({
  id: 'my-nric',
  label: 'Malaysian identity numbers',
  header: 'MyKad, NRIC, no kp, kad pengenalan, ic number, ic no, malaysian id',
  proof: 'form',
  form: new RegExp(`^\\d{2}${month}${day}-\\d{2}-\\d{4}$`),
});

/** The day of women is raised by 40. */
export const idNik = nationalNumber({
  id: 'id-nik',
  label: 'Indonesian identity numbers',
  header: 'NIK, nomor induk kependudukan, no ktp, KTP, indonesian id',
  proof: 'header',
  form: new RegExp(`^[1-9]\\d{5}(?:${day}|[4-7]\\d)${month}\\d{2}\\d{4}$`),
});

export const vnCccd = nationalNumber({
  id: 'vn-cccd',
  label: 'Vietnamese identity numbers',
  header: 'CCCD, CMND, căn cước công dân, số cccd, số cmnd, vietnamese id',
  proof: 'header',
  form: /^\d{9}(?:\d{3})?$/,
});

export const egId = nationalNumber({
  id: 'eg-id',
  label: 'Egyptian national numbers',
  header: 'الرقم القومي, egyptian national id, raqam qawmi',
  proof: 'header',
  form: new RegExp(`^[23]\\d{2}${month}${day}\\d{7}$`),
  provenBy: datesOfBirthProve(/^\d(\d{2})/),
});
