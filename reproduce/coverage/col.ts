/** COL, numbered thing by numbered thing. */
import { type CoverageLine, line, measure, page } from './line.ts';

const sensitivity = measure('sensitivity', 'sensitivity');
const combinations = measure('unique combinations', 'unique-combinations');
const here = page('col');

export const colCoverage: readonly CoverageLine[] = [
  line('Equation 1', 'chance that a known column completes a combination', sensitivity),
  line('Equation 2', 'S', sensitivity),
  line('Table 1', 'example', here),
  line('Table 2', 'its combinations', `${here}, ${combinations}`),
  line(
    'Table 3',
    'background table of age and birthday',
    `no: an attack with a given table; which columns it would take is in ${combinations}, its success on a register in ${measure('k-map', 'presence-and-k-map')}`,
  ),
  line('Table 4', 'background table of numbers', 'no: as Table 3'),
  line('Table 5', 'combinations of RPI', here),
  line('Figure 1', 'S of RPI', `${here}, from Table 5`),
  line(
    'Figure 2',
    'S after masking',
    `${here}, on a made-up table; of a file: ${measure('details of a remedy', 'details')}`,
  ),
  line('Figure 3', 'S of Pokec', `no: Pokec is not among our data; S of any file: ${sensitivity}`),
  line('Figure 4', 'S against rows and κ', `${here}, on a made-up table and ten others`),
  line('Figure 5', 'ranks against baselines, RPI', `${here}, ${measure('baselines', 'baselines')}`),
  line('Figure 6', 'the same, Pokec', `no: Pokec is not among our data; ten other tables on the ${here}`),
];
