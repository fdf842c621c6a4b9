/** `quasi anonymize` where it draws at random: no k is reached, and what is told is what it does to people. */
import { noDatabases } from '@quasi/shared/analysis';
import { seededRandom } from '@quasi/shared/random';
import { worldOf } from '../../datasets/worldOf.ts';
import { type Output, putAll } from '../../files/index.ts';
import { freshRandom } from '../../secretRandom.ts';
import { sayNotes } from '../anonymizing/copying.ts';
import type { Arguments } from '../arguments.ts';
import { ExitCode } from '../command.ts';
import { dataReader } from '../dataReader.ts';
import { drive } from '../drive.ts';
import { jsonText } from '../jsonText.ts';
import { manyNames } from '../manyNames.ts';
import { inputFor } from '../openTable.ts';
import { ProgressBar } from '../progressBar.ts';
import { budgetOf, statementOf } from '../settingsOf.ts';
import { outputTo } from '../writing/output.ts';
import { outputPlace } from '../writing/outputPlace.ts';
import { copiesOf, protectRequestOf } from './options.ts';
import { protectFile } from './protectFile.ts';
import { numbersOf, reportOf } from './report.ts';

export async function protect(args: Arguments): Promise<number> {
  const asked = protectRequestOf(args);
  const { options, copies } = copiesOf(args, asked);
  const { file, path } = options;
  const budget = budgetOf(args);
  const data = dataReader(args, statementOf(args))(file);
  if (!data) return ExitCode.failed;
  const world = worldOf({ ...data, databases: () => noDatabases }, budget);
  const input = await inputFor(path);
  const wanted = [...asked.epsilons.keys(), ...asked.scales.keys(), ...asked.groups.flat()];
  const named = args.list('qi') ?? [];
  const random = asked.seed === undefined ? freshRandom() : seededRandom(asked.seed);
  const bar = new ProgressBar(process.stderr, !args.has('quiet'));
  bar.begin(path);
  const inputs = [path, ...(args.has('config') ? [args.text('config') as string] : [])];
  const outputs: Output[] = [];
  try {
    for (const copy of copies) outputs.push(outputTo(outputPlace(copy, '-o', inputs), path));
    const request = { path, world, input, named, wanted, isReadAgain: true };
    const made = await drive(protectFile(request, asked, random, outputs), bar);
    await putAll(outputs);
    bar.clear();
    if (asked.seed !== undefined)
      sayNotes(['drawn by a seed that was given: who knows it can undo what was drawn. Leave --seed out to publish.']);
    if (made.identifiers.length > 0) {
      const are = made.identifiers.length === 1 ? 'names people and is' : 'name people and are';
      sayNotes([`not anonymous yet: ${manyNames(made.identifiers)} ${are} written as before.`]);
    }
    sayNotes(made.notes);
    options.tell(args.has('json') ? jsonText(numbersOf(copies, made)) : reportOf(path, copies, made));
    return ExitCode.fine;
  } finally {
    bar.clear();
    for (const output of outputs) output.drop();
  }
}
