/** The page's parts on the law itself: its subjects, and the floor that the unknown α̂ puts under it. */

import { defaultAlpha } from '@quasi/shared/measures/protected';
import { count, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import type { Floor } from './floors.ts';
import type { TargetShares } from './targets.ts';

export function targetSection(found: readonly TargetShares[], people: number): Section {
  return {
    heading: 'The subject of the law (SEI 16 to 18)',
    blocks: [
      `To try the law apart from any model, people are drawn from the shares of Adult's nine columns, independently, so that q is known exactly: five populations of ${count(people)}, each with two databases without noise (a tenth and a fifth of the people). The law as printed is about a record of one of the databases. For somebody met at random it calls too many alone, because people of large groups are met more often; weights times x mend that.`,
      {
        kind: 'table',
        columns: ['who is judged', 'truly alone', 'law as printed', 'weights times x'],
        rows: found.map(({ label, alone, printed, weighted }) => [
          label,
          share(alone),
          share(printed),
          share(weighted),
        ]),
      },
      '**Which law is used where.** P(alone) and P(X ≤ T) on this page are those of random members, with weights times x; only "at most T" as SEI decides it takes the law as printed. Quasi judges the people that it draws from a protected file as random members too, on the card of the file and in `quasi measure`, where `--target record` asks for the law as printed. The law as printed is also what `quasi predict` takes for a person if a database is said to hold matching records.',
    ],
  };
}

export function floorSection(found: readonly Floor[]): Section {
  const best = found.reduce((a, b) => (b.brier < a.brier ? b : a));
  return {
    heading: 'The floor, and the α̂ that is not given',
    blocks: [
      `A person who exists cannot be impossible, so q is kept above a floor at which the chance of at least one person like this is α̂. The paper does not say which α̂ it used, and it decides a good deal: here for the tree at ε = 1, all people in one database, on the runs of the comparison of the models. Ours is ${defaultAlpha}. The printed way to it (dropping counts of two and more, then Lambert's function) gives another floor, and none at all above 1/e; the exact one is −ln(1 − α̂)/N.`,
      {
        kind: 'table',
        columns: [
          'α̂',
          'N·q at the floor',
          'as printed',
          'cap on P(alone), law as printed',
          'people on the floor',
          'mean P(alone), random member',
          'Brier',
        ],
        left: [],
        rows: found.map(({ alpha, expected, printed, cap, onFloor, meanSaid, brier }) => [
          share(alpha, alpha < 0.1 ? 2 : 1),
          share(expected),
          printed === undefined ? 'none' : share(printed),
          share(cap),
          percent(onFloor),
          share(meanSaid),
          share(brier),
        ]),
      },
      `The probabilities of the paper's smart house, 79 % and 54 %, depend on α̂ in the same way, so they cannot be checked. ${best.alpha <= defaultAlpha ? '' : `An α̂ of ${best.alpha} happens to score better than ours on this file: it pulls everybody away from certainty. That is luck with a convention, not knowledge.`}`,
    ],
  };
}
