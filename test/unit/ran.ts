/** Runs a command in the process of the test, from the source: what it prints, and the code that it ends with. */

import { readArguments } from '../../server/src/cli/arguments.ts';
import { commands } from '../../server/src/cli/commands.ts';
import { UsageProblem } from '../../server/src/cli/usageProblem.ts';
import { FileProblem } from '../../server/src/files/index.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function ran(name: string, ...args: readonly string[]): Promise<Ran> {
  const command = commands.find((each) => each.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  const out = listening(process.stdout);
  const err = listening(process.stderr);
  try {
    const code = await command.run(readArguments(command, args));
    return { code, out: out.heard(), err: err.heard() };
  } catch (error) {
    if (!(error instanceof UsageProblem || error instanceof FileProblem)) throw error;
    return { code: 2, out: out.heard(), err: `${err.heard()}quasi: ${error.message}\n` };
  } finally {
    out.end();
    err.end();
  }
}

/** Commands write texts; what is written in bytes is the word of the test runner, and passes. */
function listening(stream: NodeJS.WriteStream): { heard(): string; end(): void } {
  const write = stream.write;
  let heard = '';
  stream.write = ((chunk: string | Uint8Array, ...rest: []) => {
    if (typeof chunk !== 'string') return write.call(stream, chunk, ...rest);
    heard += chunk;
    return true;
  }) as typeof write;
  return {
    heard: () => heard,
    end: () => {
      stream.write = write;
    },
  };
}
