/** The help: of the program, and of one command with its options. */
import { type Command, commonOptionsOf } from './command.ts';
import { wrapText } from './wrapText.ts';

const WIDTH = 80;

export function helpText(commands: readonly Command[]): string {
  const rows = commands.map(({ name, operands, summary }) => [`quasi ${name} ${operands}`.trimEnd(), summary] as const);
  return `Quasi finds re-identification risk in tables of data.

${aligned([...rows, ['quasi lsp --stdio', 'run the language server'], ['quasi version', 'print the version']])}

"quasi COMMAND --help" lists the options of a command.

Environment:
${aligned([
  ['NO_COLOR, FORCE_COLOR', 'no colours, or colours in a pipe too; also CLICOLOR_FORCE'],
  ['FORCE_HYPERLINK', '1 for links (OSC 8), 0 for none; by the terminal if not set'],
  ['COLUMNS', 'the width of lines; without a terminal no line is cut'],
  ['CI', 'no progress bar and no links'],
])}

Exit codes:
${aligned([
  ['0', 'nothing found that is as grave as --fail-on says (default: warning)'],
  ['1', 'findings at least as grave as --fail-on says'],
  ['2', 'could not run'],
  ['130', 'stopped by Ctrl-C'],
  ['141', 'the reader of the output stopped reading'],
])}
`;
}

export function commandHelp(command: Command): string {
  const { name, operands, summary, options } = command;
  const own = Object.keys(options).length > 0 ? `${aligned(Object.entries(options))}\n\n` : '';
  return `${`quasi ${name} ${operands}`.trimEnd()}
${summary}

${own}Everywhere:
${aligned(Object.entries(commonOptionsOf(command)))}

The parts of a list (COLUMNS, LIST, PARTS) are separated by commas; a part that
holds a comma stands in double quotes.
`;
}

/** Not a command like the others: `main.ts` starts the server, which reads its options itself. */
export const languageServerHelp = `quasi lsp --stdio
run the language server, for editors

${aligned([
  ['--stdio', 'talk over standard input and output'],
  ['--socket=PORT', 'talk over a port on which the editor listens'],
  ['--pipe=NAME', 'talk over a pipe on which the editor listens'],
  ['--node-ipc', 'talk to the Node process that started it'],
])}
`;

function aligned(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  const lines = rows.flatMap(([left, right]) =>
    wrapText(right, WIDTH - width - 4).map((line, i) => `  ${(i === 0 ? left : '').padEnd(width)}  ${line}`),
  );
  return lines.join('\n');
}
