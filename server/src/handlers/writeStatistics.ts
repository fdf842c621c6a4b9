/** `quasi/writeStatistics`: writes what can be published of a document without its rows beside its file; over an existing file only on request. */
import { existsSync } from 'node:fs';
import { formatCount, formatCountOf, nameList, shownName } from '@quasi/shared/explain';
import { type StatisticsOfTable, statisticsOf } from '@quasi/shared/predicting';
import type { WriteStatisticsParams, WriteStatisticsResult } from '@quasi/shared/protocol';
import { statementOf } from '@quasi/shared/statistics';
import { t } from '@quasi/shared/words';
import { jsonText } from '../cli/jsonText.ts';
import { uriOf } from '../config/configFile.ts';
import { refuseUnsureHeader } from '../headerDoubt.ts';
import { statisticsBeside } from '../predictedRisk.ts';
import { readingOrRefusal } from '../reading.ts';
import { contentModified, fileOf, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';
import { writeBeside } from '../writeBeside.ts';

/** As `quasi statistics` does. */
const SEED = 1;
const SECONDS_FOR_PAIRS = 10;
const MILLISECONDS_TO_ANSWER = 120_000;
const LEAST_BELOW = 2;
const MOST_BELOW = 1_000_000;

export async function writeStatistics(
  session: Session,
  { uri, below, pairs, tree, overwrites }: WriteStatisticsParams,
): Promise<WriteStatisticsResult> {
  const file = fileOf(uri, t`Save the document first: the statistics are written beside its file.`);
  if (below !== undefined && !(Number.isInteger(below) && below >= LEAST_BELOW && below <= MOST_BELOW)) {
    throw refusal(t`The smallest count that is published needs to be a whole number from 2 to 1,000,000.`);
  }
  const path = statisticsBeside(file);
  if (!overwrites && existsSync(path)) return { uri: uriOf(path), isThere: true, note: '' };
  const reading = readingOrRefusal(session, uri);
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  refuseUnsureHeader(analysis);
  const names = analysis.table.columns.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) {
    throw refusal(t`Two columns are called ${shownName(twice)}; statistics need a name for each.`);
  }
  const request = { columns: undefined, withheld: [], below, pairs, tree, seed: SEED, budget: SECONDS_FOR_PAIRS };
  const made = await watch.answer(statisticsOf(analysis, request), MILLISECONDS_TO_ANSWER);
  if (!made) throw contentModified();
  const text = jsonText(statementOf(made.statistics));
  const isWritten = await writeBeside(file, [{ place: path, content: text }], overwrites);
  return { uri: uriOf(path), isThere: !isWritten, note: isWritten ? noteOn(made) : '' };
}

function noteOn({ statistics: { columns, leftOut, below }, subject, noised, isComplete }: StatisticsOfTable): string {
  const once = columns.reduce(
    (sum, { counts }) => counts.reduce((rare, count) => rare + (count === 1 ? 1 : 0), sum),
    0,
  );
  return [
    ...(noised.length > 0
      ? [
          t`Answers of randomised response are counted as they were given, not as people are: ${nameList(noised)}. A prediction from these counts is not about the people.`,
        ]
      : []),
    ...(below === undefined && once > 0
      ? [t`${formatCountOf(once, t`value occurs`, t`values occur`)} in one row only and can be read there.`]
      : []),
    ...(subject === undefined ? [] : [rowsSentence(shownName(subject), below)]),
    ...(leftOut.length > 0 ? [t`Left out as identifiers, subjects or free text: ${nameList(leftOut)}.`] : []),
    ...(isComplete ? [] : [t`There was no time or no room for all pairs of columns.`]),
  ].join(' ');
}

function rowsSentence(subject: string, below: number | undefined): string {
  return below === undefined
    ? t`Several rows can be about one person (${subject}), and rows are counted: a value with many of them may be that of one person.`
    : t`Several rows can be about one person (${subject}), and rows are counted; values that fewer than ${formatCount(below)} people have are kept back.`;
}
