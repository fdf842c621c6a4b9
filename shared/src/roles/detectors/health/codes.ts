/** Codes of medicines, laboratory tests, findings and services. */
import { verhoeffValidate } from 'stdnum/lib/cjs/util/checksum.js';
import { byForm } from '../../byForm.ts';
import { isLuhn } from '../../checkDigits.ts';

/** The groups that exist, of the WHO's Anatomical Therapeutic Chemical classification. */
const atcGroup =
  /^(?:A(?:0\d|1[0-6])|B0[1-6]|C(?:0\d|10)|D(?:0\d|1[01])|G0[1-4]|H0[1-5]|J0[1-7]|L0[1-4]|M0[1-9]|N0[1-7]|P0[1-3]|R0[1-7]|S0[1-3]|V(?:0[1-9]|1\d|20))[A-Z]{2}\d{2}$/;

export const atc = byForm({
  id: 'atc',
  label: 'ATC codes of medicines',
  kind: 'code',
  role: 'sensitive',
  header: 'atc, atc code, ATC-Code, code ATC, código ATC, ATCコード, ATC编码',
  proof: 'form',
  matches: (value) => value.length === 7 && atcGroup.test(value),
});

export const loinc = byForm({
  id: 'loinc',
  label: 'LOINC codes',
  kind: 'code',
  role: 'sensitive',
  header: 'loinc, loinc code, loinc num, code LOINC, código LOINC',
  proof: 'check',
  matches: (value) => value.length >= 3 && value.length <= 8 && /^\d{1,6}-\d$/.test(value),
  check: { passes: (value) => isLuhn(value.replace('-', '')), chance: 1 / 10 },
});

export const snomed = byForm({
  id: 'snomed',
  label: 'SNOMED CT codes',
  kind: 'code',
  role: 'sensitive',
  header: 'snomed, snomed ct, sctid, snomed code, concept id, SNOMED-Code',
  proof: 'check',
  // The two digits before the last say what it identifies: a concept, a description or a relationship.
  matches: (value) => value.length >= 6 && value.length <= 18 && /^[1-9]\d{2,14}[01][012]\d$/.test(value),
  check: { passes: verhoeffValidate, chance: 1 / 10 },
});

export const cpt = byForm({
  id: 'cpt',
  label: 'CPT and HCPCS codes',
  kind: 'code',
  role: 'sensitive',
  header: 'billing code, cpt, cpt code, hcpcs, hcpcs code, procedure code, proc code',
  proof: 'header',
  matches: (value) => value.length === 5 && /^(?:\d{4}[\dFTUM]|[A-V]\d{4})$/i.test(value),
});
