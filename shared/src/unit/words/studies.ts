/** How research, sport and business call what they note of each person who takes part. */
import type { WordLists } from '../lexicon.ts';

/** Parts of a study in which people take part. */
export const study: WordLists = {
  en: 'arm, study arm, trt arm, trt, trtp, trta, armcd, actarm, treatment, treatment group, treat, treated, placebo, randomi*, rand arm, allocation, intervention, baseline, followup, follow up, fup, fu time, fu stat, futime, fustat, survtime, surv time, survival time, survival, survdays, days survived, os time, os months, os days, overall survival, pfs, pfs time, dfs, relapse, recurrence, recur, censor*, cens, dropout, dropped out, lost to followup, time to event, event free, nevent, cohort, enrolment date, enrollment date, consent, consented, eligib*, visit no, visit number, visitnum, avisit, pre test, post test, pretest, posttest, prepost, control group, experimental group, exp group, condition, trial, trial no, session no, stimulus, congruent, incongruent, accuracy pct, reaction time, response time, latency ms, priming, manipulation check, attention check, debriefed, counterbalance*, case control, casecontrol, casestatus, matched set, stratum, exposed, transplant*, donor age, donor sex, grade tumor, tumor grade, tumor size, pnodes, meno, hormon, estrogen, progesterone, er status, pr status, remission, menopaus*, menarche*, lifetime*, contraceptive*, ncigs, packyears, pack years, cigsday, drinks, drinks per week, alcuse, peers, coa, risk factor*, wave, interview date, interviewer*, panel wave, strata, psu, pweight, finalwt, perwt, wtssall, weightvec, svyweight, hhweight, caseid, case id, recall, rating task, anorexia, headache*, pain, pain score, rsize, rtumor, seizure*, dose group, episodes, wellbeing, well being, siblings, birth order, birthord, firstborn, twin, twins, twin id, twinid, twinnum, twin no, cotwin, zyg, zygosity, mother*, mom, mum, dad, kid, kidsage, wife*, husband*, couple, spouse, partner*, gestwk, prenatal, breastfeed*, breastfed, feeding type, famhist, family history, nativity, urban rural, immig',
  de: 'studienarm, behandlungsgruppe, versuchsgruppe, kontrollgruppe, versuchsbedingung, nachbeobachtung*, uberlebenszeit*, rezidiv*, messzeitpunkt, messwiederholung, einschlussdatum, randomisier*, interviewdatum, ehefrau, ehemann, paar',
  fr: 'bras, groupe traitement, traitement, suivi, survie, rechute, inclusion, randomis*, date inclusion, tirage au sort, conjoint, epouse, epoux',
  es: 'brazo, grupo tratamiento, tratamiento, seguimiento, supervivencia, recaida, aleatoriza*, fecha inclusion, conyuge, esposa, marido',
  it: 'braccio, gruppo trattamento, trattamento, follow up, sopravvivenza, recidiva, randomizza*, arruolamento, coniuge, moglie, marito',
  pt: 'braco, grupo tratamento, tratamento, seguimento, sobrevida, recidiva, randomiza*, data inclusao, conjuge, esposa, marido',
  nl: 'behandelarm, behandelgroep, behandeling, followup, overleving, recidief, randomisatie, meetmoment, echtgenoot, echtgenote',
  pl: 'ramie badania, grupa badana, grupa kontrolna, leczenie, obserwacja dalsza, przezycie, nawrot, randomizacja, malzonek, zona, maz',
  sv: 'behandlingsarm, behandlingsgrupp, behandling, uppfoljning, overlevnad, aterfall, randomiser*, mattillfalle, maka',
  cs: 'rameno studie, skupina lecby, lecba, sledovani, preziti, recidiva, randomizac*, lateralita, manzelka, manzel',
  ru: 'группа лечения, лечение, наблюдение, выживаемость, рецидив, рандомизац*, этап исследования, жена, муж',
  tr: 'tedavi grubu, tedavi kolu, takip, sagkalim, nuks, randomizasyon, olcum zamani, eş, karisi, kocasi',
  ja: '治療群, 介入群, 対照群, 群, 追跡期間, 生存期間, 再発, 割付, 測定時点, 同意, 妻, 夫',
  zh: '组别, 分组, 试验组, 对照组, 随访时间, 生存时间, 复发, 入组, 基线, 知情同意, 妻子, 丈夫',
  ko: '치료군, 대조군, 추적기간, 생존기간, 재발, 무작위, 측정시점, 동의, 아내, 남편',
};

