/** The page's part on the mechanisms that are left out, and by how much they would differ. */
import { share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { categoriesWhereOueWins, mechanismErrors } from './mechanisms.ts';
import type { Population } from './people.ts';

const epsilon = 1;

export function mechanismsSection({ categories, people }: Population): Section {
  const distinct = [...new Set(categories)].sort((a, b) => a - b);
  const combinations = categories.reduce((product, one) => product * one, 1);
  const larger = distinct.filter((one) => one > categoriesWhereOueWins(epsilon));
  return {
    heading: 'Why IDUE-RAPPOR and IDUE-OUE are left out',
    blocks: [
      `In the paper the two are competitors: estimators of how frequent a combination is, from reports of another kind. Input-discriminative unary encoding (Gu, Li, Xiong, Cao 2020) writes a person as one row of bits, one for each combination of values, and turns bits over with chances that depend on how sensitive each value is said to be. Adult's nine columns have ${combinations.toExponential(1)} combinations, the census file of the paper so many that it leaves the two out there. Three reasons against them here. **They make no table**: there is no file of categories that a linter could open and that somebody might take for data, which is the danger this page is about. **They need a budget for every value**, which Adult does not have; any we chose would decide the outcome, and with equal budgets the two are plain RAPPOR and OUE. **A combination that few people have is lost in noise**: each of the ${combinations.toExponential(1)} bits is turned over by chance. Below are the errors that RAPPOR and OUE would leave if they were used column by column, which the paper does not do.`,
      {
        kind: 'table',
        columns: ['categories of a column', 'randomised response', 'RAPPOR', 'OUE'],
        left: [],
        rows: distinct.map((one) => {
          const errors = mechanismErrors(one, epsilon, people);
          return [String(one), share(errors.randomisedResponse, 4), share(errors.rappor, 4), share(errors.oue, 4)];
        }),
      },
      `Standard errors of the share of a rare category at ε = ${epsilon} and ${people.toLocaleString('en-US')} records (formulas of Wang, Blocki, Li, Jha 2017). Randomised response is the least noisy up to 3e^ε + 2 ≈ ${Math.round(categoriesWhereOueWins(epsilon))} categories; columns with ${larger.join(', ')} would be *better* known by OUE, and their people recognised a little better than shown here. So what is left out is not a safer world.`,
    ],
  };
}
