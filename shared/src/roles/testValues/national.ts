/** Made-up values and headers of national numbers, for tests. */
import { validate as isAtSvnr } from 'stdnum/lib/cjs/at/vnr.js';
import { validate as isTfn } from 'stdnum/lib/cjs/au/tfn.js';
import { validate as isBeNn } from 'stdnum/lib/cjs/be/nn.js';
import { validate as isBrCpf } from 'stdnum/lib/cjs/br/cpf.js';
import { validate as isChAhv } from 'stdnum/lib/cjs/ch/ssn.js';
import { validate as isClRut } from 'stdnum/lib/cjs/cl/rut.js';
import { validate as isCnId } from 'stdnum/lib/cjs/cn/ric.js';
import { validate as isDeIdnr } from 'stdnum/lib/cjs/de/idnr.js';
import { validate as isDeRvnr } from 'stdnum/lib/cjs/de/svnr.js';
import { validate as isEsDni } from 'stdnum/lib/cjs/es/dni.js';
import { validate as isEsNie } from 'stdnum/lib/cjs/es/nie.js';
import { validate as isFiHetu } from 'stdnum/lib/cjs/fi/hetu.js';
import { validate as isFrNir } from 'stdnum/lib/cjs/fr/nir.js';
import { validate as isHkId } from 'stdnum/lib/cjs/hk/hkid.js';
import { validate as isAadhaar } from 'stdnum/lib/cjs/in/aadhaar.js';
import { validate as isItCode } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { validate as isKrRrn } from 'stdnum/lib/cjs/kr/rrn.js';
import { validate as isMxCurp } from 'stdnum/lib/cjs/mx/curp.js';
import { validate as isNlBsn } from 'stdnum/lib/cjs/nl/bsn.js';
import { validate as isNoNumber } from 'stdnum/lib/cjs/no/fodselsnummer.js';
import { validate as isPlPesel } from 'stdnum/lib/cjs/pl/pesel.js';
import { validate as isPtNif } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as isThId } from 'stdnum/lib/cjs/th/idnr.js';
import { validate as isTrNumber } from 'stdnum/lib/cjs/tr/tckimlik.js';
import { validate as isTwId } from 'stdnum/lib/cjs/tw/natid.js';
import type { Random } from '../../random/index.ts';
import { isLuhn, weightedSum } from '../checkDigits.ts';
import { completed, drawn, oneDigit, oneLetter, oneOf, parted, twoDigits, upTo99 } from './drawn.ts';
import { moreNationalHeaders, moreNationalValues } from './moreNational.ts';

type Validate = (value: string) => { readonly isValid: boolean };

/** Draws bodies of the pattern until one can be completed as the library wants it. */
function valid(validate: Validate, endings: readonly string[], body: (random: Random) => string) {
  return (random: Random) =>
    completed(
      () => body(random),
      endings,
      (value) => validate(value).isValid,
    );
}

function checked(passes: (value: string) => boolean, body: (random: Random) => string) {
  return (random: Random) => completed(() => body(random), oneDigit, passes);
}

const year = (random: Random) => twoDigits(40, 99, random);
const yyyy = (random: Random) => `19${year(random)}`;
const mm = (random: Random) => twoDigits(1, 12, random);
const dd = (random: Random) => twoDigits(1, 28, random);
const yymmdd = (random: Random) => year(random) + mm(random) + dd(random);
const ddmmyy = (random: Random) => dd(random) + mm(random) + year(random);

const remainderLetters = 'JZIHGFEDCBA';
const vinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const vinValues = '12345678123457923456789';

function vin(random: Random): string {
  const maker = oneOf(['1HGCM8', 'WBA3A5', 'JM1BK3', '5YJSA1', '2T1BUR', '3FA6P0'], random);
  const text = `${maker}${drawn('9A', random).replace(/[IOQ]/g, 'K')}0${drawn('9', random)}${oneOf(['A', 'F', 'H'], random)}${drawn('999999', random)}`;
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, i) => {
    const letter = vinLetters.indexOf(text[i]);
    return total + weight * Number(letter < 0 ? text[i] : vinValues[letter]);
  }, 0);
  return `${text.slice(0, 8)}${'0123456789X'[sum % 11]}${text.slice(9)}`;
}

