/** Numbers of people in China, Hong Kong, Taiwan, Korea and Japan. */
import { validate as isCnId } from 'stdnum/lib/cjs/cn/ric.js';
import { validate as isHkId } from 'stdnum/lib/cjs/hk/hkid.js';
import { validate as isKrRrn } from 'stdnum/lib/cjs/kr/rrn.js';
import { validate as isTwId } from 'stdnum/lib/cjs/tw/natid.js';
import { digitsOf, weightedSum } from '../../checkDigits.ts';
import { datesOfBirthProve } from './birthDates.ts';
import { accepted, day, month, nationalNumber } from './nationalNumber.ts';

const identityCard = '身份证, 身份证号, 身份证号码, 身份證, 身分證, 身份證號碼, 身分證字號';

export const cnId = nationalNumber({
  id: 'cn-id',
  label: 'Chinese resident identity numbers',
  header: [identityCard, '居民身份证, 公民身份号码, 证件号码, sfz, shenfenzheng, chinese id, id card no'],
  proof: 'check',
  form: new RegExp(`^[1-8]\\d{5}(?:18|19|20)\\d{2}${month}${day}\\d{3}[\\dXx]$`),
  check: { passes: accepted(isCnId), chance: 1 / 11 },
  provenBy: datesOfBirthProve(/^\d{6}(\d{4})/),
});

export const hkId = nationalNumber({
  id: 'hk-id',
  label: 'Hong Kong identity card numbers',
  header: [identityCard, 'HKID, hkid number, hong kong id, 香港身份證'],
  proof: 'check',
  form: /^[A-NP-Z]{1,2}\d{6}(?:\([\dA]\)|[\dA])$/i,
  check: { passes: accepted(isHkId), chance: 1 / 11 },
});

/** The second digit is the sex. */
export const twId = nationalNumber({
  id: 'tw-id',
  label: 'Taiwanese identity numbers',
  header: [identityCard, '統一編號, 居留證, taiwan id'],
  proof: 'check',
  form: /^[A-Z][1289]\d{8}$/i,
  check: { passes: accepted(isTwId), chance: 0.1 },
  provenBy: (hits) => new Set(hits.map((hit) => hit[0])).size >= 5 && hits.every((hit) => /^[A-Z][12]/i.test(hit)),
});

export const krRrn = nationalNumber({
  id: 'kr-rrn',
  label: 'Korean resident registration numbers',
  header: 'RRN, jumin, jumin number, resident registration number, korean rrn, 주민등록번호, 주민번호',
  proof: 'check',
  form: new RegExp(`^\\d{2}${month}${day}-?\\d{7}$`),
  check: { passes: accepted(isKrRrn), chance: 0.1 },
  provenBy: datesOfBirthProve(/^(\d{2})/),
});

/** Remainders 0 and 1 both give the digit 0. */
function isMyNumber(value: string): boolean {
  const digits = digitsOf(value);
  const remainder = weightedSum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder <= 1 ? 0 : 11 - remainder) === Number(digits[11]);
}

export const jpMyNumber = nationalNumber({
  id: 'jp-my-number',
  label: 'Japanese My Numbers',
  header: 'マイナンバー, 個人番号, my number, kojin bango, individual number',
  proof: 'check',
  form: /^\d{4}([- ]?)\d{4}\1\d{4}$/,
  check: { passes: isMyNumber, chance: 0.1 },
});
