/** What the editor asks of a report: it is for the people who have the file before them. */
import type { ReportRequest } from '@quasi/shared/report';
import { version } from '../cli/version.ts';
import type { Places } from '../readers/index.ts';

export function requestFor(file: string, places: Places | undefined): ReportRequest {
  return { file, audience: 'internal', version: version(), original: undefined, places };
}
