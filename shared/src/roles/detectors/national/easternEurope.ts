/** Numbers of people in Russia, Ukraine, Kazakhstan and the Baltic states. */
import { validate as isBalticCode } from 'stdnum/lib/cjs/ee/ik.js';
import { validate as isLvCode } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as isRuInn } from 'stdnum/lib/cjs/ru/inn.js';
import { validate as isUaRntrc } from 'stdnum/lib/cjs/ua/rntrc.js';
import { digitsOf, weightedSum } from '../../checkDigits.ts';
import { datesOfBirthProve } from './birthDates.ts';
import { accepted, day, month, nationalNumber } from './nationalNumber.ts';

/** Nine digits, weighted from nine to one; what is left of 101 is the check number, 100 and 101 being 00. */
function isSnils(value: string): boolean {
  const digits = digitsOf(value);
  const rest = weightedSum(digits.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101;
  return rest % 100 === Number(digits.slice(9));
}

export const ruSnils = nationalNumber({
  id: 'ru-snils',
  label: 'Russian insurance numbers',
  header: 'СНИЛС, SNILS, страховой номер, номер снилс, пенсионное свидетельство',
  proof: 'check',
  form: /^\d{3}-?\d{3}-?\d{3}[ -]?\d{2}$/,
  check: { passes: isSnils, chance: 0.01 },
  // Written with its strokes and its blank it has a form that nothing else has.
  provenBy: (hits) => hits.every((hit) => /^\d{3}-\d{3}-\d{3} \d{2}$/.test(hit)),
});

/** Those of firms have ten digits. */
export const ruInn = nationalNumber({
  id: 'ru-inn',
  label: 'Russian tax numbers of people',
  header: 'ИНН, INN, инн физлица, индивидуальный налоговый номер',
  proof: 'check',
  form: /^\d{12}$/,
  check: { passes: accepted(isRuInn), chance: 0.01 },
});

export const uaRntrc = nationalNumber({
  id: 'ua-rntrc',
  label: 'Ukrainian tax numbers of people',
  header: 'РНОКПП, ІПН, РНТРС, ідентифікаційний код, RNOKPP, ukrainian tax number',
  proof: 'header',
  form: /^\d{10}$/,
  check: { passes: accepted(isUaRntrc), chance: 1 / 11 },
});

export const kzIin = nationalNumber({
  id: 'kz-iin',
  label: 'Kazakh individual numbers',
  header: 'ИИН, ЖСН, IIN, kazakh individual number',
  proof: 'header',
  form: new RegExp(`^\\d{2}${month}${day}[0-6]\\d{5}$`),
});

export const balticCode = nationalNumber({
  id: 'ee-lt-code',
  label: 'Estonian and Lithuanian personal codes',
  header: 'isikukood, asmens kodas, asmens kodas nr, estonian personal code, lithuanian personal code',
  proof: 'check',
  form: new RegExp(`^[1-8]\\d{2}${month}${day}\\d{4}$`),
  check: { passes: accepted(isBalticCode), chance: 0.1 },
  provenBy: datesOfBirthProve(/^\d(\d{2})/),
});

export const lvCode = nationalNumber({
  id: 'lv-code',
  label: 'Latvian personal codes',
  header: 'personas kods, pk, latvian personal code',
  proof: 'check',
  form: new RegExp(`^(?:${day}${month}\\d{2}|32\\d{4})-?\\d{5}$`),
  check: { passes: accepted(isLvCode), chance: 1 / 11 },
  provenBy: (hits) => hits.every((hit) => hit.includes('-')) && datesOfBirthProve(/^\d{4}(\d{2})/)(hits),
});
