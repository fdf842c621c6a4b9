/** QS001: records with fewer or more cells than the first, whose values may stand under the wrong column. */
import type { StructureFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf } from '../../explain/index.ts';
import { RecordFlag } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { delimiterName } from '../characters.ts';
import { markedText, reportFirst } from '../marked.ts';
import type { Report, Rule } from '../rule.ts';

export const raggedRow: Rule = {
  code: 'QS001',
  slug: 'ragged-row',
  scope: 'row',
  severity: 'warning',
  needs: 'structure',
  summary: 'The record has another number of cells than the header.',
  since: '0.1.0',
  *check(facts) {
    const { table, settings, flaws } = facts;
    // A quote that is never closed swallows the cells behind it: that is a finding of its own, and the cause of this one.
    const isUnclosed = (record: number) => (table.recordFlags[record] & RecordFlag.unclosedQuote) !== 0;
    const swallowed = flaws.unclosedQuote.records.filter(
      (record) => (table.recordFlags[record] & RecordFlag.ragged) !== 0,
    );
    const records = flaws.ragged.records.filter((record) => !isUnclosed(record));
    const total = flaws.ragged.total - swallowed.length;
    yield* reportFirst(
      records,
      total,
      settings.maxRowFindings,
      (record) => reportOf(facts, record),
      (reported) => totalReport(facts, total, reported),
    );
  },
};

function reportOf(facts: StructureFacts, record: number): Report {
  const { table } = facts;
  const cells = facts.widthOf(record);
  const columns = table.width;
  const has = t`This row has ${formatCountOf(cells, t`cell`, t`cells`)} where ${firstRecordName(facts)} has ${formatCount(columns)}`;
  const message =
    cells < columns
      ? t`${has}: the rest counts as missing, and values may stand under the wrong column. Add what is missing; a missing value is an empty cell.`
      : t`${has}: what is beyond is not checked, and values may stand under the wrong column. Put values that contain ${delimiterName(table.dialect)} in quotes.`;
  return { target: { kind: 'record', record }, numbers: { cells, columns }, message };
}

function totalReport(facts: StructureFacts, raggedRows: number, reported: number): Report {
  const rows = facts.table.rowCount;
  const columns = facts.table.width;
  const shown = formatCount(raggedRows);
  const all = formatCountOf(rows, t`row`, t`rows`);
  const first = firstRecordName(facts);
  const message = [
    raggedRows === 1
      ? t`${shown} of ${all} has another number of cells than ${first} (${formatCount(columns)}); ${markedText(reported)}.`
      : t`${shown} of ${all} have another number of cells than ${first} (${formatCount(columns)}); ${markedText(reported)}.`,
    t`Their values may stand under the wrong column. Check the delimiter and the quotes.`,
  ].join(' ');
  return { target: { kind: 'file' }, numbers: { raggedRows, rows, columns }, message };
}

function firstRecordName({ table }: StructureFacts): string {
  return table.headerRecords > 0 ? t`the header` : t`the first row`;
}
