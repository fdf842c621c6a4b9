/** ITO on Adult and on shop receipts: its four models of somebody who knows one value, their cost and their errors. */
import { count, percent, share } from '../numbers.ts';
import type { Claim, Page, Reproduction } from '../page.ts';
import { hasDigits, tendencyOf, verdictOf } from '../verdict.ts';
import { type AdultColumns, adultColumns, adultSection } from './adultColumns.ts';
import { type Costs, costs, costsSection, singleValueError } from './costs.ts';
import { type Coverage, coverageRange, coverageSection, coverages } from './coverage.ts';
import { type Deviation, deviations, deviationsSection, worstDeviation } from './deviations.ts';
import { distributionsSection } from './distributions.ts';
import { type Curve, errorCurves, errorSection, worstFit } from './errorAgainstCost.ts';
import {
  dateDeviation,
  printedLowCostError,
  printedSampleCost,
  printedSampleError,
  receiptRecords,
  receipts,
  tableSix,
  tableSixSize,
} from './printed.ts';
import { hasLowCost, intervalsSection } from './printedIntervals.ts';
import { printedByIto } from './printedText.ts';
import { type Rankings, rankings, rankingsSection, topOf } from './rankings.ts';
import { inPrintedOrder, receiptColumns, receiptsSection, worstDifference } from './receiptColumns.ts';
import type { UserColumn } from './userColumns.ts';
import { type WorkedExample, workedExample, workedSection } from './workedExample.ts';

export const ito: Reproduction = { name: 'ito', printed: printedByIto, make };

interface Results {
  readonly worked: WorkedExample;
  readonly adult: AdultColumns;
  readonly receipts: readonly UserColumn[];
  readonly costs: Costs;
  readonly deviations: readonly Deviation[];
  readonly rankings: Rankings;
  readonly curves: readonly Curve[];
  readonly coverages: readonly Coverage[];
}

function make(): Page {
  const columns = receiptColumns();
  const results: Results = {
    worked: workedExample(),
    adult: adultColumns(),
    receipts: columns,
    costs: costs(columns),
    deviations: deviations(columns),
    rankings: rankings(columns),
    curves: errorCurves(columns),
    coverages: coverages(columns),
  };
  return {
    title: 'ITO: what one known value gives away',
    paper: 'Satoshi Ito, Hiroaki Kikuchi, Hiroshi Nakagawa, *Attacker models with a variety of background knowledge*.',
    setting: [
      'Somebody knows one value of one record, when it was bought or at what price, and looks for the customer. The paper gives the mean chance of success, R(X), and three ways to have it cheaper: the mean model, the low-cost model, and sampling. It tries them on four sets, T1 to T4. We have T3, which is Adult, and in place of T1, the receipts of PWSCUP 2016, those of PWSCUP 2017. T2 and T4 were not to be had.',
      'Samples are drawn many times with fixed seeds. Definitions and what is wrong in print: [background knowledge](../measures/background-knowledge.md).',
    ],
    claims: claimsOf(results),
    sections: [
      workedSection(results.worked),
      adultSection(results.adult),
      receiptsSection(results.receipts),
      distributionsSection(results.receipts),
      rankingsSection(results.rankings),
      costsSection(results.costs),
      intervalsSection(results.coverages),
      deviationsSection(results.deviations),
      errorSection(results.curves),
      coverageSection(results.coverages),
    ],
  };
}

