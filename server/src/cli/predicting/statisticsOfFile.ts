/** The statistics of a file on disk or from standard input. */
import { Analysis, type Work } from '@quasi/shared/analysis';
import { shownName } from '@quasi/shared/explain';
import { type StatisticsOfTable, type StatisticsRequest, statisticsOf } from '@quasi/shared/predicting';
import { FileProblem } from '../../files/index.ts';
import { today } from '../../today.ts';
import { openTable, type TableRequest } from '../openTable.ts';
import { requireSureHeader } from '../requireSureHeader.ts';

export function* statisticsOfFile(request: TableRequest, asked: StatisticsRequest): Work<StatisticsOfTable> {
  const { table, source, encoding, requireUnchanged } = yield* openTable(request);
  try {
    requireSureHeader(request.path, table);
    const names = new Set<string>();
    for (const { name } of table.columns) {
      if (names.has(name)) {
        const sentence = `Two columns are called "${shownName(name)}"; statistics need a name for each.`;
        throw new FileProblem(request.path, sentence);
      }
      names.add(name);
    }
    const origin = { kind: 'disk', encoding, text: source, today: today() } as const;
    const made = yield* statisticsOf(new Analysis(table, request.settings, origin), asked);
    requireUnchanged();
    return made;
  } finally {
    source.close();
  }
}
