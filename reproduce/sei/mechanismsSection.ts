/** The page's part on the mechanisms that are left out, and by how much they would differ. */
import { share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { categoriesWhereOueWins, mechanismErrors } from './mechanisms.ts';
import type { Population } from './people.ts';

const epsilon = 1;

export function mechanismsSection({ categories, people }: Population): Section {
  const distinct = [...new Set(categories)].sort((a, b) => a - b);
  const bits = categories.reduce((sum, one) => sum + one, 0);
  const larger = distinct.filter((one) => one > categoriesWhereOueWins(epsilon));
  return {
    heading: 'Why IDUE-RAPPOR and IDUE-OUE are left out',
    blocks: [
      `Input-discriminative unary encoding (Gu, Li, Xiong, Cao 2020) writes each cell as a row of bits, one a category, and turns bits over with chances that depend on how sensitive each *value* is said to be. Three reasons against it here. **It makes no table**: a person of Adult's nine columns is reported as ${bits} bits, of which several or none of a column may be set; there is no file of categories that a linter could open and that somebody might take for data, which is the danger this page is about. **It needs a budget for every value**, which Adult does not have; any we chose would decide the outcome, and with equal budgets the two are plain RAPPOR and OUE. **The attack sees little of it**: models are fitted to reconstructed shares of columns and pairs, so a mechanism matters only by how noisy those are.`,
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
