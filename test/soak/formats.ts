/** Damaged files of all formats: a reader ends soon with a table or one sentence, and so do the commands. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { formatCount } from '@quasi/shared/explain';
import { seededRandom } from '@quasi/shared/random';
import { runInThread } from '../commandThread.ts';
import { damaged } from '../formats/damage.ts';
import { bytesOf, faultsOfReading, faultsOfSentence, filesToDamage } from '../formats/damagedFiles.ts';
import { unpackedFiles } from '../formats/fixtures.ts';
import { type SoakPart, soakRounds } from './part.ts';
import { one } from './texts.ts';

/** Of each format, however short the time. */
const LEAST = 2000;
/** Every so many rounds a command reads the file as well. */
const ROUNDS_A_COMMAND = 8;

const commands: readonly (readonly string[])[] = [
  ['measure', '--only', 'columns,classes'],
  ['measure', '--budget', '1'],
  ['check', '--format', 'json', '--fail-on', 'never'],
  ['columns', '--json'],
];

export const formats: SoakPart = {
  name: 'formats',
  share: 0.2,
  async run(seed, end) {
    const folder = unpackedFiles();
    const all = Object.values(filesToDamage);
    const watched = watch();
    let next = 0;
    const round = async (own: number) => {
      Atomics.store(watched, 0, own | 0);
      const random = seededRandom(own);
      const turn = next++;
      const name = one(random, all[turn % all.length]);
      const bytes = damaged(bytesOf(folder, name), random);
      const found = await faultsOfReading(name, bytes);
      if (Math.floor(turn / all.length) % ROUNDS_A_COMMAND === 0) {
        const path = join(folder, `damaged.${name}`);
        writeFileSync(path, bytes);
        found.push(...faultsOfCommand(one(random, commands), path));
      }
      return found.map((what) => `damaged ${name}: ${what}`);
    };
    const { rounds, findings } = await soakRounds(seed, end, round, LEAST * all.length);
    Atomics.store(watched, 1, 1);
    rmSync(folder, { recursive: true });
    return { tried: `${formatCount(rounds)} damaged files of ${all.length} formats`, findings };
  },
};

function faultsOfCommand([command, ...options]: readonly string[], path: string): string[] {
  const { code, err } = runInThread([command, path, ...options], '');
  const found: string[] = [];
  if (err.includes('an error in Quasi itself')) found.push('an error in Quasi itself');
  if (code !== 0 && code !== 2) found.push(`exit code ${code}`);
  const sentence = /^quasi: (?:.*?damaged\.\S+?: )?(.+)\n/.exec(err)?.[1];
  if (code === 2)
    found.push(...(sentence === undefined ? ['it fails without a sentence'] : faultsOfSentence(sentence)));
  return found.map((what) => `quasi ${[command, ...options].join(' ')}: ${what}`);
}

/** A reader that never hands back ends the soak after a minute, by the seed of its file. The second number ends the watch. */
function watch(): Int32Array {
  const watched = new Int32Array(new SharedArrayBuffer(8));
  const program = `
    const { workerData: watched } = require('node:worker_threads');
    let seen = 0;
    const timer = setInterval(() => {
      if (watched[1] === 1) return clearInterval(timer);
      if (watched[0] === seen) {
        require('node:fs').writeSync(2, 'A reader hangs (seed ' + (seen >>> 0) + ').\\n');
        process.kill(process.pid, 'SIGKILL');
      }
      seen = watched[0];
    }, 60_000);`;
  new Worker(program, { eval: true, workerData: watched, execArgv: [] }).unref();
  return watched;
}
