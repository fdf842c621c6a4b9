/** The report on one file of data, and whether a check would fail on it. */
import { openDataSet, type Work } from '@quasi/shared/analysis';
import { shownFile } from '@quasi/shared/explain';
import { type Audience, type Original, type Report, reportOf } from '@quasi/shared/report';
import type { Resource } from '@quasi/shared/schema';
import { isTooWide } from '@quasi/shared/table';
import { FileProblem } from '../../files/index.ts';
import { allFindings, describedFindings } from '../../findings.ts';
import { openData, type TableRequest } from '../openTable.ts';
import { version } from '../version.ts';

export interface Reported {
  readonly report: Report;
  /** A finding that makes a check fail. */
  readonly hasWarnings: boolean;
}

interface DataRequest extends TableRequest {
  readonly audience: Audience;
  readonly resource: Resource | undefined;
  readonly original: Original | undefined;
}

export function* dataReport(request: DataRequest): Work<Reported> {
  const { path, world, audience, resource, original } = request;
  const opened = yield* openData({ ...request, mayBeTooWide: true });
  try {
    const { table } = opened;
    if (table.rowCount === 0) throw new FileProblem(path, 'The file has no rows, so there is nothing to report.');
    const analysis = openDataSet(opened, world);
    const { facts, findings } = yield* allFindings(analysis);
    const described =
      resource && !isTooWide(table) ? (yield* describedFindings(analysis, resource, facts)).findings : [];
    const report = yield* reportOf(analysis, { file: shownFile(path), audience, version: version(), original });
    const hasWarnings = [...findings, ...described].some(
      ({ severity }) => severity === 'error' || severity === 'warning',
    );
    return { report, hasWarnings };
  } finally {
    opened.close();
  }
}

/** What a file was made of: only its measures are wanted. */
export function* originalOf(request: TableRequest): Work<Original> {
  const opened = yield* openData(request);
  try {
    return { file: shownFile(request.path), facts: yield* openDataSet(opened, request.world).classes() };
  } finally {
    opened.close();
  }
}
