/** What headers call the ids of people: who it is, and the word for an id. */
import { phrasesOf } from '../../header.ts';
import { easternRoles } from '../../peopleWords.ts';
import { type Words, wordsIn } from '../../words/index.ts';
import { accountWords, healthPlanWords, medicalRecordWords, policyWords } from './numbers.ts';
import { roleWords } from './personIdWords.ts';

const people = `
  user, customer, cust, patient, pat, pt, member, client, household, hh, family, subject, subj, participant,
  respondent, employee, emp, staff, worker, student, pupil, donor, subscriber, card holder, policy holder, enrollee,
  visitor, player, applicant, voter, guest, passenger, borrower, volunteer, candidate, rider, reviewer, author,
  personnel, inmate, proband
`;
const ids = 'id, no, nr, num, nbr, number, key, code, uuid, guid, identifier, ref, hash, unique id';

const germanPeople = `
  Kunden, Patienten, Nutzer, Benutzer, Mitglieds, Mitglieder, Teilnehmer, Probanden, Klienten, Haushalts, Haushalt,
  Mitarbeiter, Personal, Schüler, Studenten, Versicherten, Personen, Spieler
`;
const germanIds = 'id, nr, nummer, kennung, schlüssel, code, kürzel';

const romance = `
  client, patient, utilisateur, adhérent, membre, abonné, participant, ménage, salarié, étudiant, cliente, paciente,
  usuario, socio, participante, hogar, empleado, estudiante, alumno, miembro
`;
const romanceIds = 'id, identifiant, numéro, nro, numéro de, code, identificador, número de, código, código de';

const eastern = '顧客, 会員, 患者, ユーザー, ユーザ, 利用者, 社員, 職員, 世帯, 被験者, 参加者, 客户, 用户';
const moreEastern = '会员, 病人, 员工, 学生, 住户, 受试者, 客戶, 用戶, 會員, 員工, 學生, 住戶, 受試者';
const easternIds = 'id, 번호, 番号, コード, 编号, 号, 编码, 編號, 號, 編碼';

export const personIdPhrases = phrasesOf([
  together(people, ids),
  together(germanPeople, germanIds),
  together(romanceIds, romance),
  `
    person id, person key, badge no, badge number, badge id, num empleado, num cliente, num socio, num alumno,
    num adhérent, num étudiant, num salarié, individual id, pseudo id, study id, matricule, legajo, hid, hhid,
    usubjid, subjid, caller id, Matrikelnummer, Pseudonym, 学籍番号, 学号, 學號, 工号, 户号
  `,
  together([eastern, moreEastern], easternIds).map((phrase) => phrase.replace(' ', '')),
  medicalRecordWords,
  healthPlanWords,
  accountWords,
  policyWords,
]);

/** These say it only if nothing stands beside them: `client ip` is no client. */
export const personPhrases = phrasesOf([
  `
    user, customer, patient, member, client, household, subject, participant, respondent, session, account, Kunde,
    Nutzer, Teilnehmer, Haushalt, utilisateur, ménage, cliente, paciente
  `,
  roleWords.filter((word) => !word.includes(' ')),
  easternRoles,
  'usuario, hogar, 顧客, 患者, 会員, ユーザー, 客户, 用户, 会员, 客戶, 用戶, 會員',
]);

function together(first: Words, second: Words): string[] {
  return wordsIn(first).flatMap((one) => wordsIn(second).map((other) => `${one} ${other}`));
}
