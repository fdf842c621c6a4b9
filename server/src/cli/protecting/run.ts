/** `quasi anonymize` where it draws at random: no k is reached, and the report is about the effect on people. */
import { noDatabases } from '@quasi/shared/analysis';
import { seededRandom } from '@quasi/shared/random';
import { worldOf } from '../../datasets/worldOf.ts';
import { freshRandom } from '../../secretRandom.ts';
import { copyFormat } from '../../writers/index.ts';
import type { Arguments } from '../arguments.ts';
import { ExitCode } from '../command.ts';
import { statedData } from '../dataReader.ts';
import { driven } from '../drive.ts';
import { jsonText } from '../jsonText.ts';
import { manyNames } from '../manyNames.ts';
import { tableOf } from '../openTable.ts';
import { sayNotes } from '../problems.ts';
import { budgetOf, statementOf } from '../settingsOf.ts';
import { writing } from '../writing/output.ts';
import { outputPlace } from '../writing/outputPlace.ts';
import { copiesOf, protectRequestOf } from './options.ts';
import { protectFile } from './protectFile.ts';
import { numbersOf, reportOf } from './report.ts';

export async function protect(args: Arguments): Promise<number> {
  const asked = protectRequestOf(args);
  const { options, copies } = copiesOf(args, asked);
  const { file, path } = options;
  const budget = budgetOf(args);
  const data = statedData(args, statementOf(args), file);
  const table = await tableOf(args, path, worldOf({ ...data, databases: () => noDatabases }, budget));
  const wanted = [...asked.epsilons.keys(), ...asked.scales.keys(), ...asked.groups.flat()];
  const random = asked.seed === undefined ? freshRandom() : seededRandom(asked.seed);
  const inputs = [path, ...['config'].flatMap((name) => args.text(name) ?? [])];
  // The parts of a split are written anew.
  const formatOf = (copy: string) => copyFormat(path, copy, asked.groups.length > 0);
  const made = await writing(path, async (begin) => {
    const outputs = copies.map((copy) => begin.copy(outputPlace(copy, '-o', inputs), formatOf(copy)));
    const request = { ...table, wanted, isWritten: true, copy: formatOf(copies[0]) };
    return await driven(protectFile(request, asked, random, outputs), args, path);
  });
  if (asked.seed !== undefined)
    sayNotes(['drawn by a seed that was given: who knows it can undo what was drawn. Leave --seed out to publish.']);
  if (made.identifiers.length > 0) {
    const are = made.identifiers.length === 1 ? 'names people and is' : 'name people and are';
    sayNotes([`not anonymous yet: ${manyNames(made.identifiers)} ${are} written as before.`]);
  }
  sayNotes(made.notes);
  options.tell(args.has('json') ? jsonText(numbersOf(copies, made)) : reportOf(path, copies, made));
  return ExitCode.fine;
}
