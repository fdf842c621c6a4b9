/** Numbers of records and of the people in them, and the weights of rows. */
import type { Detector } from '../../detector.ts';
import { account, caseNumber, deviceSerial, healthPlan, medicalRecord, policy } from './numbers.ts';
import { personId, subjectId } from './people.ts';
import { recordId } from './recordId.ts';
import { rowNumber } from './rowNumber.ts';
import { token } from './token.ts';
import { samplingWeight } from './weight.ts';

export const records: readonly Detector[] = [
  medicalRecord,
  healthPlan,
  account,
  policy,
  caseNumber,
  deviceSerial,
  subjectId,
  personId,
  recordId,
  rowNumber,
  token,
  samplingWeight,
];
