/** The scaling law against `scaling.py`, which knows none of its formulas: it follows the Pitman–Yor process person by person. */
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { drain } from '@quasi/shared/analysis';
import { frequencyHistogram } from '@quasi/shared/counts';
import { classLaw } from '../../shared/src/measures/scaling/classLaw.ts';
import { misfitOf } from '../../shared/src/measures/scaling/misfit.ts';
import { classesIn, peopleBelow } from '../../shared/src/measures/scaling/pitmanYor.ts';
import { gridOf } from '../../shared/src/measures/scaling/posterior.ts';
import { assertClose } from './check.ts';

interface Law {
  readonly theta: number;
  readonly discount: number;
}

interface Golden {
  readonly sizes: readonly number[];
  readonly expectations: readonly (Law & Record<'people' | 'target' | 'classes' | 'unique' | 'below', number>)[];
  readonly classes: readonly (Law & Record<'people' | 'rows' | 'target' | 'alone' | 'below' | 'risk', number>)[];
  readonly posterior: Record<'people' | 'misfit' | 'correctness' | 'unique' | 'below' | 'discount', number>;
  readonly misfit: readonly (Law & { readonly sizes: readonly number[]; readonly value: number })[];
}

const path = fileURLToPath(new URL('../data/golden/scaling.json', import.meta.url));
const golden: Golden = JSON.parse(readFileSync(path, 'utf8'));
const histogram = (sizes: readonly number[]) => frequencyHistogram(Uint32Array.from(sizes));
const sizes = histogram(golden.sizes);

for (const { people, target, ...one } of golden.expectations) {
  test(`expectations for ${people} people, θ ${one.theta}, d ${one.discount}`, () => {
    const found = {
      classes: classesIn(sizes, one, people),
      unique: peopleBelow(sizes, one, people, 2),
      below: peopleBelow(sizes, one, people, target),
    };
    // Where d is 0 the formula takes a millionth for it.
    const { classes, unique, below } = one;
    assertClose(found, { classes, unique, below }, one.discount === 0 ? 1e-5 : 1e-9);
  });
}

for (const { people, target, rows, ...one } of golden.classes) {
  test(`people of a class of ${rows}, θ ${one.theta}, d ${one.discount}`, () => {
    const { alone, below, risk } = classLaw(sizes, one, rows, people, target);
    assertClose({ alone, below }, { alone: one.alone, below: one.below }, 1e-9);
    assertClose(risk, one.risk, 1e-4);
  });
}

test('the posterior is that of one even grid over all of the prior', () => {
  const { people, misfit, ...expected } = golden.posterior;
  const { points, weights } = drain(gridOf(sizes, misfit));
  const mean = (of: (law: Law) => number) => points.reduce((sum, law, i) => sum + weights[i] * of(law), 0);
  const found = {
    correctness: mean((law) => classesIn(sizes, law, people)) / people,
    unique: mean((law) => peopleBelow(sizes, law, people, 2)) / people,
    below: mean((law) => peopleBelow(sizes, law, people, 4)) / people,
    discount: mean(({ discount }) => discount),
  };
  assertClose(found, expected, 0.01);
});

test('the misfit is the dispersion of grouped sizes', () => {
  for (const { sizes: of, value, ...law } of golden.misfit) assertClose(drain(misfitOf(histogram(of), law)), value);
});
