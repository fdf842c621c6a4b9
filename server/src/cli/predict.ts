/** `quasi predict`: the risk to expect of data that are known by their statistics alone. */
import { AT_MOST } from '@quasi/shared/analysis';
import {
  type CardSection,
  formatShare,
  predictedCard,
  recordSections,
  releasesSection,
  shownAnywaySentence,
  toText,
} from '@quasi/shared/explain';
import type { KnownDependence } from '@quasi/shared/predicting';
import { FileProblem } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { type Command, ExitCode, print } from './command.ts';
import { configReader } from './configs.ts';
import { dataReader } from './dataReader.ts';
import { drive } from './drive.ts';
import { jsonText } from './jsonText.ts';
import { shownPath } from './paths.ts';
import { databaseOf } from './predicting/databases.ts';
import { type Prediction, predict as predictWork } from './predicting/predict.ts';
import { statisticsIn, textOf } from './predicting/statisticsIn.ts';
import { reportProblem, UsageProblem } from './problems.ts';
import { ProgressBar } from './progressBar.ts';
import { schemaReader } from './schemas.ts';
import { budgetOf, encodingOf, populationOf, seedOf, settingsOf, statementOf } from './settingsOf.ts';
import { forTerminal } from './wrapText.ts';

export const predict: Command = {
  name: 'predict',
  operands: 'FILE',
  summary: 'say what risk statistics lead one to expect, without the data',
  options: {
    '--format FORMAT': 'json (default) or text',
    '--qi COLUMNS': 'the columns rows are compared on; by default the quasi-identifiers',
    '--resource NAME': 'the table, where a schema states statistics of several',
    '--background STATS': 'statistics of a larger set, from which dependencies are taken',
    '--record NAME=VALUE': 'judge this draft record, a list; an empty value is a missing one',
    '--against FILE:RATE': 'a database that may hold the record; may be repeated',
    '--population N': 'the size of the population (default: the rows)',
    '--at-most T': 'thresholds for "at most T people"; a list (default 1,10)',
    '--target WHO': 'record (of a database; default where one of --against holds it) or member (of the population)',
    '--sample S': 'what releasing this share of the population would leave',
    '--epsilon E': 'what randomised response with this ε an attribute would leave',
    '--alone-below SHARE': 'find the samples and ε of a release that show fewer people than this share to be alone',
    '--seed N': 'start of the random numbers (default 1)',
    '--budget SECONDS': 'time for the random tables (default 10), or "none"',
  },
  async run(args) {
    const statement = statementOf(args);
    const format = args.choice('format', ['json', 'text']) ?? 'json';
    const request = requestOf(args);
    const missing = 'Name a file of statistics or a schema that states some, or - for standard input.';
    const path = args.onlyOperand('predict', missing);
    if (path === '-' && request.background === '-') throw new UsageProblem('Standard input cannot be both.');
    const bar = new ProgressBar(process.stderr, !args.has('quiet'));
    const read = async (file: string) => {
      const text = await textOf(file);
      return drive(statisticsIn(file, text, file === path ? args.text('resource') : undefined), bar);
    };
    try {
      bar.begin(path);
      const found = await read(path);
      const background = request.background === undefined ? undefined : await read(request.background);
      if (!found || (request.background !== undefined && !background)) return ExitCode.failed;
      const configOf = configReader(args.text('config'));
      const settingsFor = (file: string) => {
        const config = configOf(file);
        return config && settingsOf(statement, config, file);
      };
      const settings = request.databases.map((database) => settingsFor(database.path));
      if (settings.includes(undefined)) return ExitCode.failed;
      const databases = request.databases.map((database, i) => ({ ...database, settings: settings[i] }));
      const encoding = encodingOf(args);
      const readData = dataReader(args, statement, configOf, schemaReader(args, true));
      const work = predictWork(path, found.statistics, {
        ...request,
        databases,
        background: background?.statistics,
        data: found.data && readData(found.data),
        encoding,
      });
      const prediction = await drive(work, bar);
      bar.clear();
      if (request.background !== undefined) tellUnused(request.background, prediction.prediction.dependence);
      return print(format === 'json' ? jsonText(prediction.numbers) : `${forTerminal(summaryOf(prediction))}\n`);
    } finally {
      bar.clear();
    }
  },
};

/** Statistics of a larger set that say nothing of the table: to name them and not to hear of it would mislead. */
function tellUnused(background: string, { pairs, arePairsTooMany }: KnownDependence): void {
  if (pairs !== undefined || arePairsTooMany) return;
  const sentence =
    'It lists no frequent pair of values of these columns, so the risk of the table is predicted without it; "quasi statistics --pairs" counts them.';
  reportProblem(new FileProblem(background, sentence));
}

function requestOf(args: Arguments) {
  const record = args.list('record');
  const databases = (args.list('against') ?? []).map(databaseOf);
  if (record === undefined && databases.length > 0) throw new UsageProblem('--against needs a --record to look for.');
  for (const name of ['target', 'at-most']) {
    if (record === undefined && args.has(name)) throw new UsageProblem(`--${name} needs a --record.`);
  }
  const target = args.choice('target', ['record', 'member']);
  if (target === 'record' && databases.length === 0)
    throw new UsageProblem('--target record is about a record of a database: name it with --against.');
  return {
    named: args.list('qi') ?? [],
    background: args.text('background'),
    record,
    databases,
    target,
    population: populationOf(args),
    atMost: args.wholeNumbers('at-most') ?? AT_MOST,
    sample: args.number('sample', (share) => share > 0 && share <= 1, 'a share above 0 and at most 1'),
    epsilon: args.number('epsilon', (epsilon) => epsilon > 0, 'a number above 0'),
    aloneBelow: args.number('alone-below', (share) => share > 0 && share <= 1, 'a share above 0 and at most 1'),
    seed: seedOf(args),
    budget: budgetOf(args),
  };
}

/** A prediction in plain words. */
function summaryOf({ numbers, prediction, counted }: Prediction): string {
  const { file } = numbers;
  const card = predictedCard(file === '-' ? 'Standard input' : shownPath(file), prediction, counted);
  const { record, population } = numbers;
  const ofRecord = record ? recordSections(record, population) : [];
  return toText({ ...card, sections: [...card.sections, ...ofRecord, ...releaseSections(numbers)] });
}

function releaseSections({ release, releases }: Prediction['numbers']): CardSection[] {
  const planned = release
    ? [
        {
          title: 'The planned release',
          sentences: [
            `It shows ${formatShare(release.shownAlone)} of its people to be alone in the population, more likely than not.`,
            shownAnywaySentence(release.shownAnyway),
          ],
          values: [],
        },
      ]
    : [];
  return releases ? [...planned, releasesSection(releases)] : planned;
}
