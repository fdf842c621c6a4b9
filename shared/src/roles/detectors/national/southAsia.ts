/** Numbers of people in India, Thailand and Singapore. */
import { validate as isAadhaar } from 'stdnum/lib/cjs/in/aadhaar.js';
import { validate as isThId } from 'stdnum/lib/cjs/th/idnr.js';
import { weightedSum } from '../../checkDigits.ts';
import { accepted, nationalNumber } from './nationalNumber.ts';

export const inAadhaar = nationalNumber({
  id: 'in-aadhaar',
  label: 'Aadhaar numbers',
  header: 'aadhaar, aadhar, adhaar, aadhaar number, aadhaar no, uidai, uid number',
  proof: 'check',
  form: /^[2-9]\d{3}([- ]?)\d{4}\1\d{4}$/,
  check: { passes: accepted(isAadhaar), chance: 0.1 },
});

/** The fourth letter P stands for a person; firms have others. */
export const inPan = nationalNumber({
  id: 'in-pan',
  label: 'Indian PAN numbers',
  header: 'PAN, pan number, pan no, pan card, permanent account number',
  proof: 'form',
  form: /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/i,
});

export const thId = nationalNumber({
  id: 'th-id',
  label: 'Thai identity numbers',
  header: 'thai id, thai national id, thai identity card, เลขประจำตัวประชาชน',
  proof: 'check',
  form: /^[1-8](-?)\d{4}\1\d{5}\1\d{2}\1\d$/,
  check: { passes: accepted(isThId), chance: 0.1 },
});

/** The letters that each remainder stands for. */
const letters = { ST: 'JZIHGFEDCBA', FG: 'XWUTRQPNMLK', M: 'XWUTRQPNJLK' } as const;

function isNric(value: string): boolean {
  const text = value.toUpperCase();
  const sum = weightedSum(text.slice(1, 8), [2, 7, 6, 5, 4, 3, 2]);
  if (text[0] === 'S' || text[0] === 'T') return letters.ST[(sum + (text[0] === 'T' ? 4 : 0)) % 11] === text[8];
  if (text[0] === 'M') return letters.M[10 - ((sum + 3) % 11)] === text[8];
  return letters.FG[(sum + (text[0] === 'G' ? 4 : 0)) % 11] === text[8];
}

export const sgNric = nationalNumber({
  id: 'sg-nric',
  label: 'Singaporean NRIC and FIN numbers',
  header: 'NRIC, nric number, nric no, nric fin, FIN, fin number, singapore id',
  proof: 'check',
  form: /^(?:[ST]\d{7}[A-JZ]|[FGM]\d{7}[JKLMNPQRTUWX])$/i,
  check: { passes: isNric, chance: 1 / 11 },
  provenBy: (hits) => new Set(hits.map((hit) => hit.slice(-1))).size >= 6,
});
