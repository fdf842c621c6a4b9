/** The page's part on COL's worked example. */
import { share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { isPrinted, printed, type WorkedExample } from './workedExample.ts';

export function workedSection(example: WorkedExample): Section {
  const { names, sets, right, exact, withSixth, alike, edits, ranks } = example;
  const setText = sets.map((set) => `{${set.map((column) => names[column]).join(', ')}}`).join(', ');
  const cells = [...new Set(edits.map(({ record, column }) => `${column} of record ${record}`))].join(', ');
  const allPart = edits.every(({ parts }) => parts);
  return {
    heading: 'The worked example (Tables 1 and 2)',
    blocks: [
      `Table 1 has seven patients and six columns. Its minimal unique combinations are ${setText}: the five of Table 2, found anew. From them S follows by the paper's formula (1); two of the six numbers printed in its section 3 do not.`,
      {
        kind: 'table',
        columns: [
          'column',
          'S printed',
          'S right',
          'exact S*',
          'S with a sixth combination',
          'rank by S',
          'by CDN',
          'by POU',
          'by IE',
        ],
        rows: names.map((name, i) => [
          name,
          share(printed[i]),
          share(right[i], 5),
          share(exact[i], 5),
          share(withSixth[i], 5),
          String(ranks.sensitivity[i]),
          String(ranks.cardinality[i]),
          String(ranks.uniqueShare[i]),
          String(ranks.entropy[i]),
        ]),
      },
      `**The sixth combination.** With {Birthday, Disease} added the formula gives ${isPrinted(withSixth) ? 'the printed numbers, all six' : 'other numbers still'}. But the two columns are not unique: records ${alike.join(' and ')} agree in both, and Table 2 rightly leaves the pair out. We tried every way to change one cell of Table 1: the print comes out for ${cells}${allPart ? ', and each of these changes takes the two records apart' : ''}. So the numbers were computed from another version of Table 1 than the one printed.`,
      'No two combinations of one column share another column here, so S and the exact S* are equal. Age and the ZIP code tie in all three baselines; S distinguishes them, because Age takes part in three combinations and the ZIP code in two.',
    ],
  };
}
