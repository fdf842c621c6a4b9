/** The page's part on two half-records of one person. */
import { count, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { bars } from '../plots/index.ts';
import { type Half, halfEpsilons } from './halves.ts';

const called = (epsilon: number) => (epsilon === Number.POSITIVE_INFINITY ? 'no noise' : `ε = ${epsilon}`);

export function halvesSection(found: readonly Half[]): Section {
  const [first, second, whole] = found;
  const highest = Math.max(...[first, second].flatMap(({ said }) => said.map(({ ninth }) => ninth)));
  return {
    heading: 'Two half-records of one person',
    blocks: [
      `One person, two places: one has ${first.names.join(', ')}, the other ${second.names.join(', ')}. Either half is shared with a crowd, so P(alone) is near 0: below ${share(highest, 2)} for nine people in ten, whatever the noise. Put together they are the whole record, on which ${percent(whole.alone)} are alone. P(alone) of a half answers one question only: whether somebody who has that half knows the person. It says nothing about the other half, and "near 0" for each of two halves must not be read as safe for both. As the halves share no column, nobody can join them by their values; with an identifier in common anybody can.`,
      {
        kind: 'table',
        columns: [
          'columns',
          'truly alone',
          'people alike, median',
          ...halfEpsilons.map((epsilon) => `mean P(alone), ${called(epsilon)}`),
          ...halfEpsilons.map((epsilon) => `nine in ten below, ${called(epsilon)}`),
        ],
        rows: found.map(({ label, names, alone, middleCrowd, said }) => [
          `${label} (${names.length})`,
          share(alone),
          count(middleCrowd),
          ...said.map(({ mean }) => share(mean)),
          ...said.map(({ ninth }) => share(ninth)),
        ]),
      },
      {
        kind: 'figure',
        name: 'halves',
        svg: bars({
          title: 'Mean P(alone) of either half and of the whole record',
          axis: { label: 'people', percent: true },
          categories: found.map(({ label }) => label),
          series: [
            { label: 'truly alone', values: found.map(({ alone }) => alone) },
            ...halfEpsilons.map((epsilon, i) => ({
              label: `tree, ${called(epsilon)}`,
              values: found.map(({ said }) => said[i].mean),
            })),
          ],
          written: (value) => percent(value, 1),
        }),
        alt: 'Bars: each half below 6 %, the whole record about 20 % truly and up to 28 % as said with noise.',
        caption: 'All 30,162 people, all of them in one database.',
      },
    ],
  };
}
