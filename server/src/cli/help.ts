/** The help: of the program, and of one command with its options. */
import { type Command, commonOptions, type Options } from './command.ts';
import { commands } from './commands.ts';

export function helpText(): string {
  const rows = commands.map(({ name, operands, summary }) => [`quasi ${name} ${operands}`, summary] as const);
  return `Quasi finds re-identification risk in tables of data.

${aligned([...rows, ['quasi lsp --stdio', 'run the language server'], ['quasi version', 'print the version']])}

"quasi COMMAND --help" lists the options of a command.
Exit codes: 0 nothing found, 1 findings, 2 could not run, 130 stopped.
`;
}

export function commandHelp({ name, operands, summary, options }: Command): string {
  return `quasi ${name} ${operands}
${summary}

${aligned(optionRows(options))}

Everywhere:
${aligned(optionRows(commonOptions))}
`;
}

function optionRows(options: Options): (readonly [string, string])[] {
  return Object.entries(options).map(([name, { value, short, help }]) => {
    const dashed = `${short ? `-${short}, ` : ''}--${name}`;
    return [value === undefined ? dashed : `${dashed} ${value}`, help];
  });
}

function aligned(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
