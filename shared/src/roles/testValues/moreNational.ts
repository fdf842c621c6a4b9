/** Made-up values and headers of the national numbers of central and eastern Europe and of more countries, for tests. */
import { validate as isBgEgn } from 'stdnum/lib/cjs/bg/egn.js';
import { validate as isCzRc } from 'stdnum/lib/cjs/cz/rc.js';
import { validate as isEcCi } from 'stdnum/lib/cjs/ec/ci.js';
import { validate as isBalticCode } from 'stdnum/lib/cjs/ee/ik.js';
import { validate as isGrAmka } from 'stdnum/lib/cjs/gr/amka.js';
import { validate as isHrOib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as isIePps } from 'stdnum/lib/cjs/ie/pps.js';
import { validate as isLvCode } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as isRoCnp } from 'stdnum/lib/cjs/ro/cnp.js';
import { validate as isJmbg } from 'stdnum/lib/cjs/rs/jmbg.js';
import { validate as isRuInn } from 'stdnum/lib/cjs/ru/inn.js';
import { validate as isUaRntrc } from 'stdnum/lib/cjs/ua/rntrc.js';
import { validate as isUyCi } from 'stdnum/lib/cjs/uy/cedula.js';
import type { Random } from '../../random/index.ts';
import { weightedSum } from '../checkDigits.ts';
import { completed, drawn, oneDigit, oneLetter, oneOf, twoDigits, upTo99 } from './drawn.ts';

type Draw = (random: Random) => string;
type Validate = (value: string) => { readonly isValid: boolean };

const yymmdd: Draw = (random) => `${twoDigits(40, 99, random)}${twoDigits(1, 12, random)}${twoDigits(1, 28, random)}`;
const ddmm: Draw = (random) => `${twoDigits(1, 28, random)}${twoDigits(1, 12, random)}`;

function valid(validate: Validate, endings: readonly string[], body: Draw): Draw {
  return (random) =>
    completed(
      () => body(random),
      endings,
      (value) => validate(value).isValid,
    );
}

function snils(random: Random): string {
  const body = drawn('199999999', random);
  const rest = weightedSum(body, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101;
  return `${body.slice(0, 3)}-${body.slice(3, 6)}-${body.slice(6)} ${String(rest % 100).padStart(2, '0')}`;
}

export const moreNationalValues: Readonly<Record<string, Draw>> = {
  'cz-rodne-cislo': valid(
    isCzRc,
    oneDigit,
    (random) => `${twoDigits(60, 99, random)}${yymmdd(random).slice(2)}/${drawn('999', random)}`,
  ),
  'ro-cnp': valid(
    isRoCnp,
    oneDigit,
    (random) => `${oneOf(['1', '2'], random)}${yymmdd(random)}${twoDigits(1, 40, random)}${drawn('199', random)}`,
  ),
  'bg-egn': valid(isBgEgn, oneDigit, (random) => `${yymmdd(random)}${drawn('999', random)}`),
  'hr-oib': valid(isHrOib, oneDigit, (random) => drawn('1999999999', random)),
  jmbg: valid(isJmbg, oneDigit, (random) => `${ddmm(random)}9${twoDigits(40, 99, random)}71${drawn('999', random)}`),
  'gr-amka': valid(
    isGrAmka,
    oneDigit,
    (random) => `${ddmm(random)}${twoDigits(40, 99, random)}${drawn('9999', random)}`,
  ),
  'hu-taj': (random) => drawn('199-999-999', random),
  'ru-snils': snils,
  'ru-inn': valid(isRuInn, upTo99, (random) => drawn('1999999999', random)),
  'ua-rntrc': valid(isUaRntrc, oneDigit, (random) => drawn('299999999', random)),
  'kz-iin': (random) => `${yymmdd(random)}3${drawn('99999', random)}`,
  'ee-lt-code': valid(
    isBalticCode,
    oneDigit,
    (random) => `${oneOf(['3', '4'], random)}${yymmdd(random)}${drawn('999', random)}`,
  ),
  'lv-code': valid(
    isLvCode,
    oneDigit,
    (random) => `${ddmm(random)}${twoDigits(40, 99, random)}-1${drawn('999', random)}`,
  ),
  'ie-pps': valid(isIePps, oneLetter, (random) => drawn('1999999', random)),
  'ec-ci': valid(isEcCi, oneDigit, (random) => `${twoDigits(1, 24, random)}${drawn('0999999', random)}`),
  'uy-ci': valid(
    (value) => isUyCi(value.replaceAll('.', '')),
    oneDigit,
    (random) => drawn('4.999.999-', random),
  ),
  'pk-cnic': (random) => drawn('39999-9999999-9', random),
  'my-nric': (random) => `${yymmdd(random)}-${twoDigits(1, 16, random)}-${drawn('9999', random)}`,
  'id-nik': (random) => `${drawn('317999', random)}${ddmm(random)}${twoDigits(40, 99, random)}${drawn('9999', random)}`,
  'vn-cccd': (random) => drawn('079999999999', random),
  'eg-id': (random) => `2${yymmdd(random)}01${drawn('99999', random)}`,
};

export const moreNationalHeaders: Readonly<Record<string, readonly string[]>> = {
  'cz-rodne-cislo': ['Rodné číslo', 'RODNE_CISLO', 'rč'],
  'ro-cnp': ['CNP', 'cod_numeric_personal'],
  'bg-egn': ['ЕГН', 'EGN'],
  'hr-oib': ['OIB', 'oib_klijenta'],
  jmbg: ['JMBG', 'ЈМБГ', 'EMŠO'],
  'gr-amka': ['ΑΜΚΑ', 'amka'],
  'hu-taj': ['TAJ', 'TAJ szám'],
  'ru-snils': ['СНИЛС', 'snils'],
  'ru-inn': ['ИНН', 'INN'],
  'ua-rntrc': ['РНОКПП', 'ІПН'],
  'kz-iin': ['ИИН', 'ЖСН'],
  'ee-lt-code': ['isikukood', 'Asmens kodas'],
  'lv-code': ['personas kods', 'Personas_kods'],
  'ie-pps': ['PPSN', 'PPS number'],
  'ec-ci': ['Número de cédula'],
  'uy-ci': ['cedula'],
  'pk-cnic': ['CNIC', 'cnic_no'],
  'my-nric': ['MyKad', 'No. KP', 'IC Number'],
  'id-nik': ['NIK', 'No KTP'],
  'vn-cccd': ['CCCD', 'Số CCCD'],
  'eg-id': ['الرقم القومي'],
};
