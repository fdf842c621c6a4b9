/** Operands such as `connection:census`: what `quasi.json` saves under the name is known as an address before a command opens it. */
import { hintAt } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { addressText, connectionNamed, tablePath } from '../connections.ts';
import { nameAddress } from '../engines/address.ts';
import { FileProblem, readConfigFile } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { placeOfConfig } from './configs.ts';
import { pathFromHere } from './paths.ts';
import { reportProblems, sayNotes } from './problems.ts';

/** The same arguments, with the paths of the tables in the place of their names. */
export function withConnections(args: Arguments): Arguments {
  return args.withOperands((operand) => {
    const name = connectionNamed(operand);
    if (name === undefined) return operand;
    const { path, address } = savedTable(operand, name, args.text('config'));
    nameAddress(path, address);
    if (!args.has('quiet')) sayNotes([`${operand} is ${address}.`]);
    return path;
  });
}

/** `named`: the configuration that an option names. */
function savedTable(operand: string, name: string, named: string | undefined) {
  const { path, top } = placeOfConfig(operand, named);
  if (path === undefined) {
    throw new FileProblem(operand, 'There is no quasi.json here that could have a connection of this name.');
  }
  const { connections, problems } = readConfigFile(path, top);
  if (Object.hasOwn(connections, name)) {
    return { path: pathFromHere(tablePath(path, name)), address: addressText(connections[name]) };
  }
  // It may be there, with a fault.
  reportProblems(path, problems);
  const there = Object.keys(connections);
  const others = there.length > 0 ? `It has ${there.map(shownName).join(', ')}.` : 'It has none.';
  const file = pathFromHere(path);
  throw new FileProblem(operand, `There is no connection of this name in ${file}.${hintAt(name, there)} ${others}`);
}
