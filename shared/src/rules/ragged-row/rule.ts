/** QS001: records with fewer or more cells than the first, so that values may be in the wrong column. */
import type { WrittenFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { delimiterName } from '../characters.ts';
import { MOST_OF_A_RULE, MOST_PARTS, partOf, rowsApart } from '../fewest.ts';
import { findingText } from '../findingText.ts';
import { markedSentence } from '../marked.ts';
import type { Report, Rule } from '../rule.ts';

export const raggedRow: Rule = {
  code: 'QS001',
  slug: 'ragged-row',
  scope: 'row',
  severity: 'warning',
  needs: 'text',
  summary: 'Records have more or fewer cells than the header.',
  since: '0.1.0',
  growsBy: 'raggedRows',
  *check(facts) {
    const { settings, text } = facts;
    const { ragged } = text;
    const asked = settings.maxRowFindings;
    const patterns = patternsIn(facts);
    const rest = ragged.total - ragged.records.length;
    const marked = Math.min(ragged.records.length, rowsApart(ragged.total, asked));
    if (marked < ragged.total) {
      // Records that are not read again may follow another pattern.
      if (rest > 0 || patterns.length > MOST_OF_A_RULE) yield total(facts, patterns, marked);
      else for (const pattern of patterns) yield ofPattern(facts, pattern, marked);
    }
    for (const record of ragged.records.slice(0, marked)) yield reportOf(facts, record);
  },
};

/** Records with as many cells, those with most records first. */
interface Pattern {
  readonly cells: number;
  readonly records: readonly number[];
}

function patternsIn({ text: { ragged } }: WrittenFacts): Pattern[] {
  const { records, widths } = ragged;
  const found = new Map<number, number[]>();
  for (const [i, record] of records.entries()) {
    const own = found.get(widths[i]);
    if (own) own.push(record);
    else found.set(widths[i], [record]);
  }
  const patterns = Array.from(found, ([cells, own]) => ({ cells, records: own }));
  return patterns.sort((a, b) => b.records.length - a.records.length || a.cells - b.cells);
}

function ofPattern(facts: WrittenFacts, { cells, records }: Pattern, marked: number): Report {
  const { width: columns, rowCount: rows } = facts.table;
  if (records.length === 1) return reportOf(facts, records[0]);
  const all = records.length === rows ? t`All ${formatCount(rows)} rows` : ofRows(records.length, rows);
  return {
    target: { kind: 'file' },
    numbers: { raggedRows: records.length, rows, cells, columns },
    ...findingText(
      t`${all} have ${formatCountOf(cells, t`cell`, t`cells`)}, ${firstRecordName(facts)} has ${formatCount(columns)}`,
      ...markedSentence(marked),
      ...consequence(facts, cells < columns),
    ),
    ...(marked === 0 && { parts: partsOf(facts, records) }),
  };
}

function total(facts: WrittenFacts, patterns: readonly Pattern[], marked: number): Report {
  const { ragged, table } = facts.text;
  const { width: columns, rowCount: rows } = table;
  const widths = patterns.slice(0, MOST_OF_A_RULE).map(({ cells }) => formatCount(cells));
  const first = firstRecordName(facts);
  const list = widths.join(', ');
  return {
    target: { kind: 'file' },
    numbers: { raggedRows: ragged.total, rows, columns },
    ...findingText(
      t`${ofRows(ragged.total, rows)} have more or fewer cells than ${first} (${formatCount(columns)})`,
      patterns.length > widths.length ? t`They have ${list} or another number.` : t`They have ${list}.`,
      ...(ragged.total > ragged.records.length
        ? [t`Quasi looked at the first ${formatCount(ragged.records.length)} of them.`]
        : []),
      ...markedSentence(marked),
      t`Values may be in the wrong column. Fix: check the delimiter and the quotes.`,
    ),
    ...(marked === 0 && { parts: partsOf(facts, ragged.records) }),
  };
}

function partsOf(facts: WrittenFacts, records: readonly number[]) {
  return facts.settings.maxRowFindings === 0
    ? []
    : records.slice(0, MOST_PARTS).map((record) => partOf(reportOf(facts, record)));
}

function ofRows(some: number, rows: number): string {
  return t`${formatCount(some)} of ${formatCountOf(rows, t`row`, t`rows`)}`;
}

function reportOf(facts: WrittenFacts, record: number): Report {
  const { table, ragged } = facts.text;
  const cells = ragged.widths[ragged.records.indexOf(record)];
  const columns = table.width;
  return {
    target: { kind: 'row', row: record - table.headerRecords },
    numbers: { cells, columns },
    ...findingText(
      t`This row has ${formatCountOf(cells, t`cell`, t`cells`)}, ${firstRecordName(facts)} has ${formatCount(columns)}`,
      ...consequence(facts, cells < columns),
    ),
  };
}

function consequence({ text: { table } }: WrittenFacts, isShort: boolean): string[] {
  return isShort
    ? [
        t`The rest counts as missing, and values may be in the wrong column.`,
        t`Fix: add the cells; an empty cell is a missing value.`,
      ]
    : [
        t`Cells beyond the last column are not checked, and values may be in the wrong column.`,
        t`Fix: put values that contain ${delimiterName(table.dialect)} in quotes.`,
      ];
}

function firstRecordName({ text: { table } }: WrittenFacts): string {
  return table.headerRecords > 0 ? t`the header` : t`the first row`;
}
