/** What people are to the one who keeps the table, in the languages of headers: beside a word for a name it is the name of a person. */
import { type Words, wordsIn } from './words/index.ts';

export const english = `
  emp, stud, pat, pt, cust, mbr, pax, pupils, students, patients, employees, prescriber, policyholder, person, people,
  customer, client, patient, employee, student, pupil, teacher, doctor, physician, nurse, user, member, guest,
  visitor, passenger, applicant, candidate, contact, donor, driver, account owner, tenant, landlord, author, player,
  staff, worker, respondent, participant, beneficiary, payee, payer, sender, recipient, receiver, cardholder,
  card holder, account holder, holder, policyholder, policy holder, insured, manager, supervisor, spouse, husband,
  wife, father, mother, guardian, son, daughter, next of kin, emergency contact, buyer, seller, purchaser, borrower,
  reader, patron, registrant, invitee, delegate, speaker, artist, performer, lender, debtor, victim, suspect,
  defendant, plaintiff, witness, offender, inmate, voter, resident, subscriber, attendee, instructor, trainer, coach,
  trainee, learner, professor, lecturer, tutor, nominee, winner, athlete, runner, rider, volunteer, caller, caregiver,
  carer, occupant, proband, claimant, complainant, signatory, approver, reviewer, assignee, reporter, requester,
  requestor, technician, engineer, cashier, interviewer, surgeon, therapist, consultant, clinician, practitioner,
  provider contact, counsellor, counselor, advisor, adviser, representative, rep, boss, chairman, director, billing,
  shipping, bill to, ship to, assigned to, sold to, reported by, created by, contact person, leader, mentor
`;

export const continental = `
  Kindes, Patienten, Schülers, Mitarbeiters, Kunden, Mitglieds, Mitgliedes, Teilnehmers, Vaters, Mieters, Halters,
  Fahrers, Kunde, Kundin, Patient, Patientin, Mitarbeiter, Mitarbeiterin, Schüler, Schülerin, Lehrer, Lehrkraft,
  Mitglied, Teilnehmer, Bewerber, Fahrer, Inhaber, Kontoinhaber, Mieter, Halter, Gast, Arzt, Hausarzt, Vater, Mutter,
  Elternteil, Erziehungsberechtigter, Erziehungsberechtigte, Vormund, Kind, Ehepartner, Ansprechpartner,
  Ansprechpartnerin, Kontaktperson, Sachbearbeiter, Betreuer, Empfänger, Auftraggeber, Absender, Begünstigter,
  Zahlungsempfänger, Spender, Versicherungsnehmer, Versicherter, Vorgesetzter, client, patient, élève, étudiant,
  salarié, employé, adhérent, membre, participant, candidat, enseignant, professeur, médecin, médecin traitant,
  conducteur, titulaire, locataire, propriétaire, responsable, responsable légal, père, mère, conjoint, enfant,
  tuteur, bénéficiaire, destinataire, expéditeur, interlocuteur, donateur, assuré, représentant, gestionnaire,
  vendeur, acheteur, invité, licencié, cliente, paciente, alumno, alumna, estudiante, empleado, trabajador, socio,
  profesor, médico, conductor, titular, propietario, inquilino, padre, madre, tutor, cónyuge, hijo, beneficiario,
  destinatario, remitente, contacto, persona de contacto, responsable, donante, asegurado, solicitante, paziente,
  dipendente, studente, alunno, insegnante, docente, medico, conducente, intestatario, proprietario, genitore,
  coniuge, figlio, tutore, beneficiario, mittente, referente, donatore, assicurato, richiedente, ospite, iscritto,
  utente, cliente, responsabile, persona, utente, doente, aluno, aluna, funcionário, colaborador, empregado, sócio,
  professor, motorista, proprietário, inquilino, pai, mãe, encarregado de educação, cônjuge, filho, beneficiário,
  destinatário, remetente, contato, contacto, responsável, doador, segurado, requerente, hóspede, vendedor, pessoa,
  klant, patiënt, cliënt, medewerker, werknemer, leerling, student, docent, leraar, lid, deelnemer, bestuurder,
  eigenaar, huurder, arts, huisarts, vader, moeder, ouder, verzorger, kind, contactpersoon, ontvanger, afzender,
  begunstigde, verzekerde, aanvrager, gast, rekeninghouder, klient, klienta, pacjent, pacjenta, pracownik, pracownika,
  uczeń, ucznia, student, studenta, nauczyciel, nauczyciela, członek, członka, uczestnik, uczestnika, lekarz, lekarza,
  kierowca, właściciel, najemca, ojciec, ojca, matka, matki, rodzic, rodzica, opiekun, opiekuna, małżonek, dziecko,
  odbiorca, nadawca, osoba kontaktowa, ubezpieczony, wnioskodawca, gość, darczyńca, kontrahent, kund, patient,
  anställd, medarbetare, elev, student, lärare, medlem, deltagare, läkare, förare, ägare, hyresgäst, förälder,
  vårdnadshavare, kontaktperson, anhörig, mottagare, avsändare, kunde, ansatt, medarbejder, elev, lærer, medlem,
  deltager, asiakas, potilas, työntekijä, oppilas, jäsen, zákazník, pacient, pacienta, zaměstnanec, zaměstnance, žák,
  žáka, student, učitel, člen, účastník, lékař, řidič, vlastník, majitel, nájemce, otec, matka, rodič, zástupce,
  manžel, dítě, příjemce, odesílatel, kontaktní osoba, pojištěnec, žadatel, klient, klienta, zákazníka, dárce, клиент,
  клиента, пациент, пациента, сотрудник, сотрудника, работник, работника, ученик, ученика, студент, студента, учитель,
  преподаватель, врач, врача, член, участник, водитель, водителя, владелец, владельца, арендатор, отец, отца, мать,
  матери, родитель, родителя, опекун, супруг, супруга, ребенок, ребёнка, получатель, получателя, отправитель,
  контактное лицо, заявитель, застрахованный, покупатель, гость, заказчик, плательщик, абонент, держатель,
  руководитель, менеджер, ответственный, исполнитель, müşteri, hasta, personel, çalışan, öğrenci, öğretmen, üye,
  katılımcı, doktor, hekim, sürücü, sahibi, malik, kiracı, baba, anne, veli, velisi, vasi, eşi, çocuk, alıcı,
  gönderen, gönderici, yolcu, misafir, ilgili kişi, irtibat, yetkili, sigortalı, başvuran, danışan, kişi, sorumlu,
  müdür, konuk
`;

