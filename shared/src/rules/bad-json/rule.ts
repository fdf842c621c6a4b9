/** QS009: records of a JSON text that are no valid JSON objects, so that their values are not read. */
import type { WrittenFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf } from '../../explain/index.ts';
import { CellKind } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { rowsApartOrTogether } from '../fewest.ts';
import { findingText } from '../findingText.ts';
import { markedSentence } from '../marked.ts';
import type { Report, Rule } from '../rule.ts';

export const badJson: Rule = {
  code: 'QS009',
  slug: 'bad-json',
  scope: 'row',
  severity: 'error',
  needs: 'text',
  summary: 'A record is not valid JSON, so its values are not read.',
  since: '0.18.0',
  *check(facts) {
    const { records, total } = facts.text.flaws.invalid;
    yield* rowsApartOrTogether(
      records,
      total,
      facts.settings.maxRowFindings,
      (record) => reportOf(facts, record),
      (reported) => totalReport(facts, total, reported),
    );
  },
};

function reportOf({ text: { cellsOf } }: WrittenFacts, record: number): Report {
  const isDamaged = cellsOf(record).every(({ kind }) => kind === CellKind.damaged);
  const text = isDamaged
    ? findingText(
        t`Not valid JSON`,
        t`Its values are not read: the row counts, and they count as missing.`,
        t`Fix: write one JSON object here.`,
      )
    : findingText(
        t`Not valid JSON: a comma or a bracket around this record is wrong`,
        t`Its values are read, but other programs may refuse the file.`,
        t`Fix: put one comma between records, none behind the last, and close the list.`,
      );
  return { target: { kind: 'row', row: record }, numbers: {}, ...text };
}

function totalReport({ table }: WrittenFacts, invalid: number, reported: number): Omit<Report, 'target'> {
  const text = findingText(
    t`${formatCount(invalid)} of ${formatCountOf(table.rowCount, t`record`, t`records`)} are not valid JSON`,
    ...markedSentence(reported),
    t`Values that cannot be read count as missing. Fix: write the file anew with a program that writes JSON.`,
  );
  return { numbers: { invalid, records: table.rowCount }, ...text };
}
