/** The settings that the options of the command line and the configuration of a file stand for. */
import {
  type LoadedConfig,
  MOST_PEOPLE,
  readStatement,
  type SchemaStatement,
  type Settings,
  type Statement,
  settingsFor,
  type UnitName,
  unitNames,
} from '@quasi/shared/config';
import { formatCount, shownName } from '@quasi/shared/explain';
import { configPath } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { UsageProblem } from './problems.ts';

/** Seconds, if nothing else is said. */
const DEFAULT_BUDGET = 10;

/** The fault of a setting that is refused. */
const refusals: Readonly<Record<string, string>> = {
  k: '--k needs a whole number of at least 1.',
  maxRowFindings: '--max-rows needs a whole number from 0 to 500.',
  skip: '--skip needs a whole number of lines, from 0 to 1000.',
  delimiter: '--delimiter needs a single ASCII character, or "tab".',
};

const namedDelimiters: Readonly<Record<string, string>> = { tab: '\t', '\\t': '\t', space: ' ' };

/** What the options say of the settings; it counts more than any `quasi.json`. */
export function statementOf(args: Arguments): Statement {
  const delimiter = args.text('delimiter');
  if (delimiter === '') throw new UsageProblem(refusals['delimiter'] as string);
  if (args.has('header') && args.has('no-header')) {
    throw new UsageProblem('--header and --no-header contradict each other; give one of them.');
  }
  const { statement, problems } = readStatement({
    configurationPreference: 'editorFirst',
    policy: args.text('policy'),
    attacker: args.text('attacker'),
    unit: args.choice('unit', unitNames as readonly [UnitName, ...UnitName[]]),
    k: args.wholeNumber('k'),
    maxRowFindings: args.wholeNumber('max-rows'),
    quasiIdentifiers: args.list('qi'),
    delimiter: delimiter && (namedDelimiters[delimiter] ?? delimiter),
    header: args.has('header') ? 'yes' : args.has('no-header') ? 'no' : undefined,
    skip: args.wholeNumber('skip'),
    trim: args.has('trim') || undefined,
    missingTokens: args.text('missing-tokens') === 'none' ? [] : args.list('missing-tokens'),
  });
  const [problem] = problems;
  if (problem !== undefined) throw new UsageProblem(refusals[problem] ?? `The value for ${problem} is not valid.`);
  return statement;
}

/** The settings of one file. `schema`: what a schema says of it. */
export function settingsOf(
  statement: Statement,
  config: LoadedConfig,
  path: string,
  schema: SchemaStatement = {},
): Settings {
  requireName('policy', statement.policy, config.policies);
  requireName('attacker', statement.attacker, config.attackers);
  return settingsFor(statement, config, configPath(path), schema);
}

function requireName(option: string, name: string | undefined, known: object): void {
  if (name === undefined || Object.hasOwn(known, name)) return;
  throw new UsageProblem(`--${option} is one of ${Object.keys(known).map(shownName).join(', ')}.`);
}

/** The encoding of the option, if there is an encoding of this name. */
export function encodingOf(args: Arguments): string | undefined {
  const label = args.text('encoding');
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new UsageProblem('--encoding names no encoding that is known here; try utf-8, utf-16le or windows-1252.');
  }
}

/** The seed, which decides every random number. */
export function seedOf(args: Arguments): number {
  return args.wholeNumber('seed') ?? 1;
}

/** Seconds that a part of the answer may take; undefined: any. */
export function budgetOf(args: Arguments): number | undefined {
  if (args.text('budget') === 'none') return undefined;
  return args.number('budget', (seconds) => seconds > 0, 'a number of seconds, or "none"') ?? DEFAULT_BUDGET;
}

/** How many people there are that those of the file are taken from. */
export function populationOf(args: Arguments): number | undefined {
  const isSize = (people: number) => Number.isInteger(people) && people > 0 && people <= MOST_PEOPLE;
  const needed = `a whole number from 1 to ${formatCount(MOST_PEOPLE)}, about as many people as have ever lived`;
  return args.number('population', isSize, needed);
}
