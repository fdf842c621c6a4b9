/** What others think of a person at work, and why somebody left. */
import { byTopic } from '../../byTopic.ts';

export const appraisal = byTopic({
  id: 'appraisal',
  label: 'appraisals of people',
  kind: 'category',
  role: 'sensitive',
  header: {
    en: 'performance, performance score, performance rating, perf score, perf rating, perf, appraisal, appraisal score, employee rating, last evaluation, manager rating, review score, review rating, potential rating, promoted, promotable, termination reason, term reason, reason for leaving, leaving reason, exit reason, dismissal, dismissed, dismissal reason, terminated for cause, absences, absence days, absent days, days absent, days late, unplanned absence, late arrivals, attendance rate, attendance pct, absenteeism, tardiness, hired, hire decision, interview score, teaching evaluation, beauty, attractiveness, competency, skill rating, kpi, kpis met, awards won, warning letters, hit target, quota attainment, behaviour, behavior, conduct, conduct grade, customer rating, driver rating, credit rating class, lifetime value, risk level, risk class, risk category',
    de: 'Leistungsbeurteilung, Beurteilung, Bewertung Mitarbeiter, Mitarbeiterbewertung, Zielerreichung, Leistungsstufe, Austrittsgrund, Kündigungsgrund, Kündigung, Fehlzeiten, Fehltage, Fehlstunden, unentschuldigt, Verspätungen, Sozialverhalten, Arbeitsverhalten, Eignung, Potenzial',
    fr: 'évaluation, évaluation annuelle, note de performance, performance, motif de départ, motif de sortie, absences, jours absence, retards, absentéisme, absences injustifiées, comportement, conduite',
    es: 'evaluación, evaluación desempeño, desempeño, rendimiento, motivo de baja, motivo de cese, causa de baja, ausencias, faltas, faltas asistencia, inasistencias, retrasos, comportamiento, conducta, despido',
    it: 'valutazione, valutazione annuale, rendimento, motivo cessazione, motivo uscita, assenze, ritardi, giorni assenza, comportamento, licenziamento, provvedimenti',
    pt: 'avaliação, avaliação de desempenho, desempenho, motivo da saída, motivo desligamento, faltas, ausências, atrasos, comportamento, demissão, assiduidade',
    nl: 'beoordeling, functioneringsgesprek, prestatie, reden uitdienst, reden vertrek, afwezigheid, absentie, te laat, gedrag, ontslag, verzuimdagen',
    pl: 'ocena pracownika, ocena okresowa, ocena pracy, powód odejścia, powód zwolnienia, nieobecności, spóźnienia, absencja, wyniki pracy, zachowanie pracownika',
    sv: 'medarbetarbedömning, prestation, prestationsbetyg, bedömning, avgångsorsak, frånvaro, frånvarodagar, sena ankomster, uppförande, omdöme, ogiltig frånvaro',
    cs: 'hodnocení, hodnocení pracovníka, výkonnost, důvod odchodu, důvod ukončení, absence, zameškané hodiny, pozdní příchody, neomluvené hodiny',
    ru: 'оценка работы, аттестация, эффективность, причина увольнения, прогулы, пропуски, опоздания, поведение, отсутствия, взыскание',
    tr: 'performans, performans puanı, performans notu, değerlendirme, ayrılma nedeni, işten ayrılma nedeni, devamsızlık, davranış, geç kalma, çıkış nedeni',
    ja: '人事評価, 評価点, 査定, 業績評価, 退職理由, 欠勤, 欠席, 遅刻, 欠席日数, 勤務評価, 勤怠評価',
    zh: '绩效, 考核, 考核结果, 评定, 绩效等级, 离职原因, 缺勤, 缺席, 旷课, 迟到, 出勤率, 表现, 考勤, 品行',
    ko: '인사평가, 근무평가, 고과, 평가등급, 성과, 성과등급, 퇴사사유, 퇴직사유, 결근, 결석, 지각, 근태, 평가점수',
  },
  not: `
    product, engine, cpu, server, page, credit, date, id card, hotel, restaurant, fuel, film, company, management,
    reporting, type
  `,
});
