/** The page's part on time: another machine or a busy one may change it, so only limits are written. */
import { count, limitText } from '../numbers.ts';
import type { Section } from '../page.ts';
import { type Duration, durationRecords, limits } from './durations.ts';
import { modelLabels } from './models.ts';

/** Whether fit and record keep the limits of their model. */
export function durationTexts({ model, fit, record }: Duration): readonly [fit: string, record: string] {
  return [limitText(fit, limits[model].fit), limitText(record, limits[model].record)];
}

export function durationsSection(found: readonly Duration[], people: number): Section {
  return {
    heading: 'Durations (limits; they alone depend on the machine)',
    blocks: [
      `Time of the processor, one thread; all ${count(people)} records of Adult at ε = 1 for each of nine columns. *Fit*: from the reports to the model. *Record*: q and the law of one person among 1,000,000 with five databases, on average over ${durationRecords} people. Only limits are written, ten times and more what it takes on an idle machine. The paper prints 2,205 s for its copula of Adult. *Copula alone* is the copula as printed with less to do.`,
      {
        kind: 'table',
        columns: ['model', 'fit', 'record'],
        rows: found.map((one) => [modelLabels[one.model], ...durationTexts(one)]),
      },
      'The difference is not only the machine. Shares of one column have a closed form here instead of an iteration, those of pairs an accelerated one that stops by likelihood, and the probability of a cell is integrated instead of counted among simulated people, which would need far more of them than 1/q.',
    ],
  };
}
