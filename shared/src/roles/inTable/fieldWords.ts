/** Words that mean a matter where other columns are about it, mostly short ones, in the languages that tables are in. */
import { readHeader } from '../header.ts';
import { once } from '../once.ts';
import { type Words, wordsIn } from '../words/index.ts';
import { birth, growth, heart, mind, organs, outbreak, tumour, type WordsOfField } from './fieldWordsOfBodies.ts';

export type Field =
  | 'credit'
  | 'law'
  | 'school'
  | 'study'
  | 'birth'
  | 'outbreak'
  | 'growth'
  | 'mind'
  | 'tumour'
  | 'heart'
  | 'organs';

interface FieldWords {
  readonly detectors: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** Where rows are people, these words belong to the field by themselves. */
  readonly sure?: ReadonlySet<string>;
}

const read = (...lists: readonly Words[]) => new Set(wordsIn(...lists).map((word) => readHeader(word).whole));

/** Health is the topic of these studies. */
const ofBodies = ({ sure, beside }: WordsOfField): FieldWords => ({
  detectors: new Set(wordsIn('pregnancy, clinical-variable, lab-result, diagnosis, mental-health, clinical-score')),
  words: read(beside),
  sure: read(sure),
});

export const fields = once(
  (): Readonly<Record<Field, FieldWords>> => ({
    credit: {
      detectors: new Set(['credit-score', 'credit-standing', 'balance']),
      words: read(
        'amount, amt, amnt, principal, tenor, term, duration, int, interest, intrate, apr, inst, instal, instalment, installment, installments, emi, repay, repayment, repayments',
        'monthlyrepay, bal, balance, util, utilization, utilisation, inq, inquiry, inquiries, enquiries, tl, tls, tradelines, lines, accts, acct, mort, mtg, card, cards, majorcards',
        'reports, derog, record, records, hist, history, ccred, mcred, pubrec, rat, ltv, dti, pti, cltv, grade, class, status, purpose, collateral',
        'secured, limit, lim, credit, debt, debts, expenses, assets, savings, time, active, share, expenditure, verification, npl, dpd, arrears, worst, bureau, score, cscore, rating, outcome',
        'deny, denied, approved, granted, accepted, rejected, decision, default, bad, good, risk, late, due, owed, penalty, paid, payment, payments, payamt, billamt, revolving, open, closed',
        'guarantee, coapplicant, price, disbursed, outstanding, exposure, pd, lgd, ead, target, y, outstd, overdraft, deposit, cheque, checking, mortgage, charge, charged, recoveries',
        'Laufzeit, Rate, Raten, Zins, Zinssatz, Zweck, Verwendungszweck, Betrag, Sicherheit, Tilgung, Restschuld, Summe, verw, moral, laufkont, sparkont, hoehe, verm, buerge, weitkred, bishkred',
        'durée, taux, mensualité, mensualités, montant, objet, garantie, plazo, cuota, cuotas, tasa, monto, importe, finalidad, destino, garantía, durata, rata, rate, tasso, importo, finalità',
        'prazo, parcela, parcelas, juros, taxa, valor, finalidade, garantia, looptijd, rente, termijn, bedrag, doel, rata, okres, oprocentowanie, kwota, cel, löptid, ränta, belopp, syfte',
        'splátka, splátky, úrok, výše, účel, срок, ставка, сумма, платеж, цель, процент, скорбалл, решение, vade, taksit, faiz, tutar, amaç, 期限, 利率, 月供, 金额, 用途, 担保, 期間, 金利, 返済, 金額, 使途, 기간, 금리, 상환, 금액, 용도',
      ),
    },
    law: {
      detectors: new Set(['offence']),
      words: read(
        'chg, chrg, charge, charges, count, counts, sev, severity, degree, dispo, disp, disposition, plea, bail, bond, statute, stat, level, outcome, result, sentence, sent, sentlen, days, months',
        'years, fine, fines, costs, prior, priors, hist, history, gang, search, searched, force, weapon, type, class, incident, reason, action, resistance, injury, arrest, warrant, custody, release, released',
        'detained, ror, fta, supervision, risk, score, decile, guilty, appeal, appealed, Tatbestand, Geldbuße, Verwarngeld, Punkte, Fahrverbot, Tatzeit, Strafe, Stand, Ausgang, gravité, peine',
        'montant, suite, qualification, issue, gravedad, pena, motivo, resolución, importe, puntos, estado, esito, importo, punti, gravità, stato, valor, pontos, gravidade, situação, afloop, bedrag, soort',
        'kara, kwota, punkty, rodzaj, stan, belopp, straff, utgång, výše, body, stav, статья, мера, срок, сумма, решение, ceza, tutar, puan, karar, durum, 金额, 扣分, 结果, 处罚, 罰金, 点数, 結果, 벌점, 금액, 결과',
      ),
    },
    study: {
      detectors: new Set(
        wordsIn(`
          outcome, procedure, medication, diagnosis, lab-result, clinical-score, clinical-variable, icd-10,
          course-of-illness, genetics, mental-health, hiv-status, pregnancy
        `),
      ),
      words: read(
        'status, stat, ps, resid, residual, event, events, cens, censor, censored, delta, fail, failure, failed, failtime, relapse, recur, rec, recurrence, number, num, size, tumor, tumors, trt, treat, treated, treatment',
        'tx, rx, arm, group, grp, dose, doses, resp, response, responder, base, baseline, post, pre, fu, followup, futime, fup, stime, survtime, surv, survdays, time, days, weeks, start, stop, tstart',
        'tstop, os, pfs, dfs, rfs, efs, ttr, ttp, stage, grade, nodes, node, invasion, margin, margins, side, eye, lesion, lesions, score, severity, sev, change, chg, improve, improved, improvement',
        'adverse, tox, toxicity, prior, previous, prev, hist, history, famhist, fh, type, method, cause, reason, period, placebo, active, success, result, readmit, compliance, adherence, entry, exit, duration, dur',
        'waiting, wait, admission, admit, discharge, adm, admcat, urgency, triage, ward, service, emergency, elective, acute, chronic, positive, negative, pos, neg, test, finding, findings, risk, class, category, program',
        'worst, best, max, min, vent, pressor, infection, inf, culture, resistance, donor, recipient, match, mismatch, rejection, graft, disab, disability, health, mental, sessions, session',
        'Gruppe, Verlauf, Erfolg, Dauer, Rückfall, Stadium, Befund, Verträglichkeit, groupe, suivi, délai, récidive, motif, séances, cotation, gravité, indication, grupo, seguimiento, evolución, recaída, motivo, riesgo',
        'gravedad, días, gruppo, aderenza, recidiva, motivo, rischio, gravità, esito, giorni, risco, dias, gravidade, especialidade, specialita, especialidad, spécialité, groep, uitslag, ernst, ligdagen, grupa, nawrót',
        'ryzyko, stopień, grupp, återfall, skupina, recidiva, riziko, группа, исход, рецидив, стадия, степень, риск, тяжесть, курс, grup, uyum, nüks, evre, risk, seans, 組, 経路, 区分, 級, 期, 分组, 分期, 分级, 군, 등급',
      ),
    },
    school: {
      detectors: new Set(['mark']),
      words: read(
        'math, maths, mat, mate, algebra, geometry, calculus, stats, phys, phy, fis, fisica, chim, chem, che, qui, bio, biol, biology, hist, his, geo, geog, eng, engl, angl, ang, ing, fran, fra, franc, esp',
        'espagnol, all, allem, deu, ger, german, french, spanish, lat, latin, greek, ital, ita, russ, rus, econ, eco, phil, philo, svt, ses, eps, mus, music, art, arts, sport, sports, pe, gym, kunst, inf, info',
        'informatics, ict, cs, computing, civ, civics, rel, ethics, sci, science, lit, literature, lang, language, reading, read, writing, write, spelling, vocab, grammar, listening, speaking, total, average, avg',
        'theory, practical, viva, project, lab, labs, essay, oral, orals, written, attendance, participation, effort, behaviour, conduct, score, scores, test, final, quiz, hw, exam, sem, retake, bonus, verbal, quant',
        'analytical, logic, critical, sat, act, gre, gpa, hsgpa, cgpa, credits, absences, days, Mathe, Deutsch, Englisch, Physik, Chemie, Biologie, Geschichte, Erdkunde, Musik, Religion, Ethik, Politik',
        'français, anglais, techno, technologie, lengua, mates, inglés, ciencias, historia, plástica, italiano, inglese, storia, scienze, tecnologia, arte, motoria, português, ciências, ned, wis, wisb, nat, schei, ak, gs',
        'polski, matem, angielski, historia, przyroda, fizyka, chemia, biologia, wf, svenska, engelska, fysik, kemi, bild, slöjd, čj, aj, český, přírodověda, vlastivěda, dějepis, zeměpis, tv, hv, vv, русский, рус, мат',
        'матем, математика, физ, физика, хим, химия, биол, инф, информатика, общ, обществознание, лит, литература, ист, история, гео, иняз, англ, ид, türkçe, fen, sosyal, tarih, coğrafya, fizik, kimya, biyoloji, ingilizce',
        '国語, 数学, 英語, 理科, 社会, 国, 数, 英, 理, 社, 語文, 语文, 数学, 英语, 物理, 化学, 生物, 历史, 地理, 政治, 국어, 수학, 영어, 과학, 사회, 한국사, 탐구',
      ),
    },
    birth: ofBodies(birth),
    outbreak: ofBodies(outbreak),
    growth: ofBodies(growth),
    mind: ofBodies(mind),
    tumour: ofBodies(tumour),
    heart: ofBodies(heart),
    organs: ofBodies(organs),
  }),
);
