/** Numbers of patients' records, health plans, accounts, policies, cases and devices. */
import { recordNumber } from './recordNumber.ts';

export const medicalRecordWords = `
  med rec num, med rec nbr, chart no, chart num, hosp no, hosp nr, Krankenakte, Fallakte, mrn, medical record number,
  medical record no, medical record id, medical record, med rec no, hospital number, hospital no,
  patient record number, chart number, emr id, ehr id, nhi, Krankenaktennummer, Patientenaktennummer, Aktennummer,
  numéro de dossier médical, numéro dossier médical, ipp, número de historia clínica, historia clínica, nhc, カルテ番号,
  診療録番号, 診察券番号, 病历号, 病案号, 住院号, 病歷號, 病歷號碼
`;

export const medicalRecord = recordNumber({
  id: 'medical-record',
  label: 'medical record numbers',
  safeHarbor: 'H',
  header: medicalRecordWords,
});

export const healthPlanWords = `
  KVNR, medicaid id, health plan nbr, hlth plan nbr, insurance no, insurance member no, member policy id,
  Krankenversichertennummer, Krankenversichertennr, num afiliado, número de afiliado, health plan number,
  health plan id, plan member id, beneficiary number, beneficiary id, subscriber id, subscriber number,
  insurance number, insurance id, insurance member id, health insurance number, hicn, insured id, health card number,
  health card no, Versichertennummer, Krankenversicherungsnummer, Versicherten Nr, Krankenkassennummer, eGK Nummer,
  numéro d'assuré, numéro assuré, carte vitale, número de afiliado, número de asegurado, tarjeta sanitaria, 被保険者番号,
  保険証番号, 保険者番号, 医保号, 医保卡号, 社保号, 健保卡號, 醫保號
`;

export const healthPlan = recordNumber({
  id: 'health-plan',
  label: 'health plan beneficiary numbers',
  safeHarbor: 'I',
  header: healthPlanWords,
});

export const accountWords = `
  account nbr, acct nbr, account number, account no, account nr, account num, account id, account ref, account key,
  acct, acct no, acct num, acct number, acct id, accountno, Konto ID, n° compte, id compte, id cuenta, アカウントid, 账号,
  账户号, 账户id, 帐号, 帳號, 帳戶號碼
`;

export const account = recordNumber({
  id: 'account-number',
  label: 'account numbers',
  safeHarbor: 'J',
  header: accountWords,
});

export const policyWords = `
  policy nbr, ins policy, Versicherungsscheinnr, Vertragsnr, num contrat, num police, n police, policy number,
  policy no, policy nr, policy id, policy num, insurance policy, contract number, contract no, contract id,
  Policennummer, Versicherungsscheinnummer, Vertragsnummer, Vertrags Nr, numéro de police, numéro de contrat,
  número de póliza, póliza, número de contrato, 証券番号, 契約番号, 保単号, 保单号, 合同号, 保單號碼, 合約編號
`;

export const policy = recordNumber({
  id: 'policy-number',
  label: 'policy and contract numbers',
  safeHarbor: 'J',
  header: policyWords,
});

export const caseNumber = recordNumber({
  id: 'case-number',
  label: 'numbers of cases, claims and bookings',
  safeHarbor: 'R',
  header: `
    case nbr, case num, claim nbr, incident number, incident no, incident id, Buchungsnr, num dossier, case number,
    case no, case nr, case id, case ref, claim number, claim no, claim id, ticket number, ticket no, ticket id,
    application number, application no, application id, booking number, booking id, booking ref, booking reference,
    reservation number, reservation id, pnr, admission number, admission id, encounter id, encounter number, visit id,
    visit number, episode id, stay id, hadm id, docket number, file number, complaint id, complaint number,
    referral id, accession number, confirmation number, Aktenzeichen, Fallnummer, Fall ID, Fall Nr, Vorgangsnummer,
    Buchungsnummer, Schadennummer, numéro de dossier, numéro dossier, numéro de réservation, numéro de sinistre,
    id séjour, numéro de séjour, número de expediente, expediente, número de caso, número de reserva,
    número de siniestro, 受付番号, 予約番号, 案件番号, 事件番号, 案件编号, 案号, 工单号, 预约号, 就诊号, 案件編號, 預約編號
  `,
});

export const deviceSerial = recordNumber({
  id: 'device-serial',
  label: 'serial numbers of devices',
  safeHarbor: 'M',
  header: `
    serial nbr, implant serial, device sn, pump sn, num série, num serie, serial number, serial no, serial nr,
    serial num, device serial, device serial number, device number, device no, implant serial number, implant id,
    pump serial, udi, Seriennummer, Serien Nr, Gerätenummer, Geräte Nr, numéro de série, n° de série, número de serie,
    nro de serie, シリアル番号, シリアルナンバー, 製造番号, 序列号, 设备编号, 序列號, 設備編號
  `,
});
