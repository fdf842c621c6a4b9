/** What a study or a model looks at in the end: outcomes, labels, predictions, and the arm of a trial. */
import { byTopic } from '../../byTopic.ts';
import { Confidence } from '../../detector.ts';
import type { ColumnSample } from '../../sample.ts';

/** An outcome is one of few, or a number. */
const MOST_OUTCOMES = 30;

export const outcome = byTopic({
  id: 'outcome',
  label: 'outcomes',
  kind: 'category',
  role: 'sensitive',
  header: {
    en: 'outcome, outcomes, readmitted, readmission, readmit, churn, churned, attrition, exited, left company, dropout, dropped out, withdrawn, completed study, completion status, converted, conversion, subscribed, response variable, target variable, ground truth, prediction, predicted, predicted class, probability of default, propensity, treated, treatment group, treatment arm, arm, trial arm, study arm, study group, control group, experimental group, randomization group, allocation group, intervention group, condition group, callback, callbacks, call back, admitted to, admit, chance of admit, success, survival time, survival months, survtime, futime, followup time, follow up time, time to event, event indicator, censored, censoring, status at end, no show, noshow, cancelled by, complain, complaint raised, response, rearrested, fraud, is fraud, isfraud, fraudulent, fraud reported, anomaly, risk, at risk, deposit subscribed, y hat, eligibility, eligible, discontinuation reason, reason discontinued, response to treatment, treatment response, treatment effect, treatment outcome, overall survival, os months, os status, pfs, dfs, rfs, event free survival, disease free, progression free, survdays, surv time, survival status, survived days, time to death, time to relapse, recurrence time, days to event, failure time, failtime, relapse time, completed program, graduated on time, at risk student, employment outcome, found job, offer made, offered, shortlisted, rejection reason, rejected reason, reject reason, decline reason, declined reason, withdrawal reason, reason withdrawn, reason for withdrawal, current stage, candidate stage, recruitment stage, interview outcome, placement status, selection result, waitlisted, admission decision, admission result, accepted offer, lapsed, policy lapse, num claims, number of claims, claim count, claim amount, claim reason, made claim, attrited, churn risk, churn reason, churn label, retention risk, propensity score, lead score, engagement score, risk category score, fraud flag, fraud score, chargeback, banned, ban reason, suspended account, verdict result, decision reason, approval decision, disposition, final decision, benefit granted, appeal outcome, hearing outcome, intention, purchase intention, treated group, treat group, rx group, txgroup, trtgrp, trt, trt arm, trtarm, placebo, dose group, dose level, drug dose, dosegrp, exposed, exposure group, cohort outcome, relapse status, relapsed, remission status, regained, abstinent, abstinence, quit smoking, adherent, adherence, compliant, no shows, missed appointments, missed appointment, improved, improvement, change score, gain score, posttest, post test, pretest, pre test, post score, pre score, baseline score, follow up score, delta score',
    de: 'Ergebnis, Behandlungsgruppe, Studienarm, Studiengruppe, Kontrollgruppe, Abbruch, Abbruchgrund, abgewandert, Rückfall, Wiederaufnahme, Zielvariable, Prognose, gekündigt, Betrug, Betrugsverdacht, Erfolg, Entscheidung, nicht erschienen, Ansprechen, Therapieansprechen, Überlebenszeit, Rezidiv, Behandlungserfolg, Ablehnungsgrund, Absagegrund, Bewerbungsstatus, Bewerbungsstand, Vermittlungsergebnis, Adhärenz, Schadenfälle, Schadenanzahl, Nachtest, Vortest',
    fr: 'résultat, issue, groupe de traitement, bras, groupe témoin, abandon, réadmission, résilié, résiliation, fraude, prédiction, décision, réussite, rechute, désabonné, réponse au traitement, survie, survie globale, récidive tumorale, motif de refus, décision finale, statut candidature, étape candidature, observance, sinistres, nombre de sinistres, prétest, posttest, suite donnée, issue du traitement',
    es: 'resultado, desenlace, grupo de tratamiento, brazo, grupo control, abandono, reingreso, deserción, fraude, predicción, decisión, éxito, recaída, cancelado, admitido, respuesta al tratamiento, supervivencia, sobrevida, motivo de rechazo, resultado final, adherencia, cumplimiento, siniestros, número de siniestros, estado candidatura, decisión final, pretest, postest, recaídas, asistió, inasistencia',
    it: 'esito, risultato, gruppo di trattamento, braccio, gruppo di controllo, abbandono, riammissione, frode, previsione, decisione, ricaduta, ammesso, recesso, risposta al trattamento, sopravvivenza, recidiva malattia, motivo rifiuto, stato candidatura, aderenza, aderenza alla terapia, sinistri, numero sinistri, esito finale, pretest, posttest',
    pt: 'resultado, desfecho, grupo de tratamento, grupo controle, braço, abandono, evasão, readmissão, reinternação, fraude, previsão, decisão, recaída, cancelou, admitido, resposta ao tratamento, sobrevida, motivo recusa, status candidatura, adesão, adesão ao tratamento, sinistros, número de sinistros, compareceu, resultado final, pré teste, pós teste',
    nl: 'uitkomst, resultaat, behandelgroep, studiearm, controlegroep, uitval, heropname, fraude, voorspelling, beslissing, terugval, opgezegd, respons op behandeling, overleving, reden afwijzing, sollicitatiestatus, therapietrouw, schadeclaims, aantal claims, voormeting, nameting, verschenen',
    pl: 'wynik, rezultat, grupa badana, ramię, grupa kontrolna, rezygnacja, ponowne przyjęcie, oszustwo, prognoza, decyzja, nawrót, przyjęty, odejście, odpowiedź na leczenie, przeżycie, czas przeżycia, powód odrzucenia, status kandydata, etap rekrutacji, szkody, liczba szkód, wynik końcowy, pretest, posttest, przestrzeganie zaleceń',
    sv: 'utfall, resultat, behandlingsgrupp, studiearm, kontrollgrupp, avhopp, återinläggning, bedrägeri, prognos, beslut, antagen, behandlingssvar, överlevnad, avslagsorsak, rekryteringssteg, följsamhet, skadeanmälningar, förmätning, eftermätning, uteblev',
    cs: 'výsledek, výstup, léčebná skupina, kontrolní skupina, rameno, odchod, podvod, predikce, rozhodnutí, přijat, odpověď na léčbu, přežití, důvod zamítnutí, stav kandidáta, adherence, pojistné události, pretest, posttest',
    ru: 'результат, исход, группа лечения, контрольная группа, группа исследования, отток, повторная госпитализация, мошенничество, прогноз, решение, рецидив, зачислен, ответ на лечение, выживаемость, причина отказа, статус кандидата, приверженность, страховые случаи, этап отбора',
    tr: 'sonuç, sonucu, çıktı, tedavi grubu, kontrol grubu, çalışma kolu, ayrıldı, terk, yeniden yatış, dolandırıcılık, tahmin, karar, nüks, kabul durumu, tedavi yanıtı, sağkalım, red nedeni, ret nedeni, aday durumu, tedaviye uyum, hasar sayısı, ön test, son test, katılım durumu',
    ja: '結果, 判定, 判定結果, 投与群, 対照群, 治療群, 群, 解約, 離脱, 再入院, 不正, 予測, 離職, 採否, 退会, 効果判定, 奏効, 生存期間, 無増悪, 不採用理由, 選考状況, 選考結果, 選考段階, 採用可否, 服薬遵守, 来院有無, 事前テスト, 事後テスト',
    zh: '结果, 結果, 结局, 结论, 治疗组, 对照组, 分组, 流失, 再入院, 欺诈, 预测, 录取, 是否流失, 离职, 结案, 疗效, 生存时间, 生存期, 复发, 拒绝原因, 面试结果, 应聘状态, 依从性, 理赔, 理赔次数, 前测, 后测, 是否录用, 到诊',
    ko: '결과, 판정, 치료군, 대조군, 실험군, 이탈, 재입원, 사기, 예측, 합격, 퇴사여부, 해지, 탈퇴, 이탈여부, 치료반응, 생존기간, 재발, 탈락사유, 전형결과, 합격상태, 순응도, 내원여부, 예약부도, 청구건수, 사전점수, 사후점수',
  },
  alone: `
    target, result, results, score, scores, output, group, treat, treatment group, condition, conditions, rank,
    rating, Punkte, puntos, punti, pontos, punten, punkty, poäng, очки, puan, points, Gruppe, grupo, gruppo, groep,
    grupa, grupp, skupina, группа, grup
  `,
  not: `
    date, id, name, type, url, party, operating, net, financial, home, match, reason code, code, address, age, ethnic,
    blood, income, work, occupation, rh, population, food, product
  `,
  fits: isOutcome,
  sure: Confidence.weakHeader,
});

function isOutcome({ distinct, numbers, meanLength }: ColumnSample): boolean {
  return meanLength <= 40 && (numbers !== undefined || distinct <= MOST_OUTCOMES);
}
