/** QS905: what is said of the population that a file is taken from, and cannot be true, so that it is not used. */
import type { InsightFacts, PassedOver } from '../../analysis/index.ts';
import { formatCount, formatShare, passedOverText, unmatchedText } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

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
        ...told(passedOverText(passed), meanwhile(facts, passed), advice(passed)),
      };
    }
    const register = inPopulation?.register;
    const unmatched = register && unmatchedText(register);
    if (!register?.isForeign || unmatched === undefined) return;
    yield {
      target: { kind: 'file' },
      numbers: { unmatched: register.unmatched, rows: table.rowCount },
      ...told(
        unmatched,
        t`Until it is mended, rows that few of its people are like are not told.`,
        t`Write the values of both files alike, or name the file of the population that this file is taken from.`,
      ),
    };
  },
};

function meanwhile({ knownPopulation: { population }, protection }: InsightFacts, { kind }: PassedOver): string {
  if (population && kind === 'wrongRate') {
    return t`Until it is mended, this file counts as ${formatShare(population.rate)} of the population.`;
  }
  if (population) {
    return t`Until it is mended, a population of ${formatCount(population.size)} counts, which is known otherwise.`;
  }
  return protection?.isWhole
    ? t`Until it is mended, no population is known, and as many people are taken to be behind the answers as there are rows.`
    : t`Until it is mended, no population is known, and rows that are rare in it are not told.`;
}

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
    case 'wrongRate':
      return t`Mend the one that is wrong, or leave the sampling rate out.`;
    case 'smallRate':
      return t`State the share of the population that is in this file, from 0 to 1, or how many people there are.`;
    case 'badWeights':
    case 'smallWeights':
    case 'largeWeights':
      return t`Mend the weights, say what else the column is, or state the size of the population.`;
  }
}
