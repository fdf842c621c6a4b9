/** Numbers of driving and other licences. Their forms are as many as there are states: the header has to say it. */
import { byCode } from '../../byCode.ts';

export const driverLicence = byCode({
  id: 'driver-licence',
  label: 'licence numbers',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'K',
  header: `
    license no, licence no, license number, licence number, license num, licence num, lic no, drivers, driver license,
    driver licence, drivers license, drivers licence, driver's license, driver's licence, driving license,
    driving licence, driver lic, drivers lic, DLN, DL number, DL no, Führerschein, Führerscheinnummer,
    Führerschein-Nr, permis de conduire, numéro de permis, carnet de conducir, permiso de conducir,
    licencia de conducir, 運転免許, 免許証番号, 驾照, 驾驶证, 駕照, 駕駛執照
  `,
  not: 'software, product, business, company, firm, liquor, plate, key, seat, vehicle, dog, pet',
  form: /^(?:\d{7,13}|(?=[^\d]{0,8}\d)(?=.{0,12}[A-Z])[A-Z\d][A-Z\d* -]{4,24})$/i,
});
