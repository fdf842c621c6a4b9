/** COL: the worked example, RPI's combinations, and S on a made-up hotel and shared tables against rows, κ, baselines and masking. */
import { count, percent, share } from '../numbers.ts';
import type { Claim, Page, Reproduction } from '../page.ts';
import { comparisonSection } from './comparisonSection.ts';
import { fallingSteps, type Growth, growth, growthSection, meanSensitivity } from './growingTables.ts';
import { type HotelColumn, hotelColumns, hotelSetsSection, keepsOrder, worstExcess } from './hotelSets.ts';
import { hotel } from './hotelTable.ts';
import { type ByKappa, byKappa, kappaSection, shareAtUsual } from './largestSets.ts';
import { type Masked, maskedKey, maskingSection, risen } from './masking.ts';
import { compareTable, isRanked, ranksAlike, type TableComparison } from './tableComparison.ts';
import { namedTables } from './tables.ts';
import { isPrinted, type WorkedExample, workedExample } from './workedExample.ts';
import { workedSection } from './workedSection.ts';

export const col: Reproduction = { name: 'col', make };

interface Results {
  readonly worked: WorkedExample;
  readonly rpi: readonly HotelColumn[];
  readonly growth: Growth;
  readonly kappas: readonly ByKappa[];
  readonly tables: readonly TableComparison[];
  readonly masked: readonly Masked[];
}

function make(): Page {
  const tables = namedTables();
  const guests = hotel(10_000, 1);
  const adult = tables.find(({ label }) => label === 'Adult') ?? tables[0];
  const results: Results = {
    worked: workedExample(),
    rpi: hotelColumns(),
    growth: growth(),
    kappas: tables.map(byKappa),
    tables: tables.map(compareTable),
    masked: maskedKey(guests.table, guests.certificates),
  };
  return {
    title: 'COL: sensitivity of columns',
    paper: 'Gong, Zhao, Li, Wang, *Instance-aware evaluation of sensitive columns in tabular dataset*.',
    setting: [
      'A column is sensitive, says the paper, if it takes part in many small sets of columns on which all rows differ (minimal unique combinations). S is the chance that the column is known and completes one of them, every column being known with ½.',
      `Its tables (SPD, RPI, Pokec, Online Retail) cannot be had, and the curves of its figures are not in the text. So its worked example and the combinations it prints are computed again, and its observations are tried on a made-up table with RPI's columns and on ${tables.length - 1} tables of the data folder. Definitions and what is wrong in print: [sensitivity](../measures/sensitivity.md), [unique combinations](../measures/unique-combinations.md), [baselines](../measures/baselines.md).`,
    ],
    claims: claimsOf(results),
    sections: [
      workedSection(results.worked),
      hotelSetsSection(results.rpi),
      growthSection(results.growth),
      kappaSection(results.kappas),
      comparisonSection(results.tables, guests.table, adult.table),
      maskingSection(results.masked),
    ],
  };
}

function claimsOf({ worked, rpi, growth: grown, kappas, tables, masked }: Results): Claim[] {
  const worst = worstExcess(rpi);
  const [shortest, longest] = [grown.lengths[0], grown.lengths[grown.lengths.length - 1]];
  const falls = fallingSteps(grown.lengths);
  const steps = grown.lengths.length - 1;
  const most = tables.reduce((a, b) => (b.mostExcess > a.mostExcess ? b : a));
  const leastKappa = kappas.reduce((a, b) => (shareAtUsual(b) < shareAtUsual(a) ? b : a));
  const ranked = tables.filter(isRanked);
  const taus = ranked.flatMap(({ ranks }) => Object.values(ranks.agreement).filter((tau) => tau !== undefined));
  const alikeRanks = ranked.filter(({ ranks }) => ranksAlike(ranks.agreement.cardinality));
  const key = masked.map(({ sensitivity }) => sensitivity[1]);
  return [
    {
      claim: 'Table 2: the minimal unique combinations of Table 1',
      printed: '5 combinations',
      here: worked.areThoseOfTable2 ? `the same ${worked.sets.length}` : `${worked.sets.length}, others among them`,
      verdict: worked.areThoseOfTable2 ? 'holds' : 'fails',
    },
    {
      claim: 'Sensitivities of Table 1 (section 3)',
      printed: '.5, .125, .406, .313, .438, .375',
      here: Array.from(worked.right, (value) => share(value)).join(', '),
      verdict: isPrinted(worked.right) ? 'holds' : 'in part',
      why: 'Birthday and Disease are printed too high. The printed numbers need {Birthday, Disease} as a sixth combination, on which records 1 and 6 agree: they belong to another version of Table 1.',
    },
    {
      claim: 'Formula (1) is the chance that a column completes a combination',
      printed: 'as a chance',
      here: `an upper bound: up to ${percent(worst.excess)} too large on RPI (${worst.name}), ${percent(most.mostExcess)} on ${most.label}`,
      verdict: Math.max(worst.excess, most.mostExcess) < 0.01 ? 'holds' : 'in part',
      why: `It takes combinations for independent, which share columns. On RPI the order of the columns ${keepsOrder(rpi) ? 'is the same' : 'changes'}; exact only where combinations of a column share no other.`,
    },
    {
      claim: 'More rows lower sensitivity (section 4.1)',
      printed: 'figure',
      here: `mean S ${share(meanSensitivity(shortest))} → ${share(meanSensitivity(longest))} from ${count(shortest.rows)} to ${count(longest.rows)} rows; ${grown.rises} of ${grown.steps} changes of single columns are rises`,
      verdict: falls === steps && grown.rises === 0 ? 'holds' : 'in part',
      why: `The mean over columns falls at ${falls} of ${steps} steps. For a single column nothing of the sort can be promised: what is no longer unique without it may be unique with it.`,
    },
    {
      claim: 'Combinations of at most κ = 5 columns are enough',
      printed: 'default',
      here: `${kappas.filter((each) => shareAtUsual(each) > 0.95).length} of ${kappas.length} tables keep over 95 % of their mean S at κ = 10; ${leastKappa.label} ${percent(shareAtUsual(leastKappa))}`,
      verdict: kappas.every((each) => shareAtUsual(each) > 0.95) ? 'holds' : 'in part',
      why: 'Where small combinations exist they decide S. Where none do, as for the distinct rows of Adult, a small κ finds nothing and calls every column harmless.',
    },
    {
      claim: 'S ranks columns otherwise than CDN, POU and IE',
      printed: 'table',
      here: `τ with CDN above .5 on ${alikeRanks.length} of ${ranked.length} tables; Kendall’s τ with all three from ${share(Math.min(...taus), 2)} to ${share(Math.max(...taus), 2)}${ranked.length < tables.length ? `; ${tables.filter((each) => !isRanked(each)).map(({ label }) => label)} has no combination to rank by` : ''}`,
      verdict: alikeRanks.length === 0 ? 'holds' : alikeRanks.length < ranked.length ? 'in part' : 'fails',
      why: `With CDN the order is much the same (τ above .5) on ${alikeRanks.length} of the ${ranked.length} tables. That S is the better ranking cannot be concluded from its being another: there is no truth to compare with, in the paper or here.`,
    },
    {
      claim: 'Masking a key lowers its S and may raise that of others',
      printed: '.344, .31',
      here: `CtfId ${key.map((value) => share(value)).join(', ')} with 0 to ${key.length - 1} digits hidden; ${risen(masked).length} other columns rise`,
      verdict: key[key.length - 1] < key[0] && risen(masked).length > 0 ? 'alike' : 'fails',
      why: 'In tendency; the printed values belong to a table that was not published.',
    },
  ];
}