function claimsOf(results: Results): Claim[] {
  const { worked, adult, costs: cost, rankings: ranked } = results;
  const names = ranked.columns.map(({ name }) => name);
  const [exactTop, cheapTop] = [topOf(names, ranked.exact), topOf(names, ranked.lowCost)];
  const oneError = coverageRange(results.coverages, 'one error', 30);
  const [least, most] = coverageRange(results.coverages, 'ours', 100);
  const [leastOfFew] = coverageRange(results.coverages, 'ours', 10);
  const [leastOfThirty] = coverageRange(results.coverages, 'ours', 30);
  const time = results.receipts[0];
  const perPrintedValue = receiptRecords / receipts[1].values;
  const tenOfPrinted = tableSixSize * perPrintedValue;
  return [
    {
      claim: 'Worked example (Tables 1 to 3): R(date), low-cost, sample of two',
      printed: printedByIto.worked,
      here: `${share(worked.columns[0].risk, 2)}, ${share(worked.columns[0].lowCost, 1)}, ${share(worked.sample, 2)}`,
      verdict: verdictOf([worked.agrees]),
    },
    {
      claim: 'Adult (Table 5, T3): values and risks of four columns',
      printed: printedByIto.adult,
      here: adult.agrees ? 'the same to the last digit' : 'others',
      verdict: verdictOf([adult.agrees]),
    },
    {
      claim: 'Adult (Table 6, T3): exact, low-cost and sampled risk of the same columns',
      printed: printedByIto.adultIntervals,
      here: `${adult.rowAgrees.filter(Boolean).length} of ${adult.rowAgrees.length} rows the same to the last digit`,
      verdict: verdictOf(adult.rowAgrees),
    },
    {
      claim: 'Low-cost risks of all four sets (Table 6) from the values and records of Table 5',
      printed: printedByIto.lowCost,
      here: `${tableSix.filter(hasLowCost).length} come out from |D_X|/m`,
      verdict: verdictOf(tableSix.map(hasLowCost)),
    },
    {
      claim: 'Receipts (Table 5, T1): time is riskiest, then date, goods, price, number',
      printed: printedByIto.receipts,
      here: `${inPrintedOrder(results.receipts) ? 'same' : 'another'} order; R(time) ${share(time.risk)}`,
      verdict: tendencyOf([inPrintedOrder(results.receipts)]),
      why: `T1 itself was not to be had. The receipts of the following year, drawn alike, give every risk of the table within ${percent(worstDifference(results.receipts))} of the printed one: R(time) ${share(time.risk)} for .322, R(date) ${share(results.receipts[1].risk)} for .186.`,
    },
    {
      claim:
        'The low-cost model misranks: the column it calls the riskiest on receipts is another than that of the exact model',
      printed: printedByIto.ranks,
      here: `${cheapTop} for ${exactTop}`,
      verdict: tendencyOf([`${cheapTop} for ${exactTop}` === printedByIto.ranks.shown]),
      why: 'The low-cost model counts values and ignores how many records a user has of each. That is harmless where α_X is near 1 (Adult) and misleads where one purchase has many lines.',
    },
    {
      claim: 'Cost and error of the sampling model (Table 7, date)',
      printed: printedByIto.sampling,
      here: `${perPrintedValue.toFixed(1)}; ${share(singleValueError(cost.date) * receipts[1].risk)}, by the relative error of the receipts`,
      verdict: verdictOf([
        hasDigits(perPrintedValue, printedSampleCost),
        hasDigits(singleValueError(cost.date) * receipts[1].risk, printedSampleError),
      ]),
      why: `Both are those of one value, m/|D_X| of T1 and its mean absolute error (${percent(singleValueError(cost.date), 1)} of the risk on the receipts), as Fig. 11 shows. The ten values that Table 6 draws cost ${count(tenOfPrinted)} records by Table 4; on the receipts that we have, ${count(cost.sample.cost)}.`,
    },
    {
      claim: 'Error of the low-cost model (Table 7, date)',
      printed: printedByIto.lowCostError,
      here: `${share(receipts[1].risk - receipts[1].values / receiptRecords)} from Table 5; our receipts ${share(cost.date.risk - cost.date.lowCost)}`,
      verdict: verdictOf([hasDigits(receipts[1].risk - receipts[1].values / receiptRecords, printedLowCostError)]),
      why: `The difference of the two risks, which depends on how large the risk is. The relative error of the paper’s own Theorem 1 is 1 − 1/α_X, ${percent(1 - 1 / (receipts[1].meanAlpha ?? 1))} for T1 and ${percent(cost.date.lowCostError)} on our receipts: nearly all of the risk is missed.`,
    },
    {
      claim: 'Deviation of the mean against the size of the sample (Table 8)',
      printed: printedByIto.deviations,
      here: results.deviations.map(({ byFormula }) => share(byFormula, 2)).join(', '),
      verdict: verdictOf(results.deviations.map((one) => worstDeviation([one]) < 0.1)),
      why: `By σ/√s, with σ = ${dateDeviation} of single values as printed and the factor for drawing without putting back. The print differs by ${percent(worstDeviation(results.deviations))} at most, as one run may.`,
    },
    {
      claim: 'Relative error of sampling (Theorem 2)',
      printed: printedByIto.theorem,
      here: `σ/(√s α_X) times √((|D_X| − s)/(|D_X| − 1)), within ${percent(worstFit(results.curves))} of simulation`,
      verdict: verdictOf([Math.round(perPrintedValue) === 1]),
      why: `With σ the deviation of α, as Definition 8 and Table 8 use it, the printed formula is too large by m/|D_X|, for date ${Math.round(perPrintedValue)} times in the paper's T1 and ${Math.round(cost.date.records / cost.date.values)} times in our receipts.`,
    },
    {
      claim: 'Its intervals hold the exact risk in 90 % (Theorem 2)',
      printed: printedByIto.intervals,
      here: `${percent(oneError[0])} to ${percent(oneError[1])} (30 values); ours ${percent(least)} to ${percent(most)} (100 values)`,
      verdict: verdictOf([oneError[0] > 0.88]),
      why: `One standard error is a 68 % interval. Ours, from 100 values as Quasi draws them, hold ${percent(least)} to ${percent(most)} by column; from 30 as little as ${percent(leastOfThirty)} and from ten ${percent(leastOfFew)} for the most skewed column, and most of its misses are on the falsely safe side.`,
    },
  ];
}
