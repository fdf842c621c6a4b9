/** ITO, numbered thing by numbered thing. */
import { type CoverageLine, line, measure, page } from './line.ts';

const knowledge = measure('background knowledge', 'background-knowledge');
const here = page('ito');
const alike = `${here}, on the receipts of the next year`;

export const itoCoverage: readonly CoverageLine[] = [
  line('Definition 1', 'records, users, values', knowledge),
  line('Definition 2', 'chance to know a value', knowledge),
  line('Definition 3', 'chance to identify', knowledge),
  line('Definition 4', 'α', knowledge),
  line('Definition 5', 'mean identification probability', knowledge),
  line('Definition 6', 'mean model', knowledge),
  line('Definition 7', 'low-cost model', knowledge),
  line('Definition 8', 'sampling model', knowledge),
  line('Theorem 1', 'error of the low-cost model', knowledge),
  line('Theorem 2', 'error of the sampling model', `${knowledge}, ${here}`),
  line('Equation 1', 'its formula', `${knowledge}, ${here}`),
  line('Example 1', 'the data', here),
  line('Example 2', 'probabilities of three days', here),
  line('Example 3', 'mean of them', here),
  line('Example 4', 'R(date)', here),
  line('Example 5', 'mean model', here),
  line('Example 6', 'low-cost model', here),
  line('Example 7', 'sampling model', here),
  line('Table 1', 'purchases', here),
  line('Table 2', 'the same with pseudonyms', '[pseudonyms](../remedies.md) as a remedy'),
  line(
    'Table 3',
    'probabilities value by value',
    `${here}, their sums; the worst values: \`quasi measure --only background\``,
  ),
  line('Table 4', 'models, errors, costs', here),
  line('Table 5', 'risks of four sets', `${here}: Adult, and receipts of the next year; no: T2 and T4 are not here`),
  line('Table 6', 'intervals', here),
  line('Table 7', 'error and cost', here),
  line('Table 8', 'deviation by size of the sample', here),
  line('Figure 1', 'sketch of the models', 'no: a drawing'),
  line('Figure 2', 'α of date', alike),
  line('Figure 3', 'α of time', alike),
  line('Figure 4', 'α of goods', alike),
  line('Figure 5', 'α of price', alike),
  line('Figure 6', 'α of number', alike),
  line('Figure 7', 'records against users, date', alike),
  line('Figure 8', 'records against users, price', alike),
  line('Figure 9', 'α of age, T2', 'no: T2 is not here'),
  line('Figure 10', 'α of days, T2', 'no: T2 is not here'),
  line('Figure 11', 'error against cost', alike),
  line('Figure 12', 'α_X from 50 values', alike),
];
