/** The command line: finds the command, runs it, and turns whatever happens into an exit code and at most one line. */
import { visible } from '@quasi/shared/explain';
import { FileProblem } from '../files/index.ts';
import { readArguments } from './arguments.ts';
import { ExitCode } from './command.ts';
import { commands } from './commands.ts';
import { commandHelp, helpText } from './help.ts';
import { reportProblem } from './reportProblem.ts';
import { UsageProblem } from './usageProblem.ts';
import { version } from './version.ts';

export async function run(argv: readonly string[]): Promise<number> {
  process.once('SIGINT', () => {
    // Takes the progress bar's line back, where there may be one.
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
    process.exit(ExitCode.interrupted);
  });
  // Whoever reads has had enough, as `head` does: nothing is wrong and nothing more is to be done.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(ExitCode.fine);
    throw error;
  });
  try {
    return await runCommand(argv);
  } catch (error) {
    if (!(error instanceof UsageProblem || error instanceof FileProblem)) throw error;
    reportProblem(error);
    return ExitCode.failed;
  }
}

async function runCommand([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined) {
    process.stderr.write(helpText());
    return ExitCode.failed;
  }
  if (name === 'version' || name === '--version') return print(`${version()}\n`);
  const asksForHelp = name === 'help' || name === '--help' || name === '-h';
  if (asksForHelp && rest.length === 0) return print(helpText());
  const wanted = asksForHelp ? rest[0] : name;
  const command = commands.find((known) => known.name === wanted);
  if (!command) throw new UsageProblem(`There is no command "${visible(wanted)}"; "quasi help" lists those there are.`);
  if (asksForHelp) return print(commandHelp(command));
  const args = readArguments(command, rest);
  return args.has('help') ? print(commandHelp(command)) : command.run(args);
}

function print(text: string): number {
  process.stdout.write(text);
  return ExitCode.fine;
}
