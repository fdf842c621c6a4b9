/** The statistics of a file on disk or from standard input. */
import { openDataSet, type Work } from '@quasi/shared/analysis';
import { shownName } from '@quasi/shared/explain';
import { type StatisticsOfTable, type StatisticsRequest, statisticsOf } from '@quasi/shared/predicting';
import { FileProblem } from '../../files/index.ts';
import { openTable, type TableRequest } from '../openTable.ts';

export function* statisticsOfFile(request: TableRequest, asked: StatisticsRequest): Work<StatisticsOfTable> {
  const opened = yield* openTable(request);
  const { table, source } = opened;
  try {
    const names = new Set<string>();
    for (const { name } of table.columns) {
      if (names.has(name)) {
        const sentence = `Two columns are called "${shownName(name)}"; statistics need a name for each.`;
        throw new FileProblem(request.path, sentence);
      }
      names.add(name);
    }
    const made = yield* statisticsOf(openDataSet(opened, request.world), asked);
    opened.requireUnchanged();
    return made;
  } finally {
    source.close();
  }
}
