/** Words for education, for work and employers, and for the place of people in an organisation. */
import type { ByLanguage } from '../../words/index.ts';

export const education: ByLanguage = {
  en: 'education, educ, edu, edu level, edulevel, educlevel, education level, educational level, degree type, degree name, educational attainment, attainment, highest qualification, qualification, qualifications, schooling, academic degree, highest degree, degree earned, degree level, grade completed, literacy, medu, fedu, major, field of study, study field, study program, college major, alma mater, high school, university attended, years of education, years of schooling, edyrs, education years, read write, can read, can write, able to read, read and write',
  de: 'Bildung, Bildungsabschluss, Bildungsstand, Bildungsgrad, Bildungsniveau, Schulabschluss, Schulbildung, höchster Abschluss, Abschluss, Ausbildung, Studiengang, Studienfach, Hochschulabschluss, akademischer Grad, Berufsausbildung',
  fr: "niveau d'études, niveau d'éducation, niveau étude, scolarité, diplôme, diplome, niveau de formation, formation, niveau scolaire, filière, instruction, dernier diplôme",
  es: 'educación, nivel educativo, nivel de estudios, escolaridad, estudios, nivel de instrucción, titulación, grado académico, formación, carrera, nivel académico, grado de estudios',
  it: 'titolo di studio, titolo studio, titstu, istruzione, livello di istruzione, grado di istruzione, scolarità, laurea, diploma, corso di laurea, corso di studi',
  pt: 'escolaridade, grau de instrução, nível de instrução, instrução, habilitações, habilitações literárias, educação, formação, nível de ensino, curso superior, grau académico, nível escolar',
  nl: 'opleiding, opleidingsniveau, hoogst genoten opleiding, hoogste opleiding, onderwijsniveau, studierichting, vooropleiding, scholing, diploma',
  pl: 'wykształcenie, poziom wykształcenia, kierunek studiów, edukacja, stopień naukowy, ukończona szkoła, wyksztalc',
  sv: 'utbildning, utbildningsnivå, högsta utbildning, studienivå, utb, utbniva, examen',
  cs: 'vzdělání, nejvyšší vzdělání, dosažené vzdělání, stupeň vzdělání, obor studia, vzdel',
  ru: 'образование, уровень образования, образов, ученая степень, специальность, квалификация',
  tr: 'eğitim, eğitim durumu, eğitim düzeyi, eğitim seviyesi, öğrenim, öğrenim durumu, öğrenim düzeyi, mezuniyet, tahsil, tahsili',
  ja: '学歴, 最終学歴, 専攻, 学位, 出身校, 出身大学, 教育歴, 教育年数',
  zh: '学历, 學歷, 教育程度, 文化程度, 学位, 專業, 专业, 毕业院校, 受教育年限, 受教育程度, 最高学历',
  ko: '학력, 최종학력, 교육수준, 전공, 학위, 교육정도, 출신학교, 출신대학',
};

