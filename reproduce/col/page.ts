/** COL: the worked example, RPI's combinations, and S on a made-up hotel and shared tables against rows, κ, baselines and masking. */
import { count, percent, share } from '../numbers.ts';
import type { Claim, Page, Reproduction } from '../page.ts';
import { tendencyOf, verdictOf } from '../verdict.ts';
import { type Attack, attacksWithTables, backgroundSection } from './backgroundTables.ts';
import { comparisonSection } from './comparisonSection.ts';
import { fallingSteps, type Growth, growth, growthSection, meanSensitivity } from './growingTables.ts';
import { type HotelColumn, hotelColumns, hotelSetsSection, keepsOrder, worstExcess } from './hotelSets.ts';
import { hotel, hotelNames } from './hotelTable.ts';
import { type ByKappa, byKappa, kappaSection, shareAtUsual } from './largestSets.ts';
import { type Masked, maskedKey, maskingSection, risen } from './masking.ts';
import { printedByCol } from './printed.ts';
import { compareTable, isRanked, ranksAlike, type TableComparison } from './tableComparison.ts';
import { namedTables } from './tables.ts';
import { isPrintedAt, type WorkedExample, workedExample } from './workedExample.ts';
import { workedSection } from './workedSection.ts';

export const col: Reproduction = { name: 'col', printed: printedByCol, make };

interface Results {
  readonly worked: WorkedExample;
  readonly attacks: readonly Attack[];
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
    attacks: attacksWithTables(),
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
      `Of its two tables RPI was not published; Pokec is public (SNAP) and not among our data, and how its rows were chosen is not said. The curves of the figures are not in the text. So its worked example and the combinations it prints are computed again, and its observations are tried on a made-up table with RPI's columns and on ${tables.length - 1} tables of the data folder. Definitions and what is wrong in print: [sensitivity](../measures/sensitivity.md), [unique combinations](../measures/unique-combinations.md), [baselines](../measures/baselines.md).`,
    ],
    claims: claimsOf(results),
    sections: [
      workedSection(results.worked),
      backgroundSection(results.attacks),
      hotelSetsSection(results.rpi),
      growthSection(results.growth),
      kappaSection(results.kappas),
      comparisonSection(results.tables, guests.table, adult.table),
      maskingSection(results.masked),
    ],
  };
}

