/** Passport numbers under a header that says so, and the lines that machines read. */

import { byCode } from '../../byCode.ts';
import { byForm } from '../../byForm.ts';
import { inTurn } from '../../inTurn.ts';

const head = {
  id: 'passport',
  label: 'passport numbers',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'R',
  header: `
    ppt no, ppt number, Reisepassnr, numero passaporto, número do passaporte, n passaporte, paspoort, paspoortnummer,
    numer paszportu, paszport, nr paszportu, passnummer, pass nr, passinumero, cestovní pas, číslo pasu,
    číslo cestovního pasu, паспорт, номер паспорта, загранпаспорт, серия и номер паспорта, паспорт серия номер,
    паспортные данные, pasaport, pasaport no, pasaport numarası, passport nr, 護照號碼, 护照号码, 여권, 여권번호, travel document,
    travel document number, passport, passports, passport number, passport no, passport id, Reisepass,
    Reisepassnummer, Passnummer, Pass-Nr, passeport, numéro de passeport, pasaporte, número de pasaporte, passaporto,
    passaporte, パスポート, 旅券番号, 护照, 护照号, 護照
  `,
} as const;

/** The second line of a passport: number, nationality, birth, sex, expiry, each but the sex with a check digit. */
const secondLine = /^[A-Z\d<]{9}\d[A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z\d<]{14}[\d<]\d$/;

/** Weights 7, 3, 1 over digits, letters as 10 to 35, and fillers as 0. */
function hasCheckDigit(text: string, digit: string): boolean {
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const value = text[i] === '<' ? 0 : Number.parseInt(text[i], 36);
    sum += value * [7, 3, 1][i % 3];
  }
  return sum % 10 === Number(digit);
}

export const passport = inTurn(
  byCode({ ...head, form: /^(?=.{0,9}\d\D{0,3}\d)[A-Z\d]{1,4}(?:[ -]\d{2})?[ -]?[A-Z\d]{5,9}$/i }),
  byForm({
    ...head,
    proof: 'check',
    matches: (value) => value.length >= 44 && secondLine.test(value.slice(-44)),
    check: {
      passes: (value) => {
        const line = value.slice(-44);
        const hasNumber = hasCheckDigit(line.slice(0, 9), line[9]);
        return hasNumber && hasCheckDigit(line.slice(13, 19), line[19]) && hasCheckDigit(line.slice(21, 27), line[27]);
      },
      chance: 0.001,
    },
  }),
);
