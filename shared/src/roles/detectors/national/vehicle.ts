/** Numbers of vehicles: the one stamped on the frame and the one on the plate. */
import { byCode } from '../../byCode.ts';
import { byForm } from '../../byForm.ts';
import { plateWords } from './plateWords.ts';

/** The last four places are digits (ISO 3779). */
const frameNumber = /^(?=\d{0,12}[A-Z])[A-HJ-NPR-Z\d]{13}\d{4}$/i;
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const valuesOfLetters = '12345678123457923456789';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth place is what eleven leaves, with X for ten (49 CFR 565.15); makers in Europe leave it free. */
function hasCheckPlace(value: string): boolean {
  const text = value.toUpperCase();
  const sum = weights.reduce((total, weight, i) => {
    const letter = letters.indexOf(text[i]);
    return total + weight * Number(letter < 0 ? text[i] : valuesOfLetters[letter]);
  }, 0);
  return '0123456789X'[sum % 11] === text[8];
}

export const vin = byForm({
  id: 'vin',
  label: 'vehicle identification numbers',
  kind: 'code',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'L',
  header: `
    VIN, vin number, vehicle id, vehicle identification number, chassis number, chassis no, Fahrgestellnummer,
    Fahrzeug-Identifizierungsnummer, FIN, numéro de châssis, número de bastidor, número de chasis, 車台番号, 车架号, 車架號
  `,
  proof: 'check',
  matches: (value) => value.length === 17 && frameNumber.test(value),
  check: { passes: hasCheckPlace, chance: 1 / 11 },
});

/** Nearly any short code could be one: the header has to say it, and there are letters and digits. */
export const licencePlate = byCode({
  id: 'licence-plate',
  label: 'licence plates',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'L',
  header: [
    plateWords,
    `
      car reg, car registration, reg no, car reg no, car number, plate nr, plates, tag number, amtliches Kennzeichen,
      KFZ, polizeiliches Kennzeichen, Fahrzeugkennzeichen, numéro d'immatriculation, matrícula del vehículo, patente,
      dominio, targa, numero di targa, matrícula do veículo, placa do veículo, kenteken, kentekenplaat, nummerplaat,
      numer rejestracyjny, nr rejestracyjny, tablica rejestracyjna, registreringsnummer, regnummer, regnr, bilnummer,
      rekisterinumero, SPZ, RZ, registrační značka, státní poznávací značka, госномер, гос номер,
      регистрационный знак, номер автомобиля, номер машины, plaka, plaka no, araç plakası, 自動車登録番号, 车牌号码, 号牌号码, 차량번호,
      번호판, 자동차번호, lic plate, reg plate, registration plate, vehicle reg, vehicle reg no, plate, license plate,
      licence plate, license plate number, licence plate number, number plate, plate number, plate no, car plate,
      vehicle plate, vehicle registration, vehicle registration number, VRM, VRN, Kennzeichen, Kfz-Kennzeichen,
      Autokennzeichen, Nummernschild, immatriculation, plaque d'immatriculation, matrícula, número de matrícula,
      placa, placas, ナンバープレート, 車両番号, 登録番号, 车牌, 车牌号, 車牌, 車牌號碼
    `,
  ],
  not: 'well, sample, assay, array, aircraft, size, weight, lab, steel, menu, book',
  form: /^(?=[^\d]{0,9}\d)(?=[\d\s-]{0,9}[\p{L}])[\p{L}\d](?:[ .·・-]{0,2}[\p{L}\d]){3,9}$/u,
});
