/** What a file was made of: only its measures are wanted. */
import { openDataSet, type Work } from '@quasi/shared/analysis';
import { shownFile } from '@quasi/shared/explain';
import type { Original } from '@quasi/shared/report';
import { openData, type TableRequest } from '../openTable.ts';

export function* originalOf(request: TableRequest): Work<Original> {
  const opened = yield* openData({ ...request, isCounted: true });
  try {
    return { file: shownFile(request.path), facts: yield* openDataSet(opened, request.world).classes() };
  } finally {
    opened.close();
  }
}
