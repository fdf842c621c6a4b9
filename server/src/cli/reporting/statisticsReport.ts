/** The report on statistics without data: those of a file, or of a table that a schema describes. */
import type { Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { shownFile, shownName } from '@quasi/shared/explain';
import { type Audience, reportOfPrediction } from '@quasi/shared/report';
import { predictedRisk } from '../../predictedRisk.ts';
import { type StatedPart, statedAt } from '../checkStatistics.ts';
import type { Reported } from './dataReport.ts';

/** `text`: of a file of statistics; `budget`: seconds for the random tables. */
export function* statisticsReport(
  part: StatedPart,
  text: string | undefined,
  settings: Settings,
  audience: Audience,
  budget: number | undefined,
): Work<Reported> {
  const { stated, place } = yield* statedAt(part, text);
  const { prediction, findings } = yield* predictedRisk(stated, place, settings, budget);
  const name = part.resource?.name;
  const file = name === undefined ? shownFile(part.path) : `${shownFile(part.path)}: ${shownName(name)}`;
  const hasWarnings = findings.some(({ severity }) => severity === 'error' || severity === 'warning');
  return { report: reportOfPrediction(file, prediction, audience, []), hasWarnings };
}
