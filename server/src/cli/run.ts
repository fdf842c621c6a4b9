/** The command line: finds the command, runs it, and turns whatever happens into an exit code and at most one line. */
import { nearest } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { FileProblem } from '../files/index.ts';
import { NamesUntreated } from './anonymizing/namesUntreated.ts';
import { readArguments } from './arguments.ts';
import { ExitCode, print } from './command.ts';
import { allCommands, commands } from './commands.ts';
import { commandHelp, helpText, languageServerHelp } from './help.ts';
import { reportProblem, Told, UsageProblem } from './problems.ts';
import { version } from './version.ts';

export async function run(argv: readonly string[]): Promise<number> {
  process.once('SIGINT', () => {
    // Takes the progress bar's line back, where there may be one.
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
    process.exit(ExitCode.interrupted);
  });
  // A reader may close the pipe early, as `head` does: that ends the program, with the exit code of a program that a closed pipe stops.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(ExitCode.unread);
      if (stream === process.stdout) process.stderr.write(`quasi: the output cannot be written (${error.code}).\n`);
      process.exit(ExitCode.failed);
    });
  }
  try {
    return await runCommand(argv);
  } catch (error) {
    if (error instanceof Told) return ExitCode.failed;
    if (!(error instanceof UsageProblem || error instanceof FileProblem)) throw error;
    reportProblem(error);
    return error instanceof NamesUntreated ? ExitCode.findings : ExitCode.failed;
  }
}

async function runCommand([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined) {
    process.stderr.write(helpText(await allCommands()));
    return ExitCode.failed;
  }
  if (name === 'version' || name === '--version') return print(`${version()}\n`);
  const asksForHelp = name === 'help' || name === '--help' || name === '-h';
  if (asksForHelp && rest.length === 0) return print(helpText(await allCommands()));
  const wanted = asksForHelp ? rest[0] : name;
  if (wanted === 'lsp') {
    if (asksForHelp || rest.includes('--help') || rest.includes('-h')) return print(languageServerHelp);
    throw new UsageProblem('lsp needs a connection: --stdio; "quasi lsp --help" lists the other ways.');
  }
  if (!Object.hasOwn(commands, wanted))
    throw new UsageProblem(`There is no command "${shownName(wanted)}"; ${hintFor(wanted)}`);
  const command = await commands[wanted]();
  if (asksForHelp) return print(commandHelp(command));
  const args = readArguments(command, rest);
  if (args.has('help')) return print(commandHelp(command));
  if (!args.operands.some((operand) => operand.startsWith('connection:'))) return command.run(args);
  const { withConnections } = await import('./savedConnections.ts');
  return command.run(withConnections(args));
}

function hintFor(typed: string): string {
  const meant = nearest(typed, [...Object.keys(commands), 'lsp', 'help', 'version']);
  return `${meant ? `did you mean "${meant}"? ` : ''}"quasi help" lists those there are.`;
}
