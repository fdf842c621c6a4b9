/** What `anonymize` and `apply` have in common: where the copy goes, what is said where, and that nothing half-made stays. */
import type { Work } from '@quasi/shared/analysis';
import { noDatabases } from '@quasi/shared/analysis';
import { namesData } from '@quasi/shared/schema';
import { worldOf } from '../../datasets/worldOf.ts';
import type { Content } from '../../files/index.ts';
import { copyFormat } from '../../writers/index.ts';
import type { Arguments } from '../arguments.ts';
import { ExitCode, type Options } from '../command.ts';
import { configReader } from '../configs.ts';
import { dataFileOf } from '../dataOf.ts';
import { dataReader } from '../dataReader.ts';
import { driven } from '../drive.ts';
import { jsonText } from '../jsonText.ts';
import { type CopiedTable, tableOf } from '../openTable.ts';
import { sayNotes, Told, UsageProblem } from '../problems.ts';
import { schemaReader } from '../schemas.ts';
import { settingsOf, statementOf } from '../settingsOf.ts';
import { writing } from '../writing/output.ts';
import { outputPlace } from '../writing/outputPlace.ts';
import { type Outcome, reportOf } from './report.ts';
import type { CopyRequest } from './writeCopy.ts';

export const copyOptions: Options = {
  '-o, --output OUT': 'where the copy is written: .csv, .jsonl or .parquet by its name; - for standard output',
  '--details': 'also say what it does to each column, to the policy, and to what the data are worth',
};

export type CopyOptions = ReturnType<typeof copyOptionsOf>;

/** `inputs`: other files that are read. */
export function copyOptionsOf(
  args: Arguments,
  command: string,
  operand = args.operands[0],
  inputs: readonly string[] = [],
) {
  if (operand === undefined) throw new UsageProblem(`Name a file to ${command}, or - for standard input.`);
  const file = dataFileOf(operand);
  const { path } = file;
  const copy = args.text('output');
  if (copy === undefined)
    throw new UsageProblem('Say where the copy is to be written: -o OUT, or -o - for standard output.');
  const read = ['config', 'schema'].flatMap((name) => args.text(name) ?? []);
  const place = outputPlace(copy, '-o', [path, ...inputs, ...read]);
  if (place === '-' && args.has('json')) {
    throw new UsageProblem('--json and -o - both write to standard output; give one of them.');
  }
  return {
    file,
    path,
    format: copyFormat(path, copy),
    /** As it was given; `-` for standard output. */
    copy,
    place,
    /** Says what was done, where the copy does not go. */
    tell: (text: string) => {
      if (args.has('json')) process.stdout.write(text);
      else if (!args.has('quiet')) (place === '-' ? process.stderr : process.stdout).write(text);
    },
  };
}

/** `wanted`: columns that have to be there. `budget`: seconds for each part that may take long. `beside`: what is written with the copy. */
export async function copying<T>(
  args: Arguments,
  { file, path, format, copy, place }: CopyOptions,
  wanted: readonly string[],
  budget: number | undefined,
  make: (table: CopiedTable, copy: CopyRequest) => Work<T>,
  beside: (made: T) => readonly Content[] = () => [],
): Promise<T> {
  const statement = { ...statementOf(args), maxRowFindings: 0 };
  const configOf = configReader(args.text('config'));
  const schemaOf = schemaReader(args);
  const readData = dataReader(args, statement, configOf, schemaOf);
  const config = configOf(path);
  const configOfCopy = copy === '-' ? config : configOf(copy);
  if (!config || !configOfCopy) throw new Told();
  const data = readData(file);
  // One that is named is meant for the copy too; whatever it lists, it does not list what is only made.
  const schemaOfCopy =
    copy === '-' || args.has('schema') ? schemaOf(file) : schemaOf({ path: copy, schema: undefined });
  if (!data || !schemaOfCopy) throw new Told();
  // How the original was to be read and compared is not known to who finds the copy.
  const { quasiIdentifiers: _, delimiter: __, header: ___, skip: ____, ...others } = statement;
  const { delimiter: _____, header: ______, ...statementOfCopy } = schemaOfCopy.statement;
  const settings = settingsOf(others, configOfCopy, copy, statementOfCopy);
  const ofCopy = { ...schemaOfCopy, path: copy, settings, databases: () => noDatabases };
  const world = worldOf(data, budget);
  const table = { ...(await tableOf(args, path, world)), wanted, isWritten: true, copy: format };
  return await writing(path, async (begin) => {
    const request = { path, copy, world, worldOfCopy: worldOf(ofCopy, budget), output: begin.copy(place, format) };
    const made = await driven(make(table, request), args, path);
    for (const each of beside(made)) begin(each.place, true).write(Buffer.from(each.content));
    return made;
  });
}

/** Options given for the original that count for its copy too. */
function sameOptionsOf(args: Arguments): string[] {
  const options = args.has('trim') ? ['--trim'] : [];
  for (const name of ['missing-tokens', 'config']) {
    const value = args.text(name);
    if (value !== undefined) options.push(`--${name}`, value);
  }
  const schema = args.text('schema');
  if (schema !== undefined && !namesData(schema)) options.push('--schema', schema);
  return options;
}

/** `numbers`: the result for programs. */
export function tellOutcome(args: Arguments, { tell }: CopyOptions, outcome: Outcome, numbers: object): number {
  sayNotes(outcome.notes);
  tell(args.has('json') ? jsonText(numbers) : reportOf(outcome, sameOptionsOf(args)));
  return outcome.copied.mayPass ? ExitCode.fine : ExitCode.findings;
}