export const occupation: ByLanguage = {
  en: 'occupation, occupations, occ, occup, occupational, job, job title, job role, job level, job family, job function, job category, job class, job code, job desc, jobtitle, profession, professional, position, position title, job position, vocation, trade, employment, employment status, employment type, emp status, empstat, labor force status, labour force status, work status, working status, emp title, line of work, contract type, type of contract, working hours, hours per week, working time, work schedule, employment contract, rank title, military rank, job grade, pay grade, soc code, mjob, fjob, seniority level, role title, employee type, worker type, what do you do for a living, what is your job, work situation, working situation, main activity, designation grade',
  de: 'Beruf, Berufsbezeichnung, Berufsgruppe, Berufs, Tätigkeit, Erwerbsstatus, Erwerbstätigkeit, Beschäftigung, Beschäftigungsart, Beschäftigungsverhältnis, Beschäftigungsgrad, Stellung im Beruf, Dienstgrad, Dienstgruppe, Position, Stelle, Stellenbezeichnung, Funktion, Berufsstatus, Arbeitszeit, Arbeitszeitmodell, Vertragsart, Anstellung, Amtsbezeichnung, Jobtitel, Entgeltgruppe, Tarifgruppe, Pensum',
  fr: "métier, emploi, poste, poste occupé, profession, catégorie socioprofessionnelle, csp, pcs, cat socio pro, activité professionnelle, situation professionnelle, statut d'emploi, fonction, type de contrat, contrat, temps de travail, qualification professionnelle, intitulé de poste",
  es: 'ocupación, profesión, oficio, puesto, puesto de trabajo, cargo, empleo, situación laboral, situación profesional, condición de actividad, tipo de contrato, contrato, categoría profesional, jornada, actividad laboral, trabajo, categoría laboral',
  it: 'professione, occupazione, mansione, qualifica, condizione professionale, condizione lavorativa, lavoro, mestiere, impiego, ruolo aziendale, tipo contratto, contratto, inquadramento, posizione lavorativa, condizione occupazionale, livello contrattuale, condprof',
  pt: 'profissão, ocupação, cargo, função, situação profissional, situação laboral, condição perante o trabalho, emprego, categoria profissional, tipo de contrato, vínculo, posto de trabalho, situação de emprego, cbo',
  nl: 'beroep, functie, functienaam, functietitel, arbeidsstatus, arbeidssituatie, werkstatus, dienstverband, contractvorm, contracttype, soort contract, beroepsgroep, functiegroep, functieschaal, werkzaamheid',
  pl: 'zawód, stanowisko, stanowisko pracy, status zawodowy, status na rynku pracy, zatrudnienie, rodzaj umowy, typ umowy, wymiar etatu, etat, profesja, aktywność zawodowa, zajęcie',
  sv: 'yrke, befattning, sysselsättning, tjänst, titel yrke, anställningsform, anställning, arbetsstatus, yrkesgrupp, tjänstgöringsgrad',
  cs: 'povolání, zaměstnání, pozice, pracovní pozice, funkce, profese, typ úvazku, úvazek, pracovní zařazení, ekonomická aktivita, druh smlouvy',
  ru: 'профессия, должность, занятость, род занятий, трудовой статус, вид занятости, тип занятости, тип договора, статус занятости, разряд, трудоустройство',
  tr: 'meslek, mesleği, görev, görevi, ünvan, unvan, ünvanı, unvanı, pozisyon, pozisyonu, çalışma durumu, istihdam, istihdam durumu, iş durumu, kadro, sözleşme türü, çalışma şekli',
  ja: '職業, 職種, 役職, 職位, 雇用形態, 就業状況, 就業状態, 勤務形態, 職務, 等級, 従業上の地位, 雇用区分, 職名',
  zh: '职业, 職業, 职位, 職位, 职务, 職務, 岗位, 职称, 職稱, 就业状态, 就业状况, 工作岗位, 工种, 用工形式, 合同类型, 职级, 从业状态',
  ko: '직업, 직급, 직위, 직책, 직종, 직무, 고용형태, 근무형태, 취업상태, 경제활동상태, 종사상지위, 직군, 고용상태',
};

export const employer: ByLanguage = {
  en: 'employer, employer name, emplr, works at, work class, workclass, work type, workplace, place of work, class of worker, current employer, industry, occupation sector, employment sector, sector of employment, naics',
  de: 'Arbeitgeber, Arbeitsstätte, Arbeitsort, Branche, Wirtschaftszweig, Dienststelle, Betriebsstätte',
  fr: "employeur, lieu de travail, secteur d'activité, secteur activité, branche d'activité, code naf, entreprise employeur",
  es: 'empleador, lugar de trabajo, centro de trabajo, sector de actividad, rama de actividad, sector laboral',
  it: 'datore di lavoro, luogo di lavoro, sede di lavoro, settore di attività, settore lavorativo, ateco',
  pt: 'empregador, local de trabalho, entidade patronal, setor de atividade, ramo de atividade, cnae',
  nl: 'werkgever, werkplek, bedrijfstak, werklocatie, standplaats',
  pl: 'pracodawca, miejsce pracy, branża, zakład pracy, sektor zatrudnienia',
  sv: 'arbetsgivare, arbetsplats, bransch, arbetsställe, näringsgren',
  cs: 'zaměstnavatel, pracoviště, místo výkonu práce, odvětví',
  ru: 'работодатель, место работы, отрасль, сфера деятельности',
  tr: 'işveren, işyeri, iş yeri, sektör, çalıştığı yer, çalıştığı kurum',
  ja: '勤務先, 雇用主, 勤務地, 業種, 業界, 職場',
  zh: '工作单位, 工作單位, 雇主, 单位名称, 所属行业, 行业, 工作地点, 工作单位名称',
  ko: '직장, 직장명, 근무지, 고용주, 업종, 산업',
};

