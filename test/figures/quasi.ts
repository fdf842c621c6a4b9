/** Runs the command as people do: in a thread, or where a process is what is tested in one of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agentVariables } from '../../server/src/cli/agent.ts';
import { type Outcome, runInThread } from '../commandThread.ts';

export const project = fileURLToPath(new URL('../..', import.meta.url));
export const program = join(project, 'dist/quasi.mjs');

// `npm test` and `npm run figures` build first; a single test file may be run without them.
if (!existsSync(program)) spawnSync(process.execPath, ['esbuild.mjs'], { cwd: project, stdio: 'inherit' });

// An agent that runs the tests would get another format.
for (const name of agentVariables) delete process.env[name];

export type { Outcome };

/** The command from the sources as they are, without a process of its own. */
export function quasi(args: readonly string[], input: string | Uint8Array = ''): Outcome {
  return runInThread(args, input);
}

/** The built program, wherever it lies, as a process. */
export function quasiAt(
  path: string,
  args: readonly string[],
  input: string | Uint8Array = '',
  cwd = project,
): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return { code: status, out: stdout, err: stderr };
}

/** What `quasi measure` says of a file, read from its JSON. */
export function measured(file: string, ...options: readonly string[]): Measured {
  const { code, out, err } = quasi(['measure', file, ...options]);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out);
}

/** What `quasi check` finds in a file, as `slug column`. */
export function found(file: string, ...slugs: readonly string[]): string[] {
  const { code, out, err } = quasi(['check', file, '--format', 'json', '--fail-on', 'never', '--max-rows', '0']);
  if (code !== 0) throw new Error(err);
  const { files }: { files: { findings: { slug: string; column?: string | null }[] }[] } = JSON.parse(out);
  return files.flatMap(({ findings }) =>
    findings.filter(({ slug }) => slugs.includes(slug)).map(({ slug, column }) => `${slug} ${column ?? 'file'}`),
  );
}

export interface Measured {
  readonly file: string;
  readonly rows: number;
  readonly duplicateRows: number;
  readonly delimiter: string;
  readonly columns: readonly {
    readonly name: string;
    readonly role: string;
    readonly kind: string;
    readonly distinct: number;
    readonly missing: number;
    readonly uniqueShare: number;
    readonly entropy: number;
  }[];
  readonly quasiIdentifiers: readonly string[];
  readonly classes: {
    readonly k: number;
    readonly count: number;
    readonly largest: number;
    readonly sizes: Readonly<Record<string, number>>;
    readonly uniqueRows: number;
    readonly rowsBelow: Readonly<Record<string, number>>;
    readonly rows?: readonly number[];
  };
  readonly overall: {
    readonly orr: number;
    readonly entropyMax: number;
    readonly entropyExperience: number;
    readonly entropyData: number;
    readonly expectedOrr: number;
  };
}
