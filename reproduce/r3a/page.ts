/** The page on R3A: what its predictions are worth on random data, where they are right, and on adult. */
import { codedTable, sharedTable } from '../data.ts';
import { count } from '../numbers.ts';
import type { Page, Reproduction } from '../page.ts';
import { adultSubsets } from './adultSubsets.ts';
import { claims } from './claims.ts';
import { byColumns, byRows } from './entropies.ts';
import { chanceDependencies, factorial, twelveRows, workedExamples } from './examples.ts';
import { printedByR3a } from './printed.ts';
import { randomSection } from './randomSection.ts';
import { randomMatrices } from './randomTables.ts';
import type { Results } from './results.ts';
import { chanceSection, entropySection, subsetsSection } from './sections.ts';

/** What a stranger may know of a person: all columns of adult but the sampling weight. */
const columns = [
  'age',
  'workclass',
  'education',
  'education-num',
  'marital-status',
  'occupation',
  'relationship',
  'race',
  'sex',
  'capital-gain',
  'capital-loss',
  'hours-per-week',
  'native-country',
  'income',
];

/** Few enough for ME to pass EE within the rows there are. */
const fewColumns = ['age', 'education', 'occupation', 'race', 'sex'];

export const r3a: Reproduction = { name: 'r3a', printed: printedByR3a, make };

function make(): Page {
  const table = sharedTable('adult/adult.csv', { header: true });
  const adult = codedTable(table, columns);
  const results: Results = {
    examples: workedExamples(),
    factorial: factorial(),
    twelve: twelveRows(),
    chance: chanceDependencies(),
    matrices: randomMatrices(),
    subsets: adultSubsets(adult),
    byColumns: byColumns(adult),
    byRows: byRows(codedTable(table, fewColumns)),
    fewNames: fewColumns.join(', '),
  };
  return {
    title: 'R3A: overall risk predicted from statistics',
    paper: 'Yang, Wang, Luo, Xiong (2020): *Rapid re-identification risk assessment…*, IEEE Access 8.',
    setting: [
      'The paper predicts the overall re-identification risk (ORR) of a table from the frequencies of its values alone: ' +
        'the mean ORR of tables with the same columns, each shuffled on its own (Algorithm 1), or shuffled and then repaired so ' +
        'that values which belong together stay together (Algorithm 2).',
      'Its background data (3,985,166 records) cannot be had. We use random tables, and adult ' +
        `(${count(adult.rows)} rows; ${columns.length} columns, all but the sampling weight) as the real data, cut into ${count(results.subsets.length)} random parts of 2 to 8 columns and 100 to ` +
        `${count(adult.rows)} rows. Of its figures only the numbers in text and captions can be compared.`,
    ],
    claims: claims(results),
    sections: [randomSection(results), subsetsSection(results), entropySection(results), chanceSection(results)],
  };
}
