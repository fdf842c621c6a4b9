/** The page's part on two half-records of one person. */

import { bars } from '@quasi/shared/figures';
import { count, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { noiseDraws } from './fittedToAll.ts';
import { type Half, halfEpsilons } from './halves.ts';

const called = (epsilon: number) => (epsilon === Number.POSITIVE_INFINITY ? 'no noise' : `ε = ${epsilon}`);

export function halvesSection(found: readonly Half[], people: number): Section {
  const [first, second, whole] = found;
  const highest = Math.max(...[first, second].flatMap(({ said }) => said.map(({ ninth }) => ninth)));
  const most = Math.max(...[first, second].flatMap(({ said }) => said.map(({ mean }) => mean)));
  return {
    heading: 'Two halves of the columns of one person (ours)',
    blocks: [
      `This is ours. The paper's halves are two parts of the data of one person in time, each with all attributes, counted as two people; here the columns are split. One person, two places: one has ${first.names.join(', ')}, the other ${second.names.join(', ')}. Either half is shared with a crowd (by the middle person with ${count(Math.min(first.middleCrowd, second.middleCrowd))} or more people), so P(alone) is small: for nine people in ten at most ${share(highest)}, whatever the noise, and ${share(most)} at most on average. Put together they are the whole record, on which ${percent(whole.alone)} are alone. P(alone) of a half answers one question only: whether somebody who has that half knows the person. It says nothing about the other half, and a small one for each of two halves must not be read as safe for both. As the halves share no column, nobody can join them by their values; with an identifier in common anybody can.`,
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
        alt: `Bars: ${found.map(({ label, alone, said }) => `${label} ${percent(alone, 1)} truly alone, ${said.map(({ mean }, i) => `${percent(mean, 1)} as said (${called(halfEpsilons[i])})`).join(', ')}`).join('; ')}.`,
        caption: `All ${count(people)} people, all of them in one database; means over ${noiseDraws} draws of noise.`,
      },
    ],
  };
}
