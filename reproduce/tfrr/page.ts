/** The page on TFRR: the law, its approximation, and how well it distinguishes rows on generated and on real data. */
import type { Page, Reproduction } from '../page.ts';
import { claims } from './claims.ts';
import { curveSection } from './curveSection.ts';
import { generatedSets } from './generated.ts';
import { generatedSection } from './generatedSection.ts';
import { dependenceSection, lawSection } from './lawSections.ts';
import { printedByTfrr } from './printed.ts';
import { realSection } from './realSection.ts';
import { columnDependences, realSets } from './realTables.ts';

export const tfrr: Reproduction = { name: 'tfrr', printed: printedByTfrr, make };

function make(): Page {
  const results = { generated: generatedSets(), real: realSets(), dependences: columnDependences() };
  return {
    title: 'TFRR: risk of rows judged by the frequencies of their values',
    paper:
      'Yang, Wang, Wu, Yang, Luo (2021): *Re-identification risk prediction … recursive hypergeometric distribution*, preprint rs-533949/v1.',
    setting: [
      'The paper gives the law of the number of rows that hold a tuple when only the frequencies of its values are known (recursive ' +
        'hypergeometric), approximates it by a binomial one, and scores rows by the probability that at least k rows are alike.',
      'Its lists of data and the marginals of its generator are in a supplement that cannot be had. Generated data here have shares from a flat ' +
        'Dirichlet law; the real data are other tables. Of its curves the paper gives the numbers in text and captions; ours are drawn.',
    ],
    claims: claims(results),
    sections: [
      lawSection(results),
      dependenceSection(results),
      generatedSection(results),
      realSection(results),
      curveSection(results),
    ],
  };
}