function claimsOf({ worked, attacks, rpi, growth: grown, kappas, tables, masked }: Results): Claim[] {
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
  const foundBy = attacks.map(({ columns, people, found }) => `${columns.join(' and ')} ${found} of ${people}`);
  return [
    {
      claim: 'Table 2: the minimal unique combinations of Table 1',
      printed: printedByCol.combinations,
      here: worked.areThoseOfTable2 ? `the same ${worked.sets.length}` : `${worked.sets.length}, others among them`,
      verdict: worked.areThoseOfTable2 ? 'holds' : 'fails',
    },
    {
      claim: 'The attack with the background tables 3 and 4 (section 2)',
      printed: printedByCol.attack,
      here: foundBy.join(', '),
      verdict: verdictOf(
        attacks.map(({ columns, people, found }) => found === (isUnique(columns, worked) ? people : 0)),
      ),
      why: 'A column that is no unique combination still singles out the records whose value occurs once in it.',
    },
    {
      claim: 'Sensitivities of Table 1 (section 3)',
      printed: printedByCol.sensitivities,
      here: Array.from(worked.right, (value) => share(value)).join(', '),
      verdict: verdictOf(Array.from(worked.right, (_, column) => isPrintedAt(worked.right, column))),
      why: 'Birthday and Disease are printed too high. The printed numbers need {Birthday, Disease} as a sixth combination, on which records 1 and 6 agree: they belong to another version of Table 1.',
    },
    {
      claim: 'Formula (1) is the chance that a column completes a combination',
      printed: printedByCol.formula,
      here: `an upper bound: up to ${percent(worst.excess)} too large on RPI (${worst.name}), ${percent(most.mostExcess)} on ${most.label}`,
      verdict: verdictOf([keepsOrder(rpi), Math.max(worst.excess, most.mostExcess) < 0.01]),
      why: `It takes combinations for independent, which share columns. On RPI the order of the columns ${keepsOrder(rpi) ? 'is the same' : 'changes'}; exact only where combinations of a column share no other.`,
    },
    {
      claim: 'Fig. 1: the S of RPI, from the combinations of Table 5',
      printed: printedByCol.keys,
      here: `${namesAt(rpi, 0, 2)} ${share(rpi[0].printed)}; Birth ${share(ofColumn(rpi, 'Birth'))}`,
      verdict: verdictOf([
        ['Id', 'CtfId'].every((name) => ofColumn(rpi, name) === rpi[0].printed),
        ofColumn(rpi, 'Birth') < rpi[0].printed,
      ]),
      why: 'From the printed combinations, which need no rows. The heights of the bars are not in the text.',
    },
    {
      claim: 'More rows lower sensitivity, in general (section 4.1, Pokec)',
      printed: printedByCol.rows,
      here: `mean S ${share(meanSensitivity(shortest))} → ${share(meanSensitivity(longest))} from ${count(shortest.rows)} to ${count(longest.rows)} rows of the made-up hotel; ${grown.rises} of ${grown.steps} changes of single columns are rises`,
      verdict: tendencyOf([
        meanSensitivity(longest) < meanSensitivity(shortest),
        falls > steps / 2,
        grown.rises < grown.steps / 2,
      ]),
      why: `The mean over columns falls at ${falls} of ${steps} steps. For a single column nothing of the sort can be promised: what is no longer unique without it may be unique with it. The printed .4 and 35,000 are of Pokec.`,
    },
    {
      claim: 'A larger κ raises the sensitivity of columns that are no key (Fig. 4b)',
      printed: printedByCol.kappa,
      here: `mean S never falls from κ = 1 to 10 on ${kappas.filter(neverFalls).length} of ${kappas.length} tables`,
      verdict: tendencyOf(kappas.map(neverFalls)),
      why: `κ = 5 is the paper's limit for Pokec, as few attackers know more; that it is enough is not said. ${kappas.filter((each) => shareAtUsual(each) > 0.95).length} of the ${kappas.length} tables have over 95 % of their mean S at κ = 10 there, ${leastKappa.label} ${percent(shareAtUsual(leastKappa))}: where no small combinations exist, a small κ finds nothing and calls every column harmless.`,
    },
    {
      claim: 'S puts Gender above Tel, the baselines Tel above Gender (section 4.2, RPI)',
      printed: printedByCol.ranks,
      here: `S of Table 5: Gender ${share(ofColumn(rpi, 'Gender'))}, Tel ${share(ofColumn(rpi, 'Tel'))}; made-up hotel: ${hotelRanks(tables[0])}`,
      verdict: verdictOf([
        ofColumn(rpi, 'Gender') > ofColumn(rpi, 'Tel'),
        ...(['cardinality', 'uniqueShare', 'entropy'] as const).map(
          (key) => rankIn(tables[0], key, 'Tel') < rankIn(tables[0], key, 'Gender'),
        ),
      ]),
      why: `S follows from the printed combinations; the ranks of the baselines are those of a made-up table with the same columns. Over ${ranked.length} tables S and CDN have much the same order (τ above .5) on ${alikeRanks.length}; Kendall’s τ with the three goes from ${share(Math.min(...taus), 2)} to ${share(Math.max(...taus), 2)}. That S is the better ranking cannot be concluded from its being another: there is no truth to compare with, in the paper or here.`,
    },
    {
      claim: 'Masking a key lowers its S and may raise that of others (Fig. 2)',
      printed: printedByCol.masking,
      here: `CtfId ${key.map((value) => share(value)).join(', ')} with 0 to ${key.length - 1} digits hidden; ${risen(masked).length} other columns rise`,
      verdict: tendencyOf([key[key.length - 1] < key[0], risen(masked).length > 0]),
      why: 'In tendency; the printed values belong to a table that was not published.',
    },
  ];
}

/** Whether the columns hold one of the minimal combinations. */
function isUnique(columns: readonly string[], { sets, names }: WorkedExample): boolean {
  return sets.some((set) => set.every((column) => columns.includes(names[column])));
}

function ofColumn(columns: readonly HotelColumn[], wanted: string): number {
  return columns.find(({ name }) => name === wanted)?.printed ?? 0;
}

function namesAt(columns: readonly HotelColumn[], from: number, to: number): string {
  return columns
    .slice(from, to)
    .map(({ name }) => name)
    .join(', ');
}

function neverFalls({ means }: ByKappa): boolean {
  return means.every((value, i) => i === 0 || value >= means[i - 1]);
}

type Ranking = 'sensitivity' | 'cardinality' | 'uniqueShare' | 'entropy';

/** In the made-up hotel. */
function rankIn({ ranks }: TableComparison, key: Ranking, name: string): number {
  return ranks[key][hotelNames.indexOf(name)];
}

/** Gender and Tel by each of the four. */
function hotelRanks(hotel: TableComparison): string {
  const each = [
    ['S', 'sensitivity'],
    ['CDN', 'cardinality'],
    ['POU', 'uniqueShare'],
    ['IE', 'entropy'],
  ] as const;
  return each
    .map(([label, key]) => `${rankIn(hotel, key, 'Gender')} and ${rankIn(hotel, key, 'Tel')} by ${label}`)
    .join(', ');
}