/** Scales, tests and laboratory values of people, as research shortens them. */
export const instrument: WordLists = {
  en: 'tai, sai, traitanx, trait anx*, trait anxiety, stateanx, state anx*, state anxiety, epie, epin, epis, epiimp, epilie, epineur, epqe, epqn, bfi, bfagree, bfcon, bfext, bfneur, bfopen, dass, dass21, k10, lsas, bis11, tas20, bdi, bdi ii, bdiii, phq, phq9, gad, gad7, hads, hadsa, hadsd, hamd, hdrs, hama, madrs, ybocs, mmse, moca, cesd, ces d, panas, pss, stai, rses, swls, audit, auditc, fagerstrom, ftnd, epds, whoqol, eq5d, eqvas, koos, womac, oswestry, odi, das28, haq, gcs, gos, gose, gos6, wfns, nihss, mrankin, barthel, apache, apacheii, apache ii, saps, sapsii, sofa, asa score, ecog, karnofsky, ecog ps, charlson, cci, apgar1, apgar5, wais, wisc, iq score, full iq, verbal iq, cbcl, sdq, asrs, neo, neuroticism, neurotic, extraversion, extrav, agreeableness, conscientiousness, conscien, openness, posemot, negemot, positive affect, negative affect, depress, depressed, anx, anxious, stress score, coping, resilience, self efficacy, selfefficacy, selfesteem, burnout score, ees, dps, loneliness, empathy, impulsivity, rumination, mindfulness, digit span, stroop, nback, n back, trailmaking, verbal fluency, word recall, memory score, cognition, cogn, vocab, vocabulary, reading comprehension, gre, greq, grev, gmat, satv, satq, satm, toefl, ielts, lsat, ugpa, hgb, hct, hematocrit, haematocrit, wbc, rbc, plt, plts, ldl, hdl, trig, triglyc*, hba1c, a1c, gluc, fpg, ogtt, homa, crea, creat, creatinine, egfr, gfr, bun, urea, alkphos, alk phos, sgot, sgpt, ggt, ldh, crp, esr, psa, tsh, cortisol, testosterone, estradiol, ferritin, vitd, vit d, inr, ptt, protime, fev1, fvc, pef, spo2, o2sat, pco2, po2, hco3, bic, lactate, troponin, trop, bnp, ejection fraction, lvef, sbp1, dbp1, syst, diast, hrt, hrtrate, resting hr, restinghr, rhr, pulse, viral load, hcv, hbv, hbsag, ph arterial, coma, creatin, renal, cpr, previcu, fracture, hyperten, hypten, htn, cad, chd, cvd, ami, pci, cabg, ckd, copd, afib, atrialfib, chf, ihd, pvd, tia, angina, ulcer*, ascites, hepato, hepatomegaly, spiders, edema, oedema, bodyfat, skinfold, triceps, subscapular, suprailiac, vo2, vo2max, grip strength, gait speed, steps, total steps, totalsteps, step count, very active minutes, veryactiveminutes, sedentary minutes, minutes asleep, minutesasleep, time in bed, sleep efficiency, sleepeff, sleep score, hrv, stress score watch, calories burned, active minutes',
  de: 'puls, ruhepuls, hba1c wert, leukozyten, thrombozyten, erythrozyten, kreatinin, harnstoff, blutfett*, schritte, schlafdauer, cortisol, hamatokrit',
  fr: 'tas, pad, tad, pouls, glycemie, creatininemie, leucocytes, plaquettes, tour de taille, imc',
  es: 'pad, pulso, glucemia, creatinina, leucocitos, plaquetas, imc, perimetro cintura, frecuencia cardiaca',
  it: 'pad, polso, glicemia, creatinina, leucociti, piastrine, imc, circ vita, colesterolo*, col tot, glic, frequenza cardiaca',
  pt: 'pad, pulso, glicemia, creatinina, leucocitos, plaquetas, imc, circunferencia*, frequencia cardiaca',
  nl: 'pols, hartslag, bloedsuiker, kreatinine, leukocyten, trombocyten, bmi, stappen, buikomvang',
  pl: 'tetno, puls, glukoza, kreatynina, leukocyty, plytki krwi, bmi, kroki, obwod pasa',
  sv: 'puls, blodsocker, kreatinin, leukocyter, trombocyter, bmi, steg, midjematt',
  cs: 'tep, puls, glukoza, kreatinin, leukocyty, trombocyty, bmi, kroky, obvod pasu, kortizol',
  ru: 'пульс, чсс, глюкоза, креатинин, лейкоциты, тромбоциты, имт, шаги, сад, дад',
  tr: 'nabiz, kan sekeri, kreatinin, lokosit, trombosit, bki, vki, adim, bel cevresi, yag yuzde, kolesterol',
  ja: '脈拍, 心拍数, 血糖値, 白血球, 血小板, クレアチニン, 歩数, 睡眠時間, 体脂肪率, 腹囲, 中性脂肪',
  zh: '心率, 脉搏, 白细胞, 血小板, 肌酐, 步数, 睡眠时长, 体脂率, 甘油三酯, 胆固醇, 体重指数',
  ko: '맥박, 심박수, 백혈구, 혈소판, 크레아티닌, 걸음수, 수면시간, 체지방률, 중성지방, 콜레스테롤',
};

