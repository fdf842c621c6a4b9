/** SEI, numbered thing by numbered thing. */
import { type CoverageLine, line, measure, page } from './line.ts';

const response = measure('randomised response', 'randomised-response');
const reconstruction = measure('reconstruction', 'reconstruction');
const copula = measure('copula', 'copula');
const floor = measure('floor', 'floor');
const law = measure('count law', 'count-law');
const here = page('sei');

export const seiCoverage: readonly CoverageLine[] = [
  line('Equation 1', 'differential privacy', response),
  line('Equation 2', 'β', response),
  line('Equation 3', 'shares from reports', reconstruction),
  line('Equation 4', 'its channel', reconstruction),
  line('Equation 5', 'mutual information', copula),
  line('Equation 6', 'entropy of a normal variable', copula),
  line('Equation 7', 'the same of the other', copula),
  line('Equation 8', 'entropy of both', copula),
  line('Equation 9', 'chance of at least one', floor),
  line('Equation 10', 'Poisson law', floor),
  line('Equation 11', 'to be solved for q', floor),
  line('Equation 12', 'ratio of its terms', floor),
  line('Equation 13', 'its first term', floor),
  line('Equation 14', 'by Lambert’s function', floor),
  line('Equation 15', 'how many people', law),
  line('Equation 16', 'at least one', law),
  line('Equation 17', 'with databases', law),
  line('Equation 18', 'its sum', law),
  line('Equation 19', 'expected number', law),
  line('Table 1', 'notations', 'the words of the pages above'),
  line('Table 2', 'data sets', `${here}: Adult; no: the others are not here`),
  line('Table 3', 'durations', `${here}, Adult`),
  line('Figure 1', 'scenario', 'no: a drawing; `quasi measure --database` is what it shows'),
  line('Figure 2', 'how many have the same record', `${here}: Adult, as shares`),
  line('Figure 3', 'databases, no noise', here),
  line('Figure 4', 'threshold, no noise', here),
  line('Figure 5', 'databases, noise', here),
  line('Figure 6', 'threshold, noise', here),
  line('Figure 7', 'ε', `${here}, from .5 to 8`),
];
