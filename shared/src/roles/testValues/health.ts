/** Made-up values and realistic headers for the detectors of matters of health. */
import { verhoeffValidate } from 'stdnum/lib/cjs/util/checksum.js';
import { type Random, randomBelow } from '../../random/index.ts';
import { isLuhn } from '../checkDigits.ts';
import { DIGITS, LETTERS, randomText } from './characters.ts';
import { completed, oneDigit, oneOf } from './drawn.ts';

const drawnFrom = (values: readonly string[]) => (random: Random) => oneOf(values, random);

function loinc(random: Random): string {
  const whole = completed(() => `${100 + randomBelow(random, 99_000)}`, oneDigit, isLuhn);
  return `${whole.slice(0, -1)}-${whole.slice(-1)}`;
}

export const healthValues: Record<string, (random: Random) => string> = {
  'icd-10': (random) =>
    `${oneOf([...'ABCDEFGHIJKLMNRSTZ'], random)}${randomText(random, DIGITS, 2)}.${randomText(random, DIGITS, 1 + randomBelow(random, 2))}`,
  atc: (random) =>
    `${oneOf(['A10', 'B01', 'C09', 'J01', 'N02', 'N05', 'R03'], random)}${randomText(random, LETTERS.slice(0, 8), 2)}0${1 + randomBelow(random, 9)}`,
  loinc,
  snomed: (random) =>
    completed(() => `${1 + randomBelow(random, 9)}${randomText(random, DIGITS, 5)}00`, oneDigit, verhoeffValidate),
  cpt: (random) => `9${randomText(random, DIGITS, 4)}`,
  'blood-type': drawnFrom(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']),
  diagnosis: drawnFrom(['gastritis', 'asthma', 'breast cancer', 'influenza', 'type 2 diabetes', 'none']),
  medication: drawnFrom(['ibuprofen 400 mg', 'metformin', 'insulin glargine', 'atorvastatin', 'none']),
  procedure: drawnFrom(['appendectomy', 'hip replacement', 'physiotherapy', 'chemotherapy']),
  'lab-result': (random) => (60 + random() * 140).toFixed(2),
  habits: drawnFrom(['never smoked', 'formerly smoked', 'smokes']),
  disability: drawnFrom(['yes', 'no', 'visual', 'hearing']),
  pregnancy: drawnFrom(['0', '1']),
  'mental-health': drawnFrom(['none', 'mild', 'moderate', 'severe']),
  'hiv-status': drawnFrom(['positive', 'negative', 'unknown']),
  'clinical-score': (random) => String(randomBelow(random, 11)),
  'course-of-illness': drawnFrom(['recovered', 'hospitalized', 'isolated', 'released', 'deceased']),
  'clinical-variable': drawnFrom(['MILD', 'MODERATE', 'SEVERE']),
  'clinical-term': drawnFrom([
    'hypertension',
    'bronchial asthma',
    'migraine',
    'gastritis',
    'chronic hepatitis',
    'anaemia',
  ]),
  genetics: drawnFrom(['BRCA1+', 'BRCA2+', 'wild type', 'KRAS G12D']),
};

export const healthHeaders: Record<string, readonly string[]> = {
  'icd-10': ['icd10', 'ICD-10-CM', 'diagnosis_code', 'icd10_code'],
  atc: ['ATC', 'atc_code', 'ATC-Code'],
  loinc: ['LOINC', 'loinc_code', 'loincNum'],
  snomed: ['SNOMED', 'snomed_ct', 'sctid'],
  cpt: ['CPT', 'cpt_code', 'HCPCS'],
  'blood-type': ['blood_type', 'BloodGroup', 'Blutgruppe', '血液型', 'groupe_sanguin'],
  diagnosis: ['diagnosis', 'Disease', 'Krankheit', 'has_diabetes', 'enfermedad', '病名'],
  medication: ['medication', 'drug_name', 'Medikament', 'médicament'],
  procedure: ['procedure', 'surgery', 'Behandlung', '手術'],
  'lab-result': ['bmi', 'glucose', 'avg_glucose_level', 'Blutdruck', 'heart_rate'],
  habits: ['smoking_status', 'Smoker', 'Raucher', 'alcohol_use'],
  disability: ['disability', 'is_disabled', 'Behinderung', 'discapacidad'],
  pregnancy: ['pregnant', 'isPregnant', 'Schwangerschaft', 'embarazo'],
  'mental-health': ['mental_health', 'depression', 'anxietyLevel', 'santé mentale'],
  'hiv-status': ['hiv_status', 'HIV', 'VIH'],
  'clinical-score': [
    'ECOG',
    'apgar',
    'pain_score',
    'Karnofsky',
    'Schmerzskala',
    'calidad_de_vida',
    '重症度',
    'шкала боли',
  ],
  'course-of-illness': ['patient_status', 'clinical_outcome', 'Krankheitsverlauf', '转归', '환자상태'],
  'clinical-variable': ['AESEV', 'LBORRES', 'MHTERM', 'AVAL', 'condition_concept_id', 'hospital_expire_flag', 'LBXGLU'],
  'clinical-term': ['', 'reason', 'x', 'motivo'],
  genetics: ['genotype', 'BRCA mutation', 'genetic_test'],
};
