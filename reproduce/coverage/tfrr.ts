/** TFRR, numbered thing by numbered thing. */
import { type CoverageLine, line, measure, page } from './line.ts';

const law = measure('recursive hypergeometric law', 'recursive-hypergeometric');
const rectification = measure('rectification', 'rectification');
const indistinguishable = measure('k-indistinguishable', 'k-indistinguishable');
const lift = measure('confidence and lift', 'confidence-and-lift');
const here = page('tfrr');

export const tfrrCoverage: readonly CoverageLine[] = [
  line('Equation 1', 'attribute dependence', measure('dependency', 'dependency')),
  line('Equation 2', 'largest difference of the laws (MPD)', here),
  line('Equation 3', 'law of one column', law),
  line('Equation 4', 'law of more columns', law),
  line('Equation 5', 'law of two columns', law),
  line('Equation 6', 'chance of the binomial law', law),
  line('Equation 7', 'binomial law', law),
  line('Equation 8', 'confidence', lift),
  line('Equation 9', 'lift', lift),
  line('Equation 10', 'trials after rectification', rectification),
  line('Equation 11', 'chance after rectification', rectification),
  line('Equation 12', 'k-indistinguishable', indistinguishable),
  line('Figure 1', 'dependence of random data', here),
  line('Figure 2', 'dependence of real data', `${here}: 2b for Adult; no: 2a and the three sets that are not here`),
  line('Figure 3', 'MPD', here),
  line('Figure 4', 'random data: areas, precision, positive rate', `${here}, as numbers; no: the curves themselves`),
  line('Figure 5', 'real data: areas', `${here}, as numbers; no: the curves themselves`),
  line('Figure 6', 'real data, rectified', `${here}, as numbers; no: the curves themselves`),
];