const japanese = `
  患者, 顧客, お客様, 会員, 社員, 職員, 従業員, 生徒, 児童, 学生, 教員, 担当者, 担当, 利用者, 入居者, 参加者, 申込者, 応募者, 保護者, 父, 母, 配偶者, 世帯主, 契約者, 被保険者, 受取人,
  送付先, 送り主, 宛名, 宛先, 注文者, 購入者, 依頼者, 医師, 主治医, 講師, 代表者, 運転者, 所有者, 連絡先, 来館者, 寄付者, 名義人, 口座名義
`;
const chinese = `
  患者, 病人, 客户, 客戶, 顾客, 会员, 會員, 员工, 員工, 职工, 学生, 學生, 教师, 教師, 家长, 家長, 监护人, 父亲, 母亲, 配偶, 户主, 业主, 租户, 医生, 醫生, 司机, 收件人, 寄件人,
  收货人, 联系人, 聯絡人, 负责人, 经办人, 申请人, 投保人, 被保险人, 受益人, 参与者, 受访者, 旅客, 乘客, 用户, 用戶, 报名人, 持卡人, 经理, 车主, 捐赠人
`;
const korean = `
  환자, 고객, 회원, 직원, 사원, 학생, 교사, 담당자, 담당, 보호자, 학부모, 부, 모, 배우자, 세대주, 계약자, 피보험자, 수익자, 수령인, 수령자, 수취인, 받는사람, 받는분, 보내는사람, 발송인,
  주문자, 구매자, 신청자, 신청인, 지원자, 참가자, 참여자, 응답자, 의사, 주치의, 강사, 대표자, 운전자, 소유자, 예금주, 연락처, 임차인, 탑승객, 승객, 이용자, 기부자
`;

/** These are never firms: names under them need not be common ones. */
export const certainPeople = `
  patient, student, pupil, teacher, employee, physician, doctor, nurse, driver, passenger, candidate, nominee,
  attendee, borrower, tenant, voter, father, mother, spouse, guardian, interviewer, emergency contact, contact person,
  Patient, Patientin, Schüler, Schülerin, Lehrer, Lehrkraft, Mitarbeiter, Mitarbeiterin, Arzt, Hausarzt, Teilnehmer,
  Ansprechpartner, Ansprechpartnerin, Versicherungsnehmer, Erziehungsberechtigte, Vater, Mutter, Fahrer, Mieter,
  élève, étudiant, salarié, médecin, médecin traitant, enseignant, responsable légal, conducteur, père, mère,
  locataire, paciente, alumno, alumna, estudiante, empleado, trabajador, profesor, médico, conductor, padre, madre,
  inquilino, paziente, alunno, studente, dipendente, insegnante, docente, medico, genitore, padre, conducente, doente,
  utente, aluno, funcionário, colaborador, professor, motorista, pai, mãe, encarregado de educação, patiënt, leerling,
  medewerker, werknemer, docent, huisarts, vader, moeder, contactpersoon, bestuurder, huurder, pacjent, uczeń,
  pracownik, nauczyciel, lekarz, opiekun, kierowca, ojciec, matka, rodzic, elev, anställd, lärare, läkare,
  vårdnadshavare, förare, kontaktperson, hyresgäst, oppilas, potilas, työntekijä, pacient, žák, zaměstnanec, učitel,
  lékař, řidič, rodič, otec, kontaktní osoba, пациент, ученик, студент, сотрудник, работник, учитель, врач, водитель,
  отец, мать, родитель, контактное лицо, hasta, öğrenci, personel, öğretmen, doktor, sürücü, veli, baba, anne,
  çalışan, kiracı
`;

/** Words that mean a person's name without a word for name: `수령인`, `担当者`, `联系人`. */
export const easternRoles = wordsIn(japanese, chinese, korean).filter((role) => role.length > 1);

const endingIn = (stems: Words, ends: string): string[] =>
  wordsIn(stems).flatMap((stem) => wordsIn(ends).map((end) => stem + end));

/** `患者名`, `주문자명`, `联系人姓名`. */
export const easternNames = [
  endingIn(japanese, '名, 氏名, の名前'),
  endingIn(chinese, '姓名, 名字'),
  endingIn(korean, '명, 이름, 성명, 성함'),
];

/** `Kundenname`, `Patientenname`, `klantnaam`, `patientnamn`. */
export const compoundNames = [
  endingIn(
    `
      Kunden, Patienten, Mitarbeiter, Schüler, Lehrer, Mitglieds, Teilnehmer, Bewerber, Fahrer, Inhaber, Mieter,
      Halter, Gast, Arzt, Personen, Empfänger, Absender, Vaters, Mutter, Kontakt
    `,
    'name',
  ),
  endingIn('klant, patient, medewerker, leerling, student, contact, gast', 'naam'),
  endingIn('kund, patient, elev, medlems, medarbetar, kontakt', 'namn'),
  endingIn('kunde, patient, elev, medlems, medarbejder, kontakt', 'navn'),
];
