/** How a person is: what article 9 of the GDPR calls data concerning health, and genetic data. */
import type { Detector } from '../../detector.ts';
import { bloodType } from './bloodType.ts';
import { namedByValues } from './byValues.ts';
import { medication, procedure } from './care.ts';
import { atc, cpt, loinc, snomed } from './codes.ts';
import { diagnosis } from './conditions.ts';
import { courseOfIllness } from './course.ts';
import { disability } from './disability.ts';
import { habits } from './habits.ts';
import { icd10 } from './icd10.ts';
import { genetics, infection, mentalHealth, pregnancy } from './intimate.ts';
import { clinicalScore, labResult } from './measurements.ts';
import { standardVariables } from './standards.ts';

export const health: readonly Detector[] = [
  icd10,
  atc,
  loinc,
  snomed,
  cpt,
  bloodType,
  clinicalScore,
  diagnosis,
  medication,
  procedure,
  labResult,
  courseOfIllness,
  standardVariables,
  habits,
  disability,
  pregnancy,
  mentalHealth,
  infection,
  genetics,
  namedByValues,
];
