/** Variables of clinical standards, known by their names: CDISC SDTM and ADaM, OMOP, MIMIC, NHANES. */
import { Confidence, type Detector } from '../../detector.ts';

/** Two letters of the domain and what is said of it: `AETERM`, `LBORRES`, `VSTESTCD`. */
const domain =
  'AE|AG|BE|CE|CM|CV|DA|DS|DV|EC|EG|EX|FA|FT|HO|IS|LB|MB|MH|MI|MK|ML|NV|OE|PC|PE|PP|PR|QS|RE|RP|RS|SC|SR|SS|SU|TR|TU|UR|VS|ZZ';
const sdtm = new RegExp(
  `^(?:${domain})(?:TERM|MODIFY|DECOD|LLT|HLT|HLGT|BODSYS|SOC|TRT|TEST|TESTCD|ORRES|STRESC|STRESN|NRIND|OCCUR|SEV|SER|REL|OUT|ACN|TOXGR|DOSE|DOSTXT|DOSTOT|INDC|REAS|LOC|LAT|CLSIG|CAT|SCAT|PTCD|LLTCD|BDSYCD|SOCCD|SDTH|SHOSP|SLIFE|SDISAB|SCONG|CLAS)$`,
);
const adam =
  /^(?:AVALC?|BASEC?|CHG|PCHG|PARAM|PARAMCD|PARAMN|TRT\d\d[AP]N?|TRT[AP]N?|ACTARM(?:CD)?|ARM(?:CD|N)?|AESIFL|ANRIND|BNRIND|SHIFT\d|CNSR|EVNTDESC|DCSREAS|DCREASCD|DISCREAS|EOSSTT|EOTSTT|RESP|BOR)$/;
const omop =
  /^(?:condition|drug|measurement|observation|procedure|device|specimen|death_cause|cause)_(?:source_)?(?:concept_(?:id|name)|source_value|value)$|^(?:value_as_(?:number|concept_id|string)|value_source_value|range_low|range_high|stop_reason|dose_unit_source_value|sig|days_supply|refills|qualifier_concept_id|condition_status_concept_id)$/;
const mimic =
  /^(?:valuenum|hospital_expire_flag|icd9?_?(?:code|version)|drg_(?:code|severity|mortality)|curr_service|first_careunit|last_careunit|icustay|prod_strength|dose_val_rx|formulary_drug_cd|admission_diagnosis|apacheadmissiondx|labname|labresult|drugname|lab_?name|diagnosisstring|chief_?complaint|acuity|triage)$/;
/** Two or three letters of the questionnaire or laboratory. */
const nhanes =
  /^(?:LBX|LBD|URX|BPX|BPQ|DIQ|MCQ|SMQ|ALQ|DPQ|HSQ|CDQ|KIQ|OSQ|PFQ|RXD|RXQ|RXDD|SLQ|DUQ|SXQ|RHQ|BMX|CBQ|DSQ|HUQ|MPQ|PAQ|PUQ|AUX|SPX)[A-Z\d]{2,6}$/;

export const standardVariables: Detector = {
  id: 'clinical-variable',
  label: 'variables of clinical standards',
  kind: 'category',
  role: 'sensitive',
  proof: 'header',
  judge(column) {
    const { name } = column.header;
    if (name.length > 40 || column.values.length === 0 || column.dates) return undefined;
    const lower = name.toLowerCase();
    const isNamed = sdtm.test(name) || adam.test(name) || nhanes.test(name) || omop.test(lower) || mimic.test(lower);
    if (!isNamed) return undefined;
    // Written together, as the words of other detectors are: the length decides between equals, and `_` says nothing.
    const words = lower.replaceAll('_', '');
    return { confidence: Confidence.headerAndForm, share: 1, evidence: [{ says: 'header', words }] };
  },
};