function deIdnr(random: Random): string {
  const passes = (value: string) => new Set(value.slice(0, 10)).size === 9 && isDeIdnr(value).isValid;
  const shuffled = () => {
    const left = [...'0123456789'];
    const body = Array.from({ length: 9 }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
    return [...body, oneOf(body, random)].join('').replace(/^0/, '');
  };
  return completed(() => `${shuffled()}`.padEnd(10, '1'), oneDigit, passes);
}

function medicareCard(random: Random): string {
  const passes = (value: string) => weightedSum(value, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(value[8]);
  const number = completed(() => `${2 + Math.floor(5 * random())}${drawn('9999999', random)}`, oneDigit, passes);
  return parted(number + drawn('1', random), ' ', 4, 9);
}

function myNumber(random: Random): string {
  const passes = (value: string) => {
    const rest = weightedSum(value, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return (rest < 2 ? 0 : 11 - rest) === Number(value[11]);
  };
  return completed(() => drawn('19999999999', random), oneDigit, passes);
}

function nric(random: Random): string {
  const body = drawn('9999999', random);
  const isNewer = random() < 0.3;
  const sum = weightedSum(body, [2, 7, 6, 5, 4, 3, 2]) + (isNewer ? 4 : 0);
  return `${isNewer ? 'T' : 'S'}${body}${remainderLetters[sum % 11]}`;
}

function dea(random: Random): string {
  const passes = (value: string) => weightedSum(value.slice(2), [1, 2, 1, 2, 1, 2]) % 10 === Number(value[8]);
  return completed(() => `${oneOf([...'ABFM'], random)}${drawn('A999999', random)}`, oneDigit, passes);
}

const codiceFiscale = valid(isItCode, oneLetter, (random) => {
  const months = oneOf([...'ABCDEHLMPRST'], random);
  return `${drawn('AAAAAA', random)}${year(random)}${months}${dd(random)}${oneOf(['H501', 'F205', 'L219', 'Z110'], random)}`;
});

const plate = (random: Random) =>
  drawn(oneOf(['1AAA999', 'AAA-9999', 'AA99 AAA', '9999 AAA', 'AA-999-AA'], random), random);

/** One made-up value of each sort, as people write it. */
export const nationalValues: Readonly<Record<string, (random: Random) => string>> = {
  'us-ssn': (random) =>
    `${oneOf(['212', '078', '435', '523', '601', '133'], random)}-${twoDigits(1, 99, random)}-${drawn('1999', random)}`,
  'us-itin': (random) => `9${drawn('99', random)}-${twoDigits(70, 88, random)}-${drawn('9999', random)}`,
  'us-ein': (random) => `${oneOf(['12', '20', '45', '94'], random)}-${drawn('9999999', random)}`,
  'us-npi': checked(
    (value) => isLuhn(`80840${value}`),
    (random) => `1${drawn('99999999', random)}`,
  ),
  'us-mbi': (random) =>
    drawn('1A9', random).replace(/[SLOIBZ]/g, 'E') + drawn('9-A99-AA99', random).replace(/[SLOIBZ]/g, 'K'),
  'us-dea': dea,
  'uk-nino': (random) =>
    drawn(`${oneOf(['AB', 'CE', 'JW', 'NR', 'PX', 'SK', 'ZT'], random).replace('A', 'E')} 99 99 99 `, random) +
    oneOf([...'ABCD'], random),
  'uk-nhs': (random) =>
    parted(
      checked(
        (value) => weightedSum(value, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
        (draw) => `4${drawn('99999999', draw)}`,
      )(random),
      ' ',
      3,
      6,
    ),
  'fr-nir': valid(
    isFrNir,
    upTo99,
    (random) =>
      `${oneOf(['1', '2'], random)}${year(random)}${mm(random)}${twoDigits(1, 95, random)}${drawn('999999', random)}`,
  ),
  'de-idnr': deIdnr,
  'de-rvnr': valid(
    isDeRvnr,
    oneDigit,
    (random) => `${oneOf(['12', '15', '53', '65'], random)}${ddmmyy(random)}${drawn('A99', random)}`,
  ),
  'nl-bsn': valid(isNlBsn, oneDigit, (random) => drawn('19999999', random)),
  'be-nn': (random) =>
    valid(
      isBeNn,
      upTo99,
      (draw) => `${yymmdd(draw)}${drawn('999', draw)}`,
    )(random).replace(/^(..)(..)(..)(...)(..)$/, '$1.$2.$3-$4.$5'),
  'ch-ahv': (random) =>
    parted(valid(isChAhv, oneDigit, (draw) => `756${drawn('999999999', draw)}`)(random), '.', 3, 7, 11),
  'at-svnr': (random) => {
    for (;;) {
      const value = `${drawn('1999', random)}${ddmmyy(random)}`;
      if (isAtSvnr(value).isValid) return parted(value, ' ', 4);
    }
  },
  'se-personnummer': (random) =>
    parted(checked(isLuhn, (draw) => `${yymmdd(draw)}${drawn('999', draw)}`)(random), '-', 6),
  'fi-hetu': valid(isFiHetu, [...oneDigit, ...oneLetter], (random) => `${ddmmyy(random)}-${drawn('999', random)}`),
  'no-fodselsnummer': valid(
    isNoNumber,
    upTo99,
    (random) => `${ddmmyy(random)}${oneOf(['0', '1', '2', '3', '4'], random)}${drawn('99', random)}`,
  ),
  'dk-cpr': (random) => `${ddmmyy(random)}-${drawn('9999', random)}`,
  'pl-pesel': valid(isPlPesel, oneDigit, (random) => `${yymmdd(random)}${drawn('9999', random)}`),
  'es-dni': (random) =>
    random() < 0.8
      ? valid(isEsDni, oneLetter, (draw) => drawn('99999999', draw))(random)
      : valid(isEsNie, oneLetter, (draw) => oneOf([...'XYZ'], draw) + drawn('9999999', draw))(random),
  'it-codice-fiscale': codiceFiscale,
  'pt-nif': valid(isPtNif, oneDigit, (random) => `${oneOf(['1', '2', '3'], random)}${drawn('9999999', random)}`),
  'tr-kimlik': valid(isTrNumber, upTo99, (random) => drawn('199999999', random)),
  'ca-sin': (random) => parted(checked(isLuhn, (draw) => drawn('19999999', draw))(random), ' ', 3, 6),
  'mx-curp': valid(
    isMxCurp,
    oneDigit,
    (random) =>
      `${oneOf(['GOME', 'LOPA', 'HERM', 'MARR'], random)}${yymmdd(random)}${oneOf(['H', 'M'], random)}${oneOf(['DF', 'JC', 'NL', 'OC'], random)}${oneOf(['RNR', 'LPZ', 'GNS'], random)}0`,
  ),
  'br-cpf': (random) =>
    valid(isBrCpf, upTo99, (draw) => drawn('999999999', draw))(random).replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4'),
  'ar-dni': (random) => parted(twoDigits(10, 45, random) + drawn('999999', random), '.', 2, 5),
  'cl-rut': (random) => {
    const bare = valid(isClRut, [...oneDigit, 'K'], (draw) => twoDigits(10, 25, draw) + drawn('999999', draw))(random);
    return parted(parted(bare, '-', 8).slice(0), '.', 2, 5);
  },
  'cn-id': valid(
    isCnId,
    [...oneDigit, 'X'],
    (random) =>
      `${oneOf(['110101', '310104', '440305', '510107'], random)}${yyyy(random)}${mm(random)}${dd(random)}${drawn('999', random)}`,
  ),
  'hk-id': (random) =>
    valid(
      isHkId,
      [...oneDigit, 'A'],
      (draw) => `${oneOf([...'ACGHKPRZ'], draw)}${drawn('999999', draw)}`,
    )(random).replace(/(.)$/, '($1)'),
  'tw-id': valid(
    isTwId,
    oneDigit,
    (random) => `${oneOf([...'ABFH'], random)}${oneOf(['1', '2'], random)}${drawn('9999999', random)}`,
  ),
  'kr-rrn': (random) =>
    parted(
      valid(
        isKrRrn,
        oneDigit,
        (draw) => `${yymmdd(draw)}${oneOf(['1', '2'], draw)}${twoDigits(0, 90, draw)}${drawn('999', draw)}`,
      )(random),
      '-',
      6,
    ),
  'jp-my-number': myNumber,
  'in-aadhaar': (random) =>
    parted(
      valid(isAadhaar, oneDigit, (draw) => `${2 + Math.floor(8 * draw())}${drawn('9999999999', draw)}`)(random),
      ' ',
      4,
      8,
    ),
  'in-pan': (random) => drawn('AAAPA9999A', random),
  'th-id': (random) =>
    parted(
      valid(isThId, oneDigit, (draw) => `${1 + Math.floor(8 * draw())}${drawn('99999999999', draw)}`)(random),
      '-',
      1,
      5,
      10,
      12,
    ),
  'sg-nric': nric,
  'za-id': checked(isLuhn, (random) => `${yymmdd(random)}${drawn('9999', random)}08`),
  'il-id': checked(isLuhn, (random) => drawn('39999999', random)),
  'au-tfn': valid(isTfn, oneDigit, (random) => drawn('19999999', random)),
  'au-medicare': medicareCard,
  passport: (random) => drawn(oneOf(['C01X99A99', 'A9999999', '999999999', '99AA99999'], random), random),
  'driver-licence': (random) =>
    drawn(oneOf(['A9999999', 'S99999999', 'A999-9999-9999', 'AAAAA999999AA9AA'], random), random),
  'national-id': (random) => drawn(oneOf(['L01X99A99', '1.999.999.999', '99999-9999999-9'], random), random),
  'tax-id': (random) => drawn(oneOf(['99/999/99999', '1999999999', 'AAAA999999AA9'], random), random),
  vin,
  'licence-plate': plate,
  ...moreNationalValues,
};

/** Headers as they occur, of several languages and spellings. */
export const nationalHeaders: Readonly<Record<string, readonly string[]>> = {
  'us-ssn': ['SSN', 'patient_ssn', 'Social Security #', 'socialSecurityNumber', 'soc_sec_no'],
  'us-itin': ['ITIN', 'itin_number', 'taxpayerItin'],
  'us-ein': ['EIN', 'employer_id', 'fein', 'EmployerIdentificationNumber'],
  'us-npi': ['NPI', 'rendering_npi', 'provider_npi', 'Billing NPI Number'],
  'us-mbi': ['MBI', 'bene_mbi', 'Medicare Beneficiary ID', 'medicareNumber'],
  'us-dea': ['DEA', 'prescriber_dea_no', 'DEA Number'],
  'uk-nino': ['NINO', 'ni_number', 'National Insurance No.', 'nationalInsuranceNumber'],
  'uk-nhs': ['NHS Number', 'nhs_no', 'NHSNumber', 'patient_nhs_id'],
  'fr-nir': ['NIR', 'numero_securite_sociale', 'N° Sécurité sociale', 'no_secu'],
  'de-idnr': ['Steuer-ID', 'steuer_idnr', 'Steueridentifikationsnummer', 'IdNr'],
  'de-rvnr': ['RVNR', 'Rentenversicherungsnummer', 'SV-Nummer', 'sozialversicherungsnummer'],
  'nl-bsn': ['BSN', 'burgerservicenummer', 'client_bsn'],
  'be-nn': ['rijksregisternummer', 'NISS', 'numero_registre_national'],
  'ch-ahv': ['AHV-Nr.', 'ahvnr', 'AHV_Nummer', 'no_avs'],
  'at-svnr': ['SVNR', 'Sozialversicherungsnummer', 'sv_nummer'],
  'se-personnummer': ['personnummer', 'pnr', 'Personnr'],
  'fi-hetu': ['hetu', 'Henkilötunnus', 'asiakas_hetu'],
  'no-fodselsnummer': ['fodselsnummer', 'Fødselsnummer', 'fnr'],
  'dk-cpr': ['CPR', 'cpr_nummer', 'CPR-nr', 'cprnr'],
  'pl-pesel': ['PESEL', 'nr_pesel', 'numerPesel'],
  'es-dni': ['DNI', 'nif', 'DNI/NIE', 'documento_nacional_de_identidad'],
  'it-codice-fiscale': ['codice_fiscale', 'CodiceFiscale', 'Cod. Fisc.', 'CF'],
  'pt-nif': ['NIF', 'n_contribuinte', 'Número de contribuinte'],
  'tr-kimlik': ['TC Kimlik No', 'tckn', 'kimlik_no'],
  'ca-sin': ['SIN', 'social_insurance_number', 'SIN #', "Numéro d'assurance sociale"],
  'mx-curp': ['CURP', 'curp_paciente', 'clave_unica'],
  'br-cpf': ['CPF', 'nr_cpf', 'cliente_cpf'],
  'ar-dni': ['DNI', 'nro_dni', 'Documento Nacional de Identidad'],
  'cl-rut': ['RUT', 'rut_paciente', 'RUN'],
  'cn-id': ['身份证号', '身份证号码', '居民身份证', 'sfz', '客户身份证'],
  'hk-id': ['HKID', 'hkid_no', '香港身份證號碼'],
  'tw-id': ['身分證字號', '統一編號', 'taiwan_id'],
  'kr-rrn': ['RRN', '주민등록번호', 'resident_registration_number'],
  'jp-my-number': ['マイナンバー', '個人番号', 'my_number', '従業員マイナンバー'],
  'in-aadhaar': ['aadhaar', 'AadhaarNo', 'aadhar_number'],
  'in-pan': ['PAN', 'pan_no', 'PAN Card', 'panNumber'],
  'th-id': ['thai_id', 'Thai National ID', 'เลขประจำตัวประชาชน'],
  'sg-nric': ['NRIC', 'nric_fin', 'NRIC No'],
  'za-id': ['sa_id', 'SA ID Number', 'RSA_ID'],
  'il-id': ['teudat_zehut', 'TZ', 'מספר זהות'],
  'au-tfn': ['TFN', 'tax_file_number', 'TFN No'],
  'au-medicare': ['medicare_no', 'Medicare Number', 'medicareCard'],
  passport: [
    'PASSPORT',
    'passport_no',
    'Reisepassnummer',
    'numéro de passeport',
    'num_pasaporte',
    'パスポート番号',
    '护照号码',
  ],
  'driver-licence': [
    'DRIVERS',
    'drivers_license',
    "Driver's Licence No",
    'Führerscheinnummer',
    'permis_de_conduire',
    '驾驶证号',
    '運転免許証番号',
  ],
  'national-id': [
    'national_id',
    'NationalIDNumber',
    'Ausweis-Nr.',
    'Personalausweis',
    'cedula',
    "carte d'identité",
    '身份證',
  ],
  'tax-id': ['tax_id', 'TIN', 'Steuernummer', 'taxpayerId', 'numéro fiscal', '税号', '納税者番号'],
  vin: ['VIN', 'vehicle_vin', 'chassisNo', 'Fahrgestellnummer', '车架号'],
  'licence-plate': [
    'license_plate',
    'LicencePlate',
    'Kfz-Kennzeichen',
    'immatriculation',
    'matricula',
    'ナンバープレート',
    '车牌号',
  ],
  ...moreNationalHeaders,
};
