/** What the options of `quasi measure` ask for. */
import { AT_MOST } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { formatCount } from '@quasi/shared/explain';
import { type NamedValue, SAMPLED_VALUES } from '@quasi/shared/measuring';
import { DRAWS } from '@quasi/shared/predicting';
import type { Columns } from '@quasi/shared/table';
import { holdsStatistics } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { type FileRequest, readOther } from './otherFiles.ts';
import { UsageProblem } from './problems.ts';
import { budgetOf, populationOf, seedOf } from './settingsOf.ts';

/** Random tables of each kind, and values that are sampled, as many as may be asked for. */
const MOST_DRAWS = 100_000;
const MOST_SAMPLED = 1_000_000;
/** Columns that `--columns` may name. */
const MOST_NAMED = 500;

export function requestOf(args: Arguments, settings: Settings, encoding: string | undefined): FileRequest {
  const open = (path: string) => readOther(path, settings, encoding);
  const populationPath = args.text('population-file');
  const population = populationOf(args);
  const samplingRate = args.number('sampling-rate', (rate) => rate > 0 && rate <= 1, 'a share above 0 and at most 1');
  return {
    seed: seedOf(args),
    columns: columnsOf(args),
    sensitive: args.list('sensitive') ?? [],
    user: args.text('user'),
    kappa: kappaOf(args, settings),
    reveal: new Map((args.list('reveal') ?? []).map(revealOf)),
    within: new Map((args.list('within') ?? []).map(withinOf)),
    missing: args.choice('missing', ['value', 'wildcard', 'ignore', 'distinct']) ?? settings.missing,
    weights: args.text('weights'),
    sets: (args.list('set') ?? []).map((set) => set.split('+')),
    pairs: (args.list('pair') ?? []).map(pairOf),
    draws: args.number('draws', isCount(2, MOST_DRAWS), `a whole number from 2 to ${formatCount(MOST_DRAWS)}`) ?? DRAWS,
    sampledValues:
      args.number('sample', isCount(2, MOST_SAMPLED), `a whole number from 2 to ${formatCount(MOST_SAMPLED)}`) ??
      SAMPLED_VALUES,
    population: population ?? settings.population,
    samplingRate: samplingRate ?? settings.samplingRate,
    ofOptions: { population, samplingRate, populationPath },
    // Statistics of the population are read like a file of it that settings name.
    populationTable: populationPath === undefined || holdsStatistics(populationPath) ? undefined : open(populationPath),
    populationStatistics: undefined,
    epsilon: args.number('epsilon', (epsilon) => epsilon > 0, 'a number above 0') ?? settings.epsilon,
    model: args.choice('model', ['tree', 'copula', 'independence']) ?? 'tree',
    alpha: args.number('alpha', (alpha) => alpha > 0 && alpha < 1, 'a number between 0 and 1') ?? 0.1,
    atMost: args.wholeNumbers('at-most') ?? AT_MOST,
    target: args.choice('target', ['record', 'member']) ?? 'member',
    databases: (args.list('database') ?? []).map((text) => databaseOf(text, open)),
    withRows: args.has('rows'),
    budget: budgetOf(args),
  };
}

/** Each is compared with each other, so memory grows with the square. */
function columnsOf(args: Arguments): readonly string[] | undefined {
  const columns = args.list('columns');
  if (columns && columns.length > MOST_NAMED) {
    throw new UsageProblem(`--columns names ${formatCount(columns.length)} columns; name at most ${MOST_NAMED}.`);
  }
  return columns;
}

/** Undefined: any number of columns. */
function kappaOf(args: Arguments, { attacker }: Settings): number | undefined {
  const kappa = args.text('kappa') === 'all' ? 'all' : (args.wholeNumber('kappa') ?? attacker.keyWidth);
  return kappa === 'all' ? undefined : kappa;
}

function revealOf(text: string): [string, number] {
  const [name, probability] = splitAtLast(text, '=');
  const p = probability.trim() === '' ? Number.NaN : Number(probability);
  if (name === '' || !(p >= 0 && p <= 1)) throw new UsageProblem('--reveal needs NAME=P with P between 0 and 1.');
  return [name, p];
}

function pairOf(text: string): readonly [NamedValue, NamedValue] {
  const [given, follows] = text.split('=>').map(namedValueOf);
  if (given === undefined || follows === undefined)
    throw new UsageProblem('--pair needs COLUMN=VALUE=>COLUMN=VALUE, in quotes.');
  return [given, follows];
}

function namedValueOf(text: string): NamedValue | undefined {
  const at = text.indexOf('=');
  return at < 0 ? undefined : { column: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
}

function isCount(least: number, most: number): (value: number) => boolean {
  return (value) => Number.isInteger(value) && value >= least && value <= most;
}

function withinOf(text: string): [string, number] {
  const [name, most] = splitAtLast(text, '=');
  const within = most.trim() === '' ? Number.NaN : Number(most);
  if (name === '' || !(within >= 0 && within < Number.POSITIVE_INFINITY))
    throw new UsageProblem('--within needs NAME=N with N from 0 on: a difference of numbers, days, or 1 character.');
  return [name, within];
}

function databaseOf(text: string, open: (path: string) => Columns): FileRequest['databases'][number] {
  const [path, share] = splitAtLast(text, ':');
  const rate = Number(share);
  if (path === '' || !(rate > 0 && rate <= 1)) throw new UsageProblem('--database needs FILE:RATE with RATE up to 1.');
  return { path, table: open(path), rate };
}

function splitAtLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator);
  return at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + 1)];
}