/** What customers do, as those who predict it call it. */
export const conduct: WordLists = {
  en: 'churn, churned, churn flag, churn label, churn value, churn risk, exited, is churn, attrition flag, retained, is active member, isactivemember, has cr card, hascrcard, num of products, numofproducts, tenure months, international plan, intl plan, voice mail plan, vmail plan, paperless billing, paperlessbilling, streaming tv, streamingtv, tech support, techsupport, online security, onlinesecurity, phone service, phoneservice, multiple lines, multiplelines, internet service, internetservice, monthly charges, monthlycharges, total charges, totalcharges, poutcome, pdays, campaign contacts, kidhome, teenhome, recency, mnt wines, mntwines, num web purchases, numwebpurchases, num store purchases, numstorepurchases, accepted cmp, acceptedcmp, response campaign, last purchase, days since last, total spent, total spend, spending, loyalty points, loyalty tier, points balance, reward points, subscription type, subscription plan, membership type, membership tier, opt in, optin, newsletter, marketing consent, gdpr, rgpd, last login, lastlogin, logins, signup date, sign up date, signed up, registered at, registration date, followers, followers count, following, followers num, is verified, delinq, delinquency*, delinq amnt, delinq yrs, acc now delinq, revol bal, revol util, inq last mths, inq fi, open acc, total acc, pub rec, pubrec, emp length, emplength, verification status, funded amnt, fundedamnt, sub grade, subgrade, pay history, bill amt, pay amt, majorcards, derogatory, fico, cibil, bureau score, credit line, credit utilization, overdraft, past due, dayspastdue, days past due, arrears, repayment status, repay*, disbursed, disbursement*, guarantor*, co applicant, coapplicant*, insurance plan, premium class, claims count, no claims, bonus malus, vehicle usage, years licensed',
  de: 'kundigung, abgewandert, kundenstatus, newsletter anmeldung, treuepunkte, bonuspunkte, letzter kauf, letzter login, registriert am, mahnstufe, zahlungsruckstand, burge',
  fr: 'resiliation, desabonne, points fidelite, carte fidelite, dernier achat, derniere connexion, inscrit le, impaye*, caution, garant',
  es: 'baja cliente, puntos fidelidad, ultima compra, ultimo acceso, fecha alta, moroso, mora, dias mora, aval, avalista',
  it: 'disdetta, punti fedelta, ultimo acquisto, ultimo accesso, data iscrizione, insoluto, insoluti, garante',
  pt: 'cancelamento, pontos fidelidade, ultima compra, ultimo acesso, data adesao, inadimplente, inadimplencia, dias atraso, fiador, mensalidade',
  nl: 'opgezegd, spaarpunten, laatste aankoop, laatste login, aanmelddatum, achterstand, borg',
  pl: 'rezygnacja, punkty lojalnosciowe, ostatni zakup, ostatnie logowanie, data rejestracji, zaleglosc, zaleglosci, poreczyciel',
  sv: 'uppsagd, bonuspoang, senaste kop, senaste inloggning, registrerad, skuld, borgensman',
  cs: 'vypoved, vernostni body, posledni nakup, posledni prihlaseni, datum registrace, nedoplatek, rucitel',
  ru: 'отток, баллы лояльности, последняя покупка, последний вход, дата регистрации, задолженность, долг, просрочка, поручитель',
  tr: 'iptal, sadakat puani, son alisveris, son giris, kayit tarihi, gecikme, gecikme gun, kefil',
  ja: '解約, 退会, ポイント残高, 最終購入日, 最終ログイン, 登録日, 入会日, 滞納, 滞納額, 延滞, 保証人',
  zh: '流失, 退会, 积分, 最后购买, 最后登录, 注册日期, 注册时间, 入会日期, 逾期, 欠费, 担保人',
  ko: '해지, 탈퇴, 적립금, 포인트, 최근구매일, 최종접속일, 가입일, 가입일자, 연체, 체납, 보증인',
};

