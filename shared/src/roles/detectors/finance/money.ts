/** What people earn, own and owe: amounts, bands of amounts, and what lenders think of them. */
import { byForm } from '../../byForm.ts';
import type { Detector } from '../../detector.ts';

const amount =
  /^[-+(]?\s?(?:[A-Z]{3}\s?|[$€£¥₹]\s?)?[-+]?\d{1,3}(?:[ ,.'’]?\d{3}){0,6}(?:[.,]\d{1,6})?\)?\s?(?:[kKmM]|[A-Z]{3}|[$€£¥₹円元])?$/;
const bound = String.raw`[$€£¥]?\s?\d[\d,.]{0,12}\s?[kKmM]?\s?(?:\+|[$€£¥]|[A-Z]{3})?`;
const band = new RegExp(
  String.raw`^(?:(?:[<>≤≥]=?|under|over|below|above|less than|more than|up to|unter|über)\s?${bound}|${bound}\s?(?:[-–—~+]|to|bis|à|a)?\s?(?:${bound})?\.?|(?:very )?(?:low|lower|middle|medium|high|higher)(?: income)?)$`,
  'i',
);

/** Figures of places, firms and years, not of people. */
const ofPlaces = [
  'GDP',
  'GNI',
  'national',
  'government',
  'county',
  'country',
  'state',
  'region',
  'per capita',
  'median',
  'mean',
  'average',
  'avg',
  'index',
  'net operating',
  'company',
  'ticket',
  'type',
  'source',
  'date',
  'id',
  'currency',
]; // prettier-ignore

const earnings = [
  'salary',
  'salaries',
  'base salary',
  'annual salary',
  'income',
  'annual income',
  'household income',
  'monthly income',
  'wage',
  'wages',
  'hourly wage',
  'earnings',
  'pay rate',
  'hourly rate',
  'compensation',
  'bonus',
  'pension',
  'Gehalt',
  'Jahresgehalt',
  'Einkommen',
  'Haushaltseinkommen',
  'Lohn',
  'Stundenlohn',
  'Bruttolohn',
  'Verdienst',
  'salaire',
  'revenu',
  'revenus',
  'rémunération',
  'salario',
  'sueldo',
  'ingresos',
  'renta',
  '年収',
  '給与',
  '給料',
  '所得',
  '収入',
  '工资',
  '薪水',
  '薪资',
  '薪資',
  '收入',
  '年薪',
]; // prettier-ignore

function sensitiveAmounts(id: string, label: string, header: readonly string[], not: readonly string[]): Detector {
  return byForm({
    id,
    label,
    kind: 'number',
    role: 'sensitive',
    header,
    not,
    proof: 'header',
    matches: (value) => value.length <= 40 && amount.test(value),
  });
}

export const incomes = sensitiveAmounts('income', 'incomes', earnings, ofPlaces);

/** `<=50K`, `20,000 to 29,999`, `low`. */
export const incomeBands = byForm({
  id: 'income-band',
  label: 'bands of income',
  kind: 'category',
  role: 'sensitive',
  header: [
    ...earnings,
    'salary class',
    'income class',
    'income group',
    'income band',
    'income bracket',
    'income level',
  ],
  not: ofPlaces,
  proof: 'header',
  matches: (value) => value.length <= 60 && !amount.test(value) && band.test(value),
});

const owned = [
  'balance',
  'account balance',
  'bank balance',
  'current balance',
  'credit limit',
  'credit amount',
  'debt',
  'debts',
  'total debt',
  'loan',
  'loans',
  'loan amount',
  'mortgage',
  'mortgage amount',
  'savings',
  'net worth',
  'assets',
  'Kontostand',
  'Saldo',
  'Schulden',
  'Kredit',
  'Kreditbetrag',
  'Darlehen',
  'Vermögen',
  'solde',
  'dette',
  'dettes',
  'prêt',
  'montant du prêt',
  'patrimoine',
  'saldo de cuenta',
  'deuda',
  'deudas',
  'préstamo',
  'hipoteca',
  '残高',
  '借入金額',
  '負債',
  '余额',
  '餘額',
  '贷款金额',
  '负债',
]; // prettier-ignore

/** What is said about a loan beside how large it is, and balances that are not of money. */
const besideAmounts = [
  'term',
  'rate',
  'interest',
  'ratio',
  'duration',
  'months',
  'days',
  'year',
  'purpose',
  'grade',
  'count',
  'number of',
  'life',
  'water',
  'energy',
  'Laufzeit',
  'Zins',
  'durée',
  'taux',
  'plazo',
  'tasa',
]; // prettier-ignore

export const balances = sensitiveAmounts('balance', 'balances and debts', owned, [...ofPlaces, ...besideAmounts]);

export const creditScores = byForm({
  id: 'credit-score',
  label: 'credit scores',
  kind: 'number',
  role: 'sensitive',
  header: [
    'credit score',
    'credit rating',
    'FICO',
    'fico score',
    'schufa',
    'Schufa-Score',
    'Bonität',
    'cote de crédit',
    'puntaje crediticio',
    'puntuación de crédito',
    '信用スコア',
    '信用评分',
    '信用評分',
  ],
  not: ['country', 'sovereign', 'agency', 'company'],
  proof: 'header',
  matches: (value) =>
    /^\d{1,4}(?:\.\d{1,4})?%?$/.test(value) ||
    /^(?:[A-D]{1,3}[-+1-3]?|poor|fair|good|very good|excellent|bad)$/i.test(value),
});
