/** Damaged files of all formats: every command ends with a report or with one sentence, also where a reader would hang. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
    let next = 0;
    const least = LEAST * all.length;
    const round = async (own: number) => {
      const random = seededRandom(own);
      const name = one(random, all[next++ % all.length]);
      const bytes = damaged(bytesOf(folder, name), random);
      const path = join(folder, `damaged.${name}`);
      writeFileSync(path, bytes);
      const args = one(random, commands);
      const { code, err } = runInThread([args[0], path, ...args.slice(1)], '');
      const found: string[] = [];
      if (err.includes('an error in Quasi itself')) found.push('an error in Quasi itself');
      if (code !== 0 && code !== 2) found.push(`exit code ${code}`);
      const sentence = /^quasi: (?:.*?damaged\.\S+?: )?(.+)\n/.exec(err)?.[1];
      if (code === 2)
        found.push(...(sentence === undefined ? ['it fails without a sentence'] : faultsOfSentence(sentence)));
      // A thread that hangs has been ended above; what remains is looked at here, where its columns can be seen.
      if (found.length === 0) found.push(...(await faultsOfReading(name, bytes)));
      return found.map((what) => `quasi ${args.join(' ')} of a damaged ${name}: ${what}`);
    };
    const { rounds, findings } = await soakRounds(seed, end, round, least);
    rmSync(folder, { recursive: true });
    return { tried: `${formatCount(rounds)} damaged files of ${all.length} formats`, findings };
  },
};