/** What those are noted by who run, jump, throw or play. */
export const athletics: WordLists = {
  en: 'long jump, high jump, pole vault, polevault, shot put, shotput, discus, javelin, javeline, hurdle, hurdles, decathlon, heptathlon, triathlon, marathon, half marathon, finish time, finishtime, gun time, chip time, net time, split time, bib, bib number, age group place, overall place, gender place, weight class, bodyweight kg, best squat, best bench, best deadlift, wilks, snatch, clean jerk, batting hand, throwing hand, batting average, at bats, rbi, home runs, strikeouts, stolen bases, slg, obp, games played, minutes played, rebounds, free throws, field goals, three pointers, jersey, jersey number, shirt number, squad number, yellow cards, red cards, preferred foot, overall rating, medal, medals, event discipline, world rank, birthplace athlete, draft year, draft round, draft pick, college player, touchdowns, pass yards, rushing yards, aces, double faults, serve speed, handicap golf, strokes gained',
  de: 'startnummer, startnr, altersklasse, laufzeit netto, nettozeit, bruttozeit, weitsprung, hochsprung, kugelstossen, speerwurf, ruckennummer, spielposition, einsatze, gelbe karten, rote karten',
  fr: 'dossard, temps net, temps officiel, saut en longueur, saut en hauteur, lancer du poids, javelot, maillot, cartons jaunes',
  es: 'dorsal, tiempo neto, tiempo oficial, salto longitud, salto altura, jabalina, tarjetas amarillas',
  it: 'pettorale, tempo netto, tempo ufficiale, salto in lungo, salto in alto, giavellotto, maglia, ammonizioni',
  pt: 'dorsal, tempo liquido, tempo oficial, salto comprimento, dardo, camisola, cartoes amarelos',
  nl: 'startnummer, nettotijd, brutotijd, verspringen, hoogspringen, kogelstoten, rugnummer',
  pl: 'numer startowy, czas netto, czas brutto, skok w dal, skok wzwyz, oszczep, pchniecie kula',
  sv: 'startnummer, nettotid, langdhopp, hojdhopp, kulstotning, spjut',
  cs: 'startovni cislo, cisty cas, skok daleky, skok vysoky, ostep, vrh kouli',
  ru: 'стартовый номер, чистое время, прыжок, толкание ядра, копье, разряд',
  tr: 'gogus no, net sure, uzun atlama, yuksek atlama, cirit, forma no',
  ja: 'ゼッケン, ネットタイム, グロスタイム, 走幅跳, 走高跳, 砲丸投, やり投, 背番号, 打率, 本塁打',
  zh: '号码布, 净成绩, 枪声成绩, 跳远, 跳高, 铅球, 标枪, 球衣号码, 进球, 助攻',
  ko: '배번, 순기록, 멀리뛰기, 높이뛰기, 포환던지기, 등번호, 타율, 홈런',
};