/** How long somebody has been there. */
export const seniority: ByLanguage = {
  en: 'tenure, tenure years, tenure months, years of service, length of service, years at company, years in role, years with firm, seniority, service years, years experience, years of experience, work experience, experience years, yrs experience, member since',
  de: 'Betriebszugehörigkeit, Dienstjahre, Berufserfahrung, Dienstalter, Berufsjahre, Zugehörigkeit',
  fr: 'ancienneté, années de service, expérience professionnelle, années expérience',
  es: 'antigüedad, años de servicio, años de experiencia, experiencia laboral',
  it: 'anzianità, anzianità di servizio, anni di servizio, anni di esperienza',
  pt: 'antiguidade, tempo de serviço, anos de serviço, anos de experiência, tempo de casa',
  nl: 'dienstjaren, anciënniteit, jaren in dienst, werkervaring, dienstverband jaren',
  pl: 'staż, staż pracy, lata pracy, doświadczenie zawodowe',
  sv: 'anställningstid, tjänsteår, anställningsår, yrkeserfarenhet',
  cs: 'praxe, délka praxe, roky praxe, odpracované roky',
  ru: 'стаж, стаж работы, опыт работы, выслуга лет',
  tr: 'kıdem, kıdem yılı, hizmet yılı, hizmet süresi, deneyim yılı, çalışma yılı',
  ja: '勤続年数, 経験年数, 在籍年数, 職歴年数',
  zh: '工龄, 工齡, 司龄, 教龄, 工作年限, 从业年限, 服务年限',
  ko: '근속연수, 근속년수, 경력, 경력연수, 재직기간',
};

/** The part of an organisation to which somebody belongs. */
export const department: ByLanguage = {
  en: 'department, dept, dep name, division, business unit, org unit, organizational unit, organisation unit, cost center, work group, team, squad, faculty, college, school, school name, school code, school id, school district, branch, branch office, office, site, site id, study site, clinic, hospital, hosp, facility, health facility, ward, care unit, practice, campus, homeroom, grade level, year group, form group, tutor group, class name, classroom, company, company name, organisation, organization, affiliation, institution, institute, university, regiment, squadron, chapter, congregation, club, crew, plant, store, location, work location, room, referral source, service unit, hospital unit, icu, tm, pos, bed, cohort, study center, centre, center',
  de: 'Abteilung, Abt, Bereich, Fachbereich, Referat, Dezernat, Kostenstelle, Organisationseinheit, Standort, Filiale, Niederlassung, Zweigstelle, Schule, Schulname, Schulart, Schulform, Klasse, Klassenstufe, Jahrgangsstufe, Klinik, Krankenhaus, Station, Fachabteilung, Praxis, Einrichtung, Fakultät, Institut, Hochschule, Universität, Firma, Verein, Mannschaft, Team, Sparte, Zimmer, Kita, Betrieb, Zentrum, Krankenkasse, Kasse, Werk, Büro, Amt, Dienststelle',
  fr: 'service, département affectation, direction service, site, établissement, unité soins, unité médicale, agence, école, lycée, collège, classe, niveau classe, hôpital, clinique, centre, équipe, bureau, filiale, faculté, université, pôle, entreprise, société, affectation, chambre, club, promotion, atelier, groupe classe, organisme',
  es: 'departamento laboral, área de trabajo, sede, sucursal, oficina, escuela, colegio, centro, centro educativo, centro de salud, hospital, clínica, servicio, curso, aula, facultad, universidad, equipo, sección, empresa, institución, delegación, plantel, grado escolar, habitación, planta, unidad médica',
  it: 'reparto, ufficio, dipartimento, area aziendale, sede, filiale, unità operativa, scuola, istituto, classe, ospedale, clinica, struttura, ambulatorio, facoltà, ateneo, università, squadra, sezione, azienda, ente, settore aziendale, centro di costo, corso, plesso, stabilimento',
  pt: 'departamento, setor, unidade de saúde, filial, agência, sede, escola, turma, série, ano escolar, hospital, clínica, centro de saúde, serviço, faculdade, universidade, curso, equipe, equipa, seção, secção, empresa, instituição, lotação, loja, quarto, enfermaria, divisão',
  nl: 'afdeling, dienst, team, vestiging, locatie, filiaal, school, klas, leerjaar, ziekenhuis, kliniek, praktijk, instelling, faculteit, universiteit, elftal, onderdeel, bedrijf, sectie, kantoor, organisatie, kostenplaats, kamer, lijn, wijkteam, cluster',
  pl: 'dział, oddział, wydział, jednostka organizacyjna, komórka, szkoła, klasa, filia, placówka, szpital, poradnia, przychodnia, uczelnia, uniwersytet, sekcja, departament, biuro, zakład, firma, instytucja, kierunek, sala, drużyna, ośrodek',
  sv: 'avdelning, vårdenhet, kontor, arbetslag, team, skola, klass, årskurs, sjukhus, klinik, mottagning, vårdcentral, förvaltning, fakultet, universitet, lag, sektion, företag, organisation, filial, kostnadsställe, rum, förening, bibliotek',
  cs: 'oddělení, odbor, úsek, středisko, pobočka, škola, třída, ročník, nemocnice, klinika, ambulance, pracovní skupina, fakulta, univerzita, tým, sekce, firma, organizace, závod, útvar, kancelář, zařízení, pokoj, provozovna',
  ru: 'отдел, подразделение, структурное подразделение, управление, филиал, школа, класс, больница, клиника, поликлиника, отделение, факультет, кафедра, вуз, университет, учреждение, команда, организация, предприятие, цех, курс, компания, палата, кабинет, департамент, офис, участок',
  tr: 'bölüm, bölümü, birimi, departman, şube, şubesi, okul, okulu, sınıf, sınıfı, hastane, klinik, poliklinik, servis, fakülte, üniversite, takım, müdürlük, daire, ofis, kurum, firma, şirket, kampüs, oda, ekip, merkez',
  ja: '部署, 部門, 所属, 支店, 支社, 事業所, 学校, 学校名, 学年, クラス, 学部, 学科, 病院, 診療科, 病棟, チーム, 会社名, 勤務部署, 店舗, 教室, 大学, 施設, 営業所, 拠点, 所属先, 団体名',
  zh: '部门, 部門, 科室, 班级, 班級, 年级, 年級, 学校, 學校, 学院, 院系, 系别, 分公司, 分行, 网点, 医院, 醫院, 病区, 病房, 单位, 單位, 团队, 所属部门, 支部, 公司, 机构, 校区, 楼栋, 宿舍, 门店, 车间, 班组, 社区, 医疗机构, 就诊科室',
  ko: '부서, 부서명, 소속, 지점, 본부, 사업부, 팀, 학교, 학교명, 학년, 학과, 학부, 병원, 진료과, 병동, 대학, 대학교, 회사, 회사명, 기관, 지사, 센터, 근무부서, 매장, 학급, 사업장, 호실',
};

