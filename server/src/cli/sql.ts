/** `quasi sql`: the counting queries of a table as text, for databases that Quasi does not connect to. */
import { countingText } from '../sqltext/countingText.ts';
import { dbtTests } from '../sqltext/dbtTests.ts';
import { dialects, tableIn } from '../sqltext/dialects.ts';
import { smallestClassesText } from '../sqltext/smallestClasses.ts';
import type { Arguments } from './arguments.ts';
import { type Command, print } from './command.ts';
import { statedData } from './dataReader.ts';
import { UsageProblem } from './problems.ts';
import { statementOf } from './settingsOf.ts';

const names = dialects.map(({ name }) => name);

/** Undefined where none is named. */
export function dialectOf(args: Arguments, option: string) {
  const name = args.choice(option, names);
  return dialects.find((dialect) => dialect.name === name);
}

/** Undefined where none is named. */
export function tableNamed(args: Arguments): readonly string[] | undefined {
  const text = args.text('table');
  if (text === undefined) return undefined;
  const table = tableIn(text);
  if (!table) throw new UsageProblem('--table needs a name such as people or schema.people.');
  return table;
}

export const sql: Command = {
  name: 'sql',
  operands: '',
  summary: 'print SQL that counts a table in any warehouse; "quasi measure --counts" reads its result',
  options: {
    '--dialect NAME': `the SQL to write: ${names.join(', ')}`,
    '--table NAME': 'the table, as schema.table; a name with a point stands in double quotes',
    '--qi COLUMNS': 'the columns rows are compared on',
    '--k N': 'the target class size, for shares at risk (default 5)',
    '--l N': 'the sensitive values that a class has at least, in tests of dbt (default 2)',
    '--missing HOW': 'what a missing cell equals: value (another one), ignore, distinct',
    '--sensitive COLUMNS': 'columns whose values must not be learnt',
    '--user COLUMN': 'the column that names the person of a row',
    '--worst N': 'print the query that lists the N smallest classes with their values instead, for your own eyes',
    '--dbt': 'print generic tests of dbt for k and l instead',
  },
  async run(args) {
    if (args.operands.length > 0) throw new UsageProblem('sql takes no file; name a table with --table.');
    const { settings } = statedData(args, statementOf(args), { path: '-', schema: undefined });
    const quasiIdentifiers = settings.quasiIdentifiers ?? [];
    const sensitive = args.list('sensitive') ?? [];
    if (args.has('dbt')) {
      const { k } = settings;
      const l = args.wholeNumber('l') ?? settings.l;
      if (l < 1) throw new UsageProblem('--l needs a whole number of at least 1.');
      return print(dbtTests({ k, l, model: tableNamed(args)?.at(-1), columns: quasiIdentifiers, sensitive }));
    }
    if (args.text('l') !== undefined) throw new UsageProblem('--l is for tests of dbt: give --dbt as well.');
    const dialect = dialectOf(args, 'dialect');
    if (!dialect) throw new UsageProblem(`Name the SQL to write: --dialect ${names.join(', ')}.`);
    const table = tableNamed(args);
    if (!table) throw new UsageProblem('Name the table to count: --table schema.table.');
    if (quasiIdentifiers.length === 0)
      throw new UsageProblem('Name the columns that rows are compared on: --qi a,b,c.');
    const missing = args.choice('missing', ['value', 'ignore', 'distinct', 'wildcard']) ?? settings.missing;
    if (missing === 'wildcard') {
      throw new UsageProblem('--missing wildcard compares single rows, and this SQL only counts.');
    }
    const asked = {
      quasiIdentifiers,
      missing,
      k: settings.k,
      sensitive,
      user: args.text('user'),
    };
    const request = { table, asked, missingTokens: settings.missingTokens, trim: settings.trim };
    const worst = args.wholeNumber('worst');
    return print(worst === undefined ? countingText(dialect, request) : smallestClassesText(dialect, request, worst));
  },
};
