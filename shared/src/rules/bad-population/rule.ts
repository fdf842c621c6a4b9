/** QS905: what is said of the population that a file is taken from, and cannot be true, so that it is not used. */
import type { PassedOver } from '../../analysis/index.ts';
import { formatCount, passedOverText } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';

export const badPopulation: Rule = {
  code: 'QS905',
  slug: 'bad-population',
  scope: 'file',
  severity: 'error',
  needs: 'insight',
  summary: 'What is said of the population cannot be true or cannot be read, so that it is not used.',
  since: '0.2.0',
  *check({ table, knownPopulation: { population, passedOver } }) {
    for (const passed of passedOver) {
      const meanwhile = population
        ? t`Until it is mended, a population of ${formatCount(population.size)} counts, which is known otherwise.`
        : t`Until it is mended, no population is known, and rows that are rare in it are not told.`;
      yield {
        target: 'column' in passed ? { kind: 'column', column: table.columns[passed.column].index } : { kind: 'file' },
        numbers: {},
        message: [passedOverText(passed), meanwhile, advice(passed)].join(' '),
      };
    }
  },
};

function advice({ kind }: PassedOver): string {
  switch (kind) {
    case 'unreadableFile':
      return t`Mend the file, or its path where the settings name it.`;
    case 'emptyFile':
    case 'smallFile':
      return t`Name a file with all people of the population, those of this file among them, or leave it out.`;
    case 'lackingFile':
      return t`Name a file that has these columns, or state only the size of the population.`;
    case 'smallPopulation':
      return t`State how many people there are, or leave it out.`;
    case 'badWeights':
    case 'smallWeights':
      return t`Mend the weights, say what else the column is, or state the size of the population.`;
  }
}
