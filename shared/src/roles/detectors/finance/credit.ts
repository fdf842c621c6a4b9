/** What lenders think of people: scores, defaults, whether a loan was granted. */
import { byForm } from '../../byForm.ts';
import { byTopic } from '../../byTopic.ts';
import { inLanguages } from '../../inLanguages.ts';

export const creditScores = byForm({
  id: 'credit-score',
  label: 'credit scores',
  kind: 'number',
  role: 'sensitive',
  header: inLanguages({
    en: 'credit score, credit rating, FICO, fico score, credit grade, creditworthiness, risk score, risk grade, bureau score, loan grade, sub grade, vantage score, credit bureau score',
    de: 'schufa, Schufa-Score, Bonität, Bonitätsindex, Bonitätsscore, Kreditwürdigkeit, Risikoklasse',
    fr: 'cote de crédit, score de crédit, solvabilité',
    es: 'puntaje crediticio, puntuación de crédito, score crediticio, solvencia, buró de crédito, calificación crediticia',
    it: 'merito creditizio, punteggio di credito, rating creditizio, affidabilità creditizia',
    pt: 'score de crédito, score serasa, nr score, pontuação de crédito, score bureau, classificação de risco, rating de crédito',
    nl: 'kredietscore, kredietwaardigheid, BKR score',
    pl: 'ocena kredytowa, scoring, scoring kredytowy, punktacja BIK, zdolność kredytowa',
    sv: 'kreditbetyg, kreditvärdighet, kreditscore',
    cs: 'kreditní skóre, bonita, úvěrové skóre',
    ru: 'кредитный рейтинг, кредитный скоринг, скоринг, скоринговый балл',
    tr: 'kredi notu, kredi skoru, findeks, kredi puanı',
    ja: '信用スコア, 与信スコア, 信用度, 与信',
    zh: '信用分, 信用评分, 信用評分, 信用等级, 征信分',
    ko: '신용점수, 신용등급, 신용평점',
  }),
  not: ['country', 'sovereign', 'agency', 'company'],
  proof: 'header',
  matches: (value) =>
    /^\d{1,4}(?:[.,]\d{1,4})?%?$/.test(value) ||
    /^(?:[A-G]{1,3}[-+1-5]?|poor|fair|good|very good|excellent|bad|low|medium|high)$/i.test(value),
});

/** Whether somebody pays, and gets a loan. */
export const creditStanding = byTopic({
  id: 'credit-standing',
  label: 'credit standing',
  kind: 'category',
  role: 'sensitive',
  header: inLanguages({
    en: 'default, defaulted, in default, credit default, loan default, default payment, loan status, loan approved, loan approval, approved loan, credit history, credit risk, credit class, bad credit, good credit, delinquent, delinquency, delinq, past due, overdue, days past due, arrears, bankruptcy, bankruptcies, pub rec, charge off, charged off, collections, collection status, credit approved, personal loan, housing loan, not fully paid, serious dlqin, payment behaviour, payment default, credit decision, insolvency, repaid, repayment status, credit policy, credit mix, debt to income, dti, inq last mths, revol util, foreclosure, eviction, evicted',
    de: 'Zahlungsausfall, Zahlungsverzug, Mahnstufe, Mahnstatus, Insolvenz, Pfändung, Lohnpfändung, Inkasso, Kreditausfall, Kreditentscheidung, Zahlungsmoral, Rückstand, Mietrückstand, Kredit bewilligt, Schufa-Eintrag, Zahlungsrückstand',
    fr: 'défaut de paiement, impayé, impayés, surendettement, fichage, incident de paiement, saisie sur salaire, prêt accordé, crédit accordé, retard de paiement, jours de retard',
    es: 'moroso, morosidad, impago, impagos, impagado, mora, días de mora, embargo, lista de morosos, asnef, préstamo aprobado, historial crediticio, crédito aprobado, atrasos, días de atraso',
    it: 'insolvenza, insolvente, moroso, morosità, pignoramento, cattivo pagatore, insoluto, insoluti, sofferenza, prestito approvato, protestato, ritardo pagamento',
    pt: 'inadimplente, inadimplência, negativado, incumprimento, penhora, protestado, atraso pagamento, dias atraso, em atraso, restrição crédito, crédito aprovado, serasa, spc',
    nl: 'wanbetaling, wanbetaler, betalingsachterstand, schuldsanering, BKR, loonbeslag, achterstand, incasso status, lening goedgekeurd',
    pl: 'niewypłacalność, zaległość, zaległości, windykacja, egzekucja, komornik, zajęcie komornicze, dłużnik, decyzja kredytowa, opóźnienie w spłacie, upadłość, opóźnienia, dni opóźnienia, BIK',
    sv: 'betalningsanmärkning, betalningsanmärkningar, löneutmätning, inkasso, kronofogden, skuldsanering, utmätning',
    cs: 'exekuce, insolvence, dlužník, prodlení, srážky exekuce, schválení úvěru, nesplácení',
    ru: 'просрочка, просроченная задолженность, дефолт, банкротство, должник, кредитная история, взыскание, кредит одобрен',
    tr: 'temerrüt, gecikme, icra, haciz, iflas, kredi onayı, borçlu, kara liste, kredi geçmişi',
    ja: '延滞, 滞納, 債務不履行, 自己破産, 差押, 貸倒, 与信結果, 融資可否, 督促',
    zh: '违约, 逾期, 失信, 破产, 坏账, 贷款状态, 是否逾期, 信用记录, 贷款审批',
    ko: '연체, 연체여부, 신용불량, 파산, 압류, 채무불이행, 대출승인',
  }),
  begins: ['delinq', 'insolven', 'bankrup', 'inadimpl', 'defaulte', 'zadłuż'],
  not: [
    'value',
    'language',
    'setting',
    'settings',
    'currency',
    'theme',
    'locale',
    'path',
    'charset',
    'date',
    'id',
    'is default',
    'config',
  ],
});
