/** What lenders think of people: scores, defaults, whether a loan was granted. */
import { byForm } from '../../byForm.ts';
import { byTopic } from '../../byTopic.ts';

export const creditScores = byForm({
  id: 'credit-score',
  label: 'credit scores',
  kind: 'number',
  role: 'sensitive',
  header: {
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
  },
  not: 'country, sovereign, agency, company',
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
  header: {
    en: 'default, defaulted, in default, credit default, loan default, default payment, loan status, loan approved, loan approval, approved loan, credit history, credit risk, credit class, bad credit, good credit, delinquent, delinquency, delinq, past due, overdue, days past due, arrears, bankruptcy, bankruptcies, pub rec, charge off, charged off, collections, collection status, credit approved, personal loan, housing loan, not fully paid, serious dlqin, payment behaviour, payment default, credit decision, insolvency, repaid, repayment status, credit policy, credit mix, debt to income, dti, inq last mths, revol util, foreclosure, eviction, evicted, ltv, loan to value, ccred, mcred, cltv, payment to income, credit card accepted, derogatory, derogatory reports, derog, credit inquiries, inquiries, open acc, pub rec bankruptcies, tot coll amt, acc now delinq, chargeoff, charged off date, npl, dpd, dpd days, loan class, loan outcome, application denied, mortgage denied, loan denied, denied mortgage, risk flag, serious delinquency, times late, late payment, late payments, payment history, number of times days past due, repossession, garnishment, wage garnishment, collection agency, bal due, balance due, amount overdue, outstanding rent, rent arrears, payday loan, debt collection, debt status, credit utilization, credit util, worst status, bounced checks, check bounces, guarantor income, collateral value, existing credits, checking status, savings status, credit amount class, loan purpose, credit usage',
    de: 'Zahlungsausfall, Zahlungsverzug, Mahnstufe, Mahnstatus, Insolvenz, Pfändung, Lohnpfändung, Inkasso, Kreditausfall, Kreditentscheidung, Zahlungsmoral, Rückstand, Mietrückstand, Kredit bewilligt, Schufa-Eintrag, Zahlungsrückstand, laufkont, sparkont, weitkred, bishkred, offene Posten, Mahnungen, Kreditwunsch, Verwendungszweck Kredit, Rückzahlung, Ratenzahlung, Zahlungsverhalten',
    fr: 'défaut de paiement, impayé, impayés, surendettement, fichage, incident de paiement, saisie sur salaire, prêt accordé, crédit accordé, retard de paiement, jours de retard, commission surendettement, rejet de prélèvement, loyers impayés, dette locative, objet du crédit, incident bancaire',
    es: 'moroso, morosidad, impago, impagos, impagado, mora, días de mora, embargo, lista de morosos, asnef, préstamo aprobado, historial crediticio, crédito aprobado, atrasos, días de atraso, destino del crédito, comportamiento de pago, saldo vencido, monto vencido, días mora, cartera vencida, score buró, castigado',
    it: 'insolvenza, insolvente, moroso, morosità, pignoramento, cattivo pagatore, insoluto, insoluti, sofferenza, prestito approvato, protestato, ritardo pagamento, affidato, scaduto, rate insolute, finalità prestito, canoni arretrati, sollecito, solleciti, protesti',
    pt: 'inadimplente, inadimplência, negativado, incumprimento, penhora, protestado, atraso pagamento, dias atraso, em atraso, restrição crédito, crédito aprovado, serasa, spc, parcelas em atraso, valor em atraso, finalidade do empréstimo, dívida ativa, mora, saldo devedor',
    nl: 'wanbetaling, wanbetaler, betalingsachterstand, schuldsanering, BKR, loonbeslag, achterstand, incasso status, lening goedgekeurd, huurachterstand, aanmaning, aanmaningen, leendoel, beslag',
    pl: 'niewypłacalność, zaległość, zaległości, windykacja, egzekucja, komornik, zajęcie komornicze, dłużnik, decyzja kredytowa, opóźnienie w spłacie, upadłość, opóźnienia, dni opóźnienia, BIK, dni po terminie, kwota zaległa, cel kredytu, historia kredytowa, wezwanie do zapłaty, zaległość czynszowa',
    sv: 'betalningsanmärkning, betalningsanmärkningar, löneutmätning, inkasso, kronofogden, skuldsanering, utmätning, hyresskuld, förfallet belopp, påminnelser, låneändamål, kreditbeslut',
    cs: 'exekuce, insolvence, dlužník, prodlení, srážky exekuce, schválení úvěru, nesplácení, dluh po splatnosti, dny po splatnosti, upomínky, účel úvěru, registr dlužníků',
    ru: 'просрочка, просроченная задолженность, дефолт, банкротство, должник, кредитная история, взыскание, кредит одобрен, дней просрочки, цель кредита, сумма просрочки, кредитная нагрузка, решение по заявке, скорбалл',
    tr: 'temerrüt, gecikme, icra, haciz, iflas, kredi onayı, borçlu, kara liste, kredi geçmişi, gecikme gün, gecikme günü, kredi amacı, takip, yasal takip, borç durumu',
    ja: '延滞, 滞納, 債務不履行, 自己破産, 差押, 貸倒, 与信結果, 融資可否, 督促, 延滞日数, 滞納額, 滞納月数, 借入目的, 与信枠, 未払, 未納, 未収金',
    zh: '违约, 逾期, 失信, 破产, 坏账, 贷款状态, 是否逾期, 信用记录, 贷款审批, 逾期天数, 欠费, 欠缴, 贷款用途, 还款, 还款状态, 征信, 催收',
    ko: '연체, 연체여부, 신용불량, 파산, 압류, 채무불이행, 대출승인, 연체일수, 연체금액, 미납, 미납액, 체납, 대출목적, 상환',
  },
  begins: 'delinq, insolven, bankrup, inadimpl, defaulte, zadłuż',
  not: `
    value, language, setting, settings, currency, theme, locale, path, charset, date, id, is default, config
  `,
});
