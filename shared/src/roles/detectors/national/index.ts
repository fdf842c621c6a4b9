/** Numbers that states give to people, to their papers and to their vehicles; where forms are the same, the larger country first. */
import type { Detector } from '../../detector.ts';
import { auMedicare, auTfn, ilId, zaId } from './africaAndOceania.ts';
import { arDni, brCpf, caSin, clRut, mxCurp } from './americas.ts';
import { ukNhs, ukNino } from './britain.ts';
import { bgEgn, czRodneCislo, grAmka, hrOib, huTaj, jmbg, roCnp } from './centralEurope.ts';
import { driverLicence } from './driverLicence.ts';
import { cnId, hkId, jpMyNumber, krRrn, twId } from './eastAsia.ts';
import { balticCode, kzIin, lvCode, ruInn, ruSnils, uaRntrc } from './easternEurope.ts';
import { ecCi, egId, idNik, iePps, myNric, pkCnic, uyCi, vnCccd } from './moreCountries.ts';
import { nationalId } from './nationalId.ts';
import { dkCpr, fiHetu, noFodselsnummer, plPesel, sePersonnummer } from './northernEurope.ts';
import { passport } from './passport.ts';
import { inAadhaar, inPan, sgNric, thId } from './southAsia.ts';
import { esDni, itCodiceFiscale, ptNif, trKimlik } from './southernEurope.ts';
import { taxId } from './taxId.ts';
import { usDea, usMbi, usNpi } from './usHealth.ts';
import { usEin, usItin, usSsn } from './usTax.ts';
import { licencePlate, vin } from './vehicle.ts';
import { atSvnr, beNn, chAhv, deIdnr, deRvnr, frNir, nlBsn } from './westernEurope.ts';

export { localNumbers } from './localNumbers.ts';

export const national: readonly Detector[] = [
  usSsn,
  usItin,
  usEin,
  usNpi,
  usMbi,
  usDea,
  ukNino,
  ukNhs,
  frNir,
  deIdnr,
  deRvnr,
  nlBsn,
  beNn,
  chAhv,
  atSvnr,
  sePersonnummer,
  fiHetu,
  noFodselsnummer,
  dkCpr,
  plPesel,
  esDni,
  itCodiceFiscale,
  ptNif,
  trKimlik,
  caSin,
  mxCurp,
  brCpf,
  arDni,
  clRut,
  cnId,
  hkId,
  twId,
  krRrn,
  jpMyNumber,
  inAadhaar,
  inPan,
  thId,
  sgNric,
  zaId,
  ilId,
  auTfn,
  auMedicare,
  czRodneCislo,
  roCnp,
  bgEgn,
  hrOib,
  jmbg,
  grAmka,
  huTaj,
  ruSnils,
  ruInn,
  uaRntrc,
  kzIin,
  balticCode,
  lvCode,
  iePps,
  ecCi,
  uyCi,
  pkCnic,
  myNric,
  idNik,
  vnCccd,
  egId,
  passport,
  driverLicence,
  nationalId,
  taxId,
  vin,
  licencePlate,
];
