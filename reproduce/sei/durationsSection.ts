/** The page's part on time: the only numbers that another machine may change, so they are coarse. */
import { coarseSeconds, count } from '../numbers.ts';
import type { Section } from '../page.ts';
import { type Duration, durationRecords } from './durations.ts';
import { modelLabels } from './models.ts';

/** The stated durations leave this much room for a busier machine. */
const room = 1.5;

export function durationText(seconds: number): string {
  return coarseSeconds(room * seconds);
}

export function durationsSection(found: readonly Duration[], people: number): Section {
  return {
    heading: 'Durations (coarse; they alone depend on the machine)',
    blocks: [
      `Time of the processor, one thread; all ${count(people)} records of Adult at ε = 1 for each of nine columns. *Fit*: from the reports to the model. *Record*: q and the law of one person among 1,000,000 with five databases, on average over ${durationRecords} people. The paper prints 2,205 s for its copula of Adult. *Copula alone* is the copula as printed with less to do.`,
      {
        kind: 'table',
        columns: ['model', 'fit', 'record'],
        rows: found.map(({ model, fit, record }) => [modelLabels[model], durationText(fit), durationText(record)]),
      },
      'The difference is not only the machine. Shares of one column have a closed form here instead of an iteration, those of pairs an accelerated one that stops by likelihood, and the probability of a cell is integrated instead of counted among simulated people, which would need far more of them than 1/q.',
    ],
  };
}
