/** What R3A claims, each with the number we get. */
import { strongGain } from '@quasi/shared/measures/prediction';
import { count, percent, share } from '../numbers.ts';
import type { Claim } from '../page.ts';
import { hasDigits, verdictOf } from '../verdict.ts';
import { printedBounds, printedByR3a } from './printed.ts';
import {
  brokenLinks,
  bySize,
  errorsOf,
  isLargeEnough,
  printedSpread,
  type Results,
  riskFollowsEntropy,
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
    eeAboveMe(results),
    chain(results),
    dependenceLowers(results),
    entropyAndRisk(results),
    chanceIsWeak(results),
  ];
}

function workedExample({ examples }: Results): Claim {
  const { risk, shuffledRisk, me, ee } = examples;
  return {
    claim: 'Worked examples: ORR of eq. 18; ME and EE of 1000 records in Rule 2',
    printed: printedByR3a.worked,
    here: `${share(shuffledRisk)}; ${me.toFixed(4)}, ${ee.toFixed(4)}`,
    verdict: verdictOf([Math.abs(shuffledRisk - 5 / 6) < 1e-12, hasDigits(me, '9.9658'), hasDigits(ee, '13.2877')]),
    why: `Not printed, and computed beside them: ORR of Table 1, ${share(risk, 1)}.`,
  };
}

function frequencies({ examples }: Results): Claim {
  const ages = examples.ages.join(', ');
  return {
    claim: 'The frequencies of Age in Table 1 (eq. 4)',
    printed: printedByR3a.ages,
    here: ages,
    verdict: printedByR3a.ages.shown.endsWith(ages) ? 'holds' : 'slip',
    why: 'A misprint: Age is 20, 25, 25, 25, 35 there, and each column of the matrix must sum to the five records.',
  };
}

function spread({ matrices }: Results): Claim {
  const sizes = bySize(matrices);
  const [[smallest, first]] = sizes;
  const enough = smallestSizeWithin(sizes);
  return {
    claim: 'Fig. 1: of 100 means of 50 draws each, none is further from their average, over 20 frequency matrices',
    printed: printedByR3a.spread,
    here: sizes.map(([rows, of]) => `${share(spreadOfMean(of), 4)} (n = ${count(rows)})`).join(', '),
    verdict: verdictOf(sizes.map(([, of]) => spreadOfMean(of) <= printedSpread)),
    why:
      `The paper does not say how many records its random data sets have; ours come out within its bound ${enough === undefined ? 'nowhere' : `from ${count(enough)} records on`}. ` +
      'Shown is the average of the largest of 100 deviations by the normal law, for the matrix whose draws spread most. It falls with the square root of the number of records and of draws. ' +
      `With ${smallest} records a single draw has a standard deviation of up to ${share(spreadOfDraw(first))}. The exact mean (ours) has no spread.`,
  };
}

function withoutStrong({ subsets }: Results): Claim {
  const weak = subsets.filter(withoutStrongPair);
  const first = errorsOf(weak, 'algorithm1');
  const tree = errorsOf(weak, 'tree');
  return {
    claim: 'Algorithm 1 errs by less than .05 on data without a strong pair (g ≥ .5)',
    printed: printedByR3a.withoutStrong,
    here: `up to ${share(first.largest)}; beyond .05 for ${first.above05} of ${count(first.count)} parts of adult`,
    verdict: first.largest < printedBounds.withoutStrong ? 'holds' : 'fails',
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
    printed: printedByR3a.withStrong,
    here: `up to ${share(second.largest)}; beyond .09 for ${second.above09} of ${count(second.count)} parts of adult`,
    verdict: second.largest < printedBounds.withStrong ? 'holds' : 'fails',
    why:
      `It does much: without it (Algorithm 1) errors reach ${share(first.largest)}, on average ${share(first.mean)} instead of ${share(second.mean)}. ` +
      'It keeps frequent tuples of strong pairs only. That they were counted in all of adult is not to blame: counted in the part itself they leave ' +
      `errors up to ${share(own.largest)}. The tree, which keeps whole pair tables, of weak pairs too, errs by at most ${share(tree.largest)}.`,
  };
}