/** A grade or class of school, but as often the outcome that a model predicts. */
export const schoolClass: ByLanguage = {
  en: 'class, grade, course, form, stage, section, group, level, program, programme, module, section id, stage id, grade id, course code',
  de: 'Gruppe, Kurs',
  fr: 'niveau, groupe, section',
  es: 'grupo, grado, nivel',
  it: 'gruppo',
  pt: 'grupo, período',
  nl: 'groep, niveau',
  pl: 'grupa, poziom',
  sv: 'grupp, kurs',
  cs: 'skupina, kurz',
  ru: 'группа',
  tr: 'grup, şube',
  ja: 'コース',
  zh: '组别, 专业班',
};

/** Words that show that a table is about a school. */
export const schooling: ByLanguage = {
  en: 'student, pupil, school, teacher, roll no, roll number, homework, attendance, marks, semester, gpa, enrolment, enrollment, maths, tutor, student id',
  de: 'Schüler, Schülerin, Klassenlehrer, Noten, Schule, Lehrer, Zeugnis',
  fr: 'élève, étudiant, moyenne, bulletin, école',
  es: 'alumno, estudiante, nota media, matrícula, calificación',
  it: 'alunno, studente, voto, media voti',
  pt: 'aluno, estudante, nota, matrícula',
  nl: 'leerling, cijfer, mentor, student',
  pl: 'uczeń, ucznia, ocena, średnia, uwaga',
  sv: 'elev, betyg, student',
  cs: 'žák, student, známka, prospěch',
  ru: 'ученик, учащийся, студент, оценка, балл',
  tr: 'öğrenci, not ortalaması, öğretmen',
  ja: '学籍番号, 生徒, 学生, 成績',
  zh: '学号, 学生, 成绩, 语文, 数学, 班主任',
  ko: '학번, 학생, 성적',
};
