/** The textbook measures: small tables, and the published examples of t-closeness. */

import assert from 'node:assert/strict';
import { drain } from '@quasi/shared/analysis';
import { frequencyHistogram, type SensitiveValues } from '@quasi/shared/counts';
import { anonymity } from '@quasi/shared/measures';
import {
  distinctDiversity,
  entropyDiversity,
  equalCloseness,
  orderedCloseness,
  recursiveRatio,
} from '../../shared/src/measures/diversity/index.ts';
import { journalistRisk, presence } from '../../shared/src/measures/protection/index.ts';
import { prosecutorRisk } from '../../shared/src/measures/protection/testFormulas.ts';
import { assertClose, type GoldenChecks } from './check.ts';
import { sudaChecks } from './stdSuda.ts';

/** Table 1 of R3A by its classes. */
const table1 = frequencyHistogram(Uint32Array.of(1, 1, 2, 1));

/** Values in their natural order: cold < flu < hiv. */
const [cold, flu, hiv] = [0, 1, 2];
/** The classes A: flu, flu, cold and B: flu, cold, hiv, hiv. */
const medical: SensitiveValues = {
  rows: 7,
  starts: Uint32Array.of(0, 2, 5),
  values: Uint32Array.of(flu, cold, flu, cold, hiv),
  counts: Uint32Array.of(2, 1, 1, 1, 2),
  totals: Uint32Array.of(2, 3, 2),
};

/** One class with these places of nine equally frequent salaries. */
const ofNine = (places: readonly number[]): SensitiveValues => ({
  rows: places.length,
  starts: Uint32Array.of(0, places.length),
  values: Uint32Array.from(places, (place) => place - 1),
  counts: new Uint32Array(places.length).fill(1),
  totals: new Uint32Array(9).fill(1),
});
const upTo = (values: number) => Array.from({ length: values }, (_, value) => value);

/** The release a, a, b of a population of four a, two b and three c. */
const released = { released: Uint32Array.of(2, 1, 0), inPopulation: Uint32Array.of(4, 2, 3) };

const named = ({ highest, average, atRisk }: { highest: number; average: number; atRisk: number }) => ({
  max: highest,
  mean: average,
  share_above: atRisk,
});

export const checks: GoldenChecks = {
  'k(r3a_table1)': (expected) => assert.equal(anonymity(table1), expected),
  'l(med)': (expected) =>
    assertClose({ distinct: drain(distinctDiversity(medical)), entropy: drain(entropyDiversity(medical)) }, expected),
  'recursive_l2(med)': (expected) => assertClose(drain(recursiveRatio(medical, 2)), expected),
  't_equal(med)': (expected) => assertClose(drain(equalCloseness(medical)), expected),
  't_ordered(med;cold<flu<hiv)': (expected) => assertClose(drain(orderedCloseness(medical, upTo(3))), expected),
  'emd_ordered(first 3 of 9 | uniform)': (expected) =>
    assertClose(drain(orderedCloseness(ofNine([1, 2, 3]), upTo(9))), expected),
  'emd_ordered({4,6,9} of 9 | uniform)': (expected) =>
    assertClose(drain(orderedCloseness(ofNine([4, 6, 9]), upTo(9))), expected),
  'prosecutor(r3a_table1)': (expected) => assertClose(named(prosecutorRisk(table1, 5)), expected),
  journalist: (expected) => assertClose(named(drain(journalistRisk(released, 5))), expected),
  delta_presence: (expected) => {
    const found = drain(presence(released));
    assertClose([found?.min, found?.max], expected);
  },
  ...sudaChecks,
};