function eeAboveMe({ examples, subsets }: Results): Claim {
  const small = subsets.filter((subset) => !isLargeEnough(subset));
  return {
    claim: 'Rule 2: where records are few for the number of combinations, EE is above ME',
    printed: printedByR3a.eeAboveMe,
    here: `${examples.ee.toFixed(2)} above ${examples.me.toFixed(2)} in its example; in ${small.length} of ${count(subsets.length)} parts of adult`,
    verdict: verdictOf([examples.ee > examples.me, small.length > 0]),
  };
}

function chain({ subsets }: Results): Claim {
  const large = subsets.filter(isLargeEnough);
  const broken = brokenLinks(large);
  const all = brokenLinks(subsets);
  return {
    claim: 'ME ≥ EE ≥ RDE ≥ TDE (end of section V)',
    printed: printedByR3a.chain,
    here: `of the ${large.length} parts of adult with ME ≥ EE: RDE < TDE in ${broken.rdeBelowTde}, EE below RDE or TDE in ${broken.eeBelowRde + broken.eeBelowTde}`,
    verdict: verdictOf([broken.rdeBelowTde === 0, broken.eeBelowRde + broken.eeBelowTde === 0]),
    why: `EE ≥ RDE and EE ≥ TDE are theorems and hold in all ${count(subsets.length)} parts${all.eeBelowRde + all.eeBelowTde === 0 ? '' : ' but some'}; ME ≥ EE takes 2^EE records. RDE ≥ TDE: see below.`,
  };
}

function dependenceLowers({ subsets, factorial }: Results): Claim {
  const { rdeBelowTde } = brokenLinks(subsets);
  return {
    claim: 'Rule 4: dependencies between columns take entropy away',
    printed: printedByR3a.dependence,
    here: `in ${count(subsets.length - rdeBelowTde)} of ${count(subsets.length)} parts`,
    verdict: verdictOf([rdeBelowTde < subsets.length / 2, rdeBelowTde === 0]),
    why:
      'Typical, and no theorem: the four combinations of two values of two columns, once each, have TDE ' +
      `${factorial.tde.toFixed(3)} but RDE ${factorial.rde.toFixed(3)}; shuffling can only make rows of this table alike.`,
  };
}

/** "In general". */
const general = 0.95;

function entropyAndRisk({ twelve, subsets }: Results): Claim {
  const [even, uneven] = twelve;
  const { pairs, same } = riskFollowsEntropy(subsets);
  return {
    claim: 'Rule 4: of two data sets of the same capacity the one with the larger TDE has the larger ORR',
    printed: printedByR3a.entropyAndRisk,
    here: `so for ${percent(same / pairs, 1)} of ${count(pairs)} pairs of parts of adult`,
    verdict: same / pairs > general ? 'holds' : 'in part',
    why:
      'Pairs whose numbers of records differ by 2 % at most and whose TDE differ by a bit or more. It is no theorem, as the paper says: ' +
      `twelve rows in classes of ${even.classes.join(', ')} have ${even.entropy.toFixed(3)} bits and ORR ${share(even.risk)}, in classes of ${uneven.classes.join(', ')} ${uneven.entropy.toFixed(3)} bits and ORR ${share(uneven.risk)}. ` +
      'Entropy weighs a class by its rows, ORR counts each class once; Quasi derives neither from the other.',
  };
}

function chanceIsWeak({ chance }: Results): Claim {
  const most = chance[chance.length - 1];
  return {
    claim: 'Random data sets without a strong pair (IV.A)',
    printed: printedByR3a.noStrong,
    here: `none with ${chance
      .filter(({ raw }) => raw < strongGain)
      .map(({ values }) => values)
      .join(' or ')} values each in 1000 rows; g = ${share(most.raw)} by chance for ${most.values}`,
    verdict: verdictOf(chance.map(({ raw }) => raw < strongGain)),
    why:
      'An observation about its own 100,000 data sets, which it does not describe; it depends on the number of values. g is biased upwards where columns have many values for the number of rows. Quasi shows the dependency above chance beside it, which is ' +
      `${share(Math.max(...chance.map(({ adjusted }) => adjusted)))} at most for the same columns, and leaves identifiers out.`,
  };
}
