/** What R3A claims, each with the number we get. */
import { count, share } from '../numbers.ts';
import type { Claim } from '../page.ts';
import {
  brokenLinks,
  bySize,
  capacity,
  errorsOf,
  type Results,
  smallestSizeWithin,
  spreadOfDraw,
  spreadOfMean,
  withoutStrongPair,
  withStrongPair,
} from './results.ts';

export function claims(results: Results): Claim[] {
  return [
    workedExample(results),
    frequencies(results),
    spread(results),
    withoutStrong(results),
    withStrong(results),
    chain(results),
    entropyAndRisk(results),
    chanceIsWeak(results),
  ];
}

function workedExample({ examples }: Results): Claim {
  const { risk, shuffledRisk, me, ee } = examples;
  return {
    claim: 'Worked examples: ORR of Table 1 and of eq. 18; ME and EE of 1000 records in Rule 2',
    printed: '.8, 5/6; 9.9658, 13.2877',
    here: `${share(risk, 1)}, ${share(shuffledRisk)}; ${me.toFixed(4)}, ${ee.toFixed(4)}`,
    verdict: Math.abs(shuffledRisk - 5 / 6) < 1e-12 && risk === 0.8 ? 'holds' : 'fails',
  };
}

const printedAges = '1, 2, 1';

function frequencies({ examples }: Results): Claim {
  return {
    claim: 'The frequencies of Age in Table 1 (eq. 4)',
    printed: printedAges,
    here: examples.ages.join(', '),
    verdict: examples.ages.join(', ') === printedAges ? 'holds' : 'slip',
    why: 'A misprint: Age is 20, 25, 25, 25, 35 there, and each column of the matrix must sum to the five records.',
  };
}

function spread({ matrices }: Results): Claim {
  const sizes = bySize(matrices);
  const enough = smallestSizeWithin(sizes);
  const [[smallest, first]] = sizes;
  return {
    claim: 'Predictions of Algorithm 1 hardly spread: standard deviation at most .001 over 20 frequency matrices',
    printed: '≤ .001',
    here:
      enough === undefined
        ? `> .001 for means of ${capacity} draws, whatever the number of records`
        : `≤ .001 for means of ${capacity} draws from ${count(enough)} records on`,
    verdict: enough === undefined ? 'fails' : enough === smallest ? 'holds' : 'in part',
    why:
      `The spread falls with the square root of the number of records and of draws. With ${smallest} records a mean of ${capacity} draws ` +
      `still strays by up to ${share(spreadOfMean(first), 4)}, a single draw by up to ${share(spreadOfDraw(first))}. The exact ` +
      'mean (ours) has no spread.',
  };
}

function withoutStrong({ subsets }: Results): Claim {
  const weak = subsets.filter(withoutStrongPair);
  const first = errorsOf(weak, 'algorithm1');
  const tree = errorsOf(weak, 'tree');
  return {
    claim: 'Algorithm 1 errs by less than .05 on data without a strong pair (g ≥ .5)',
    printed: '< .05',
    here: `up to ${share(first.largest)}; beyond .05 for ${first.above05} of ${count(first.count)} parts of adult`,
    verdict: first.above05 === 0 ? 'holds' : 'fails',
    why:
      'Many weak dependencies add up: no pair of columns is strong, yet together they make rows alike that would differ by chance. ' +
      `${first.above05 - first.below05} of the ${first.above05} larger errors are overestimates. Shuffling along the tree of the largest dependencies (ours) brings the largest error ` +
      `down to ${share(tree.largest)}, and ${tree.above05} of ${tree.count} parts above .05.`,
  };
}

function withStrong({ subsets }: Results): Claim {
  const strong = subsets.filter(withStrongPair);
  const [first, second, own, tree] = (['algorithm1', 'algorithm2', 'algorithm2Own', 'tree'] as const).map((method) =>
    errorsOf(strong, method),
  );
  return {
    claim: 'Algorithm 2 errs by less than .09 on data with strong pairs',
    printed: '< .09',
    here: `up to ${share(second.largest)}; beyond .09 for ${second.above09} of ${count(second.count)} parts of adult`,
    verdict: second.above09 === 0 ? 'holds' : 'fails',
    why:
      `It does much: without it (Algorithm 1) errors reach ${share(first.largest)}, on average ${share(first.mean)} instead of ${share(second.mean)}. ` +
      'It keeps frequent tuples of strong pairs only. That they were counted in all of adult is not to blame: counted in the part itself they leave ' +
      `errors up to ${share(own.largest)}. The tree, which keeps whole pair tables, of weak pairs too, errs by at most ${share(tree.largest)}.`,
  };
}

function chain({ subsets, factorial, examples }: Results): Claim {
  const broken = brokenLinks(subsets);
  return {
    claim: 'ME ≥ EE ≥ RDE ≥ TDE (Rule 4)',
    printed: 'always',
    here: `ME < EE in ${broken.meBelowEe}, RDE < TDE in ${broken.rdeBelowTde} of ${count(subsets.length)} parts; EE below the others in ${
      broken.eeBelowRde + broken.eeBelowTde
    }`,
    verdict: Object.values(broken).every((parts) => parts === 0) ? 'holds' : 'in part',
    why:
      `EE ≥ RDE and EE ≥ TDE are theorems. ME ≥ EE asks for 2^EE records at least, and fails in the paper's own Rule 2 (ME ${examples.me.toFixed(2)}, ` +
      `EE ${examples.ee.toFixed(2)}). RDE ≥ TDE is typical, not a theorem: the four combinations of two values of two columns, once each, have TDE ` +
      `${factorial.tde.toFixed(3)} but RDE ${factorial.rde.toFixed(3)}; shuffling can only make rows of this table alike.`,
  };
}

function entropyAndRisk({ twelve }: Results): Claim {
  const [even, uneven] = twelve;
  return {
    claim: 'The larger the entropy, the larger the ORR (Rules 3 and 4)',
    printed: 'always',
    here: `${even.entropy.toFixed(3)} bits, ORR ${share(even.risk)}; ${uneven.entropy.toFixed(3)} bits, ORR ${share(uneven.risk)}`,
    verdict: even.entropy > uneven.entropy && even.risk < uneven.risk ? 'fails' : 'holds',
    why:
      `Twelve rows in classes of ${even.classes.join(', ')} have more entropy and less risk than in classes of ${uneven.classes.join(', ')}. ` +
      'Entropy weighs a class by its rows, ORR counts each class once; Quasi derives neither from the other.',
  };
}

function chanceIsWeak({ chance }: Results): Claim {
  const strong = chance.find(({ raw }) => raw >= 0.5);
  const most = chance[chance.length - 1];
  return {
    claim: 'Random data never contain strong pairs (IV.A)',
    printed: 'never',
    here: `g = ${share(most.raw)} by chance for ${most.values} values each in 1000 rows`,
    verdict: strong === undefined ? 'holds' : 'fails',
    why:
      'g is biased upwards where columns have many values for the number of rows. Quasi shows the dependency above chance beside it, which is ' +
      `${share(Math.max(...chance.map(({ adjusted }) => adjusted)))} at most for the same columns, and leaves identifiers out.`,
  };
}
