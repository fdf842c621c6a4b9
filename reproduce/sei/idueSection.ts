/** The page's part on IDUE-RAPPOR and IDUE-OUE: what they say of people, and why Quasi does not read what they report. */
import { share } from '../numbers.ts';
import type { Block, Section } from '../page.ts';
import type { IdueFigure } from './idueFigures.ts';
import { type IdueCalled, readings } from './idueTrials.ts';
import { categoriesWhereOueWins, mechanismErrors } from './mechanisms.ts';
import type { Population } from './people.ts';

const epsilon = 1;

/** Points in which what the paper says of the two is so, of how many. */
export interface Tally {
  readonly held: number;
  readonly of: number;
}

/** The copula as printed is more precise than both; with noise, IDUE-OUE more than IDUE-RAPPOR. */
export function talliesOf(figures: readonly IdueFigure[]) {
  const tally = (isOpen: boolean, holds: (called: IdueCalled, printed: number) => boolean): Tally => {
    const points = figures.filter((figure) => figure.isOpen === isOpen).flatMap((figure) => figure.points);
    const held = points.flatMap(({ printed, readings: each }) => each.map((called) => holds(called, printed)));
    return { held: held.filter(Boolean).length, of: held.length };
  };
  const isBehind = ({ rappor, oue }: IdueCalled, printed: number) => Math.max(rappor, oue) < printed;
  return { noisy: tally(false, isBehind), open: tally(true, isBehind), order: tally(false, isOueFirst) };
}

function isOueFirst({ rappor, oue }: IdueCalled): boolean {
  return oue > rappor;
}

export function idueSection({ categories, people }: Population, figures: readonly IdueFigure[]): Section {
  const distinct = [...new Set(categories)].sort((a, b) => a - b);
  const combinations = categories.reduce((product, one) => product * one, 1).toExponential(1);
  const larger = distinct.filter((one) => one > categoriesWhereOueWins(epsilon));
  const { noisy, open, order } = talliesOf(figures);
  return {
    heading: 'IDUE-RAPPOR and IDUE-OUE, counts of one combination',
    blocks: [
      `In the paper the two are competitors: estimators of how frequent a combination of values is, from reports of another kind. Input-discriminative unary encoding (Gu, Li, Xiong, Cao 2020) writes a person as one row of bits, one for each combination, and turns bits over with chances that depend on how sensitive each value is said to be: the best ones with a + b = 1 (opt1, from RAPPOR) or a = ½ (opt2, from OUE). Adult's nine columns have ${combinations} combinations; only the bits of people who are judged are drawn, as all bits are independent. From the share of ones y in n reports there are N (y − b)/(a − b) people alike, rounded.`,
      `**What the paper leaves open** is which budget the row of bits has, and whether some values have more of it. It gives one ε for each attribute and none for a value, so we take the sum of the nine, the same for all combinations, which makes the two plain RAPPOR and OUE. Beside it stand ε once for the whole record, and three levels as in the example code of Gu and others: 5 % of the combinations have this budget, 5 % have 1.2 times and 90 % twice as much, drawn at random.`,
      ...figures.map(tableOf),
      `All numbers are precision, the paper's accuracy, for T = 10 where T is not said; people, databases and runs are those of the sections above. **The copula as printed is ahead of both** in ${noisy.held} of ${noisy.of} points with noise, all readings taken together, and in ${open.held} of ${open.of} without. With noise IDUE-OUE is ahead of IDUE-RAPPOR in ${order.held} of ${order.of}. With ε once a record the counts are lost in noise at the ε = 1 of the paper, and the copula is mostly ahead, as the paper says. With the sum they are not, and without noise the plain count of a sample is better than the printed copula: it has no shape to be wrong about. It knows nothing of people that no report shows, and OUE loses half of the ones even without noise.`,
      '**Why Quasi does not read them.** They make no table: there is no file of categories that a linter could open and that somebody might take for data. If RAPPOR and OUE were used column by column, which the paper does not do, they would leave these errors:',
      {
        kind: 'table',
        columns: ['categories of a column', 'randomised response', 'RAPPOR', 'OUE'],
        left: [],
        rows: distinct.map((one) => {
          const errors = mechanismErrors(one, epsilon, people);
          return [String(one), share(errors.randomisedResponse, 4), share(errors.rappor, 4), share(errors.oue, 4)];
        }),
      },
      `Standard errors of the share of a rare category at ε = ${epsilon} and ${people.toLocaleString('en-US')} records (formulas of Wang, Blocki, Li, Jha 2017). Randomised response is the least noisy up to 3e^ε + 2 ≈ ${Math.round(categoriesWhereOueWins(epsilon))} categories; columns with ${larger.join(', ')} would be *better* known by OUE, and their people recognised a little better than shown here.`,
    ],
  };
}

function tableOf({ title, isOpen, points }: IdueFigure): Block {
  const [first, ...others] = readings.map(({ label }) => label);
  const columns = isOpen ? ['IDUE-RAPPOR / IDUE-OUE'] : [`IDUE-RAPPOR / IDUE-OUE: ${first}`, ...others];
  return {
    kind: 'table',
    columns: [title, 'copula as printed', 'tree', ...columns],
    rows: points.map(({ label, printed, tree, readings: each }) => [
      label,
      share(printed, 2),
      share(tree, 2),
      ...each.map(({ rappor, oue }) => `${share(rappor, 2)} / ${share(oue, 2)}`),
    ]),
  };
}
