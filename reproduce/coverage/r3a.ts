/** R3A, numbered thing by numbered thing. */
import { type CoverageLine, line, measure, page } from './line.ts';

const risk = measure('overall risk', 'overall-risk');
const expected = measure('expected overall risk', 'expected-overall-risk');
const dependency = measure('dependency', 'dependency');
const lift = measure('confidence and lift', 'confidence-and-lift');
const entropies = measure('entropies', 'entropies');
const random = measure('random sampling', 'random-sampling');
const semiRandom = measure('semi-random sampling', 'semi-random-sampling');
const here = page('r3a');

export const r3aCoverage: readonly CoverageLine[] = [
  line('Definition 1', 'matrix of frequencies (AVFM)', `[statistics files](../statistics.md), ${random}`),
  line('Definition 2', 'overall risk (ORR)', risk),
  line('Definition 3', 'information gain ratio', dependency),
  line('Definition 4', 'support and confidence', lift),
  line('Definition 5', 'attribute dependency', `${dependency}, of single columns; no: of groups of columns`),
  line('Definition 6', 'experience entropy', entropies),
  line('Equation 1', 'the matrix', random),
  line('Equation 2', 'its cells', random),
  line('Equation 3', 'its columns sum to n', '[statistics files](../statistics.md), where it is checked'),
  line('Equation 4', 'the matrix of Table 1', `${here}, with its slip`),
  line('Equation 5', 'chance to be re-identified', risk),
  line('Equation 6', 'ORR', risk),
  line('Equation 7', 'entropy of a column', dependency),
  line('Equation 8', 'mutual information', dependency),
  line('Equation 9', 'g(A, B)', dependency),
  line('Equation 10', 'support', lift),
  line('Equation 11', 'confidence', lift),
  line(
    'Equation 12',
    'entropy of a group of columns',
    `${entropies}, of the quasi-identifiers (TDE); no: of any group`,
  ),
  line('Equation 13', 'entropy of the table (TDE)', entropies),
  line('Equation 14', 'maximum entropy (ME)', entropies),
  line('Equation 15', 'experience entropy (EE)', entropies),
  line('Equation 16', 'matrix of an example', here),
  line('Equation 17', 'standard data set', `${random}, ${here}`),
  line('Equation 18', 'a shuffled data set; without a number in our text', here),
  line('Algorithm 1', 'random sampling', `${random}; the exact mean: ${expected}`),
  line('Algorithm 2', 'semi-random sampling', semiRandom),
  line('Table 1', 'example', here),
  line('Table 2', 'dependency and support', dependency),
  line('Table 3', 'columns of SPD', 'no: a list of columns of data that cannot be had'),
  line('Table 4', 'columns of each target data set', 'no: SPD cannot be had; random parts of Adult in their place'),
  line(
    'Table 5',
    'dependencies between the columns of SPD',
    `no: SPD cannot be had; the same matrix of any file is in \`quasi measure --only dependency\`, ${dependency}`,
  ),
  line('Figure 1', 'error on random data', here),
  line('Figure 2', 'error of Algorithm 1 on real data', `${here}, on Adult`),
  line('Figure 3', 'error of Algorithm 2 on real data', `${here}, on Adult`),
  line('Figure 4', 'four entropies', `${here}, on Adult`),
  line('Rule 1', 'ME by capacity; EE above RDE and TDE', entropies),
  line('Rule 2', 'where EE is above ME', `${entropies}, ${here}`),
  line('Rule 3', 'RDE below EE', entropies),
  line('Rule 4', 'TDE below RDE; TDE and ORR', `${entropies}, ${here}`),
];
