/** Damaged files: every command ends with a report or with one sentence, and says the same when asked again. */
import { formatCount } from '@quasi/shared/explain';
import { seededRandom } from '@quasi/shared/random';
import { runInThread } from '../commandThread.ts';
import { type SoakPart, soakRounds } from './part.ts';
import { damaged, drawnTable, one, textOf } from './texts.ts';

const commands: readonly (readonly string[])[] = [
  ['check', '-', '--format', 'json'],
  ['check', '-', '--no-color'],
  ['measure', '-', '--budget', '1'],
  ['measure', '-', '--only', 'columns,classes', '--no-header'],
  ['explain', '-'],
  ['statistics', '-'],
  ['anonymize', '-', '--output', '-', '--qi', 'sex,age', '--k', '2'],
];

export const reader: SoakPart = {
  name: 'reader',
  share: 0.15,
  async run(seed, end) {
    const { rounds, findings } = await soakRounds(seed, end, (own) => {
      const random = seededRandom(own);
      const input = damaged(textOf(drawnTable(random), random), random);
      const args = one(random, commands);
      const { code, out, err } = runInThread(args, input);
      const found: string[] = [];
      const say = (what: string) => found.push(`quasi ${args.join(' ')}: ${what}`);
      if (err.includes('an error in Quasi itself')) say('an error in Quasi itself');
      if (code !== 0 && code !== 1 && code !== 2) say(`exit code ${code}`);
      if (code === 2 && !/^quasi: .+\n/m.test(err)) say('it fails without a sentence');
      if (args.includes('json') || args[0] === 'measure') {
        if (code !== 2) JSON.parse(out);
      }
      const again = runInThread(args, input);
      // Parts that are cut at a time may end elsewhere.
      if (args[0] === 'check' && (again.out !== out || again.code !== code))
        say('it says something else the second time');
      return found;
    });
    return { tried: `${formatCount(rounds)} damaged files`, findings };
  },
};
