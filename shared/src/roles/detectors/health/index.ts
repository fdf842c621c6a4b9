/** How a person is: what article 9 of the GDPR calls data concerning health, and genetic data. */
import type { Detector } from '../../detector.ts';
import { bloodType } from './bloodType.ts';
import { habits, labResult, medication, procedure } from './care.ts';
import { atc, cpt, loinc, snomed } from './codes.ts';
import { diagnosis, disability } from './conditions.ts';
import { icd10 } from './icd10.ts';
import { genetics, infection, mentalHealth, pregnancy } from './intimate.ts';

export const health: readonly Detector[] = [
  icd10,
  atc,
  loinc,
  snomed,
  cpt,
  bloodType,
  diagnosis,
  medication,
  procedure,
  labResult,
  habits,
  disability,
  pregnancy,
  mentalHealth,
  infection,
  genetics,
];
