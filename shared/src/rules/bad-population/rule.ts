/** QS905: statements about the population of a file that cannot be true, so that they are not used. */
import type { InsightFacts, PassedOver } from '../../analysis/index.ts';
import { formatCount, formatShare, passedOverText, unmatchedText } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { fromSentences } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const badPopulation: Rule = {
  code: 'QS905',
  slug: 'bad-population',
  scope: 'file',
  severity: 'error',
  needs: 'insight',
  summary: 'The stated population cannot be true or cannot be read, so it is not used.',
  since: '0.2.0',
  *check(facts) {
    const { table, knownPopulation, inPopulation } = facts;
    for (const passed of knownPopulation.passedOver) {
      yield {
        target: 'column' in passed ? { kind: 'column', column: table.columns[passed.column].index } : { kind: 'file' },
        numbers: {},
        ...fromSentences({ message: passedOverText(passed) }, meanwhile(facts, passed), advice(passed)),
      };
    }
    const register = inPopulation?.register;
    const unmatched = register && unmatchedText(register);
    if (!register?.isForeign || unmatched === undefined) return;
    yield {
      target: { kind: 'file' },
      numbers: { unmatched: register.unmatched, rows: table.rowCount },
      ...fromSentences(
        { message: unmatched },
        t`Until this is fixed, rows that are rare in the population are not reported.`,
        t`Fix: write the values of both files alike, or name the file of the right population.`,
      ),
    };
  },
};

function meanwhile({ knownPopulation: { population }, protection }: InsightFacts, { kind }: PassedOver): string {
  if (population && kind === 'wrongRate') {
    return t`Until this is fixed, this file counts as ${formatShare(population.rate)} of the population.`;
  }
  if (population) {
    return t`Until this is fixed, Quasi uses a population of ${formatCount(population.size)}, known from elsewhere.`;
  }
  return protection?.isWhole
    ? t`Until this is fixed, Quasi assumes one person for each row.`
    : t`Until this is fixed, rows that are rare in the population are not reported.`;
}

function advice({ kind }: PassedOver): string {
  switch (kind) {
    case 'unreadableFile':
      return t`Fix: correct the file or its path in the settings.`;
    case 'emptyFile':
    case 'smallFile':
      return t`Fix: name a file of the whole population, the people of this file included, or remove the setting.`;
    case 'lackingFile':
      return t`Fix: name a file with these columns, or state only the size of the population.`;
    case 'smallPopulation':
      return t`Fix: state how many people there are, or remove the setting.`;
    case 'wrongRate':
      return t`Fix: correct the wrong one, or remove the sampling rate.`;
    case 'smallRate':
      return t`Fix: state the share of the population in this file, from 0 to 1, or how many people there are.`;
    case 'badWeights':
    case 'smallWeights':
    case 'largeWeights':
      return t`Fix: correct the weights, change the role of the column, or state the size of the population.`;
  }
}
