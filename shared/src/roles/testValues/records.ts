/** Made-up values and realistic headers for the detectors of records, of the people they are about, and of weights. */
import { type Random, randomBelow } from '../../random/index.ts';
import { DIGITS, LETTERS, randomText } from './characters.ts';
import { oneOf } from './drawn.ts';

export const recordsValues: Record<string, (random: Random) => string> = {
  'medical-record': (random) => `MRN${randomText(random, DIGITS, 8)}`,
  'health-plan': (random) => `${randomText(random, LETTERS, 3)}${randomText(random, DIGITS, 9)}`,
  'account-number': (random) => randomText(random, DIGITS, 10),
  'policy-number': (random) => `POL-${randomText(random, DIGITS, 4)}-${randomText(random, DIGITS, 6)}`,
  'case-number': (random) => `C-${randomText(random, DIGITS, 7)}`,
  'device-serial': (random) => `SN${randomText(random, LETTERS, 2)}${randomText(random, DIGITS, 8)}`,
  'subject-id': (random) => `C${10000 + randomBelow(random, 60)}`,
  'person-id': (random) => `P-${randomText(random, DIGITS, 7)}`,
  'record-id': (random) => String(randomBelow(random, 1e9)),
  'row-number': () => '',
  token: (random) => `tok_${randomText(random, DIGITS + LETTERS, 60)}`,
  'sampling-weight': (random) => (oneOf([1, 10, 1000], random) * (0.2 + 3 * random())).toFixed(5),
};

export const recordsHeaders: Record<string, readonly string[]> = {
  'medical-record': ['MRN', 'medical_record_number', 'hospitalNo', 'Aktennummer', 'カルテ番号', '病历号'],
  'health-plan': [
    'health_plan_number',
    'beneficiaryId',
    'insurance_number',
    'Versichertennummer',
    'numéro assuré',
    '医保号',
  ],
  'account-number': ['acct_no', 'accountId', 'client_account_ref', 'id_cuenta', 'n° compte', '账户号'],
  'policy-number': ['policy_number', 'policyNo', 'Policennummer', 'numéro de police', 'número de póliza', '保单号'],
  'case-number': ['case_number', 'claimNo', 'Aktenzeichen', 'numéro de dossier', 'número de expediente', '案件番号'],
  'device-serial': ['serial_number', 'deviceSerial', 'Seriennummer', 'numéro de série', 'シリアル番号', '序列号'],
  'subject-id': ['customer_id', 'userId', 'patient', 'Kundennummer', 'identifiant_patient', '顧客ID', '用户编号'],
  'person-id': [
    'patient_no',
    'memberId',
    'employee_number',
    'Teilnehmer-ID',
    'número de cliente',
    '会員番号',
    '患者编号',
  ],
  'record-id': ['id', 'ID', 'record_id', 'lfd. Nr.', 'identifiant', '整理番号', '序号'],
  'row-number': [],
  token: [],
  'sampling-weight': [
    'sampling_weight',
    'fnlwgt',
    'PWGTP',
    'Gewichtungsfaktor',
    'pondération',
    'factor_expansion',
    '权重',
  ],
};
