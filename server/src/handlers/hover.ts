/** `textDocument/hover`: the column's card and the file's on a header cell, the row's card elsewhere, and what documents that tell of data have to say. Answers soon, with what is known by then. */
import type { Analysis } from '@quasi/shared/analysis';
import { noiseCard, rowCard, toMarkdown } from '@quasi/shared/explain';
import type { Finding, Part, Target } from '@quasi/shared/rules';
import { recordAt } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { type Hover, type HoverParams, MarkupKind } from 'vscode-languageserver/node';
import { columnMarkdown, fileMarkdown } from '../cards.ts';
import { cellAt } from '../documents/columnAt.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { HOVER_PATIENCE } from '../patience.ts';
import { readingOf } from '../reading.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';

const MILLISECONDS_FOR_SHAPE = 20;
const MILLISECONDS_FOR_FILE = 20;

export async function hover(session: Session, { textDocument, position }: HoverParams): Promise<Hover | null> {
  const described = session.described.at(textDocument.uri);
  if (described) return (await described.kind.hover?.(described.document, position)) ?? null;
  const reading = readingOf(session, textDocument.uri);
  if (!reading) return null;
  const { watch, analysis } = reading;
  const { text } = watch.document;
  const { table } = analysis;
  const offset = text.offsetAt(position);
  const record = recordAt(table, offset);
  const at = cellAt(analysis, record, offset, offset);
  if (!at) return null;
  const row = record - table.headerRecords;
  const markdown =
    row < 0
      ? await headerText(watch, analysis, at.column)
      : [
          await rowText(watch, analysis, row),
          ...findingsMarkdown(watch.findings, (target) => 'row' in target && target.row === row),
        ].join('\n\n---\n\n');
  return { contents: { kind: MarkupKind.Markdown, value: markdown }, range: toRange(at.cell, text) };
}

/** The card of the column, and below it that of the file, each with what was found there. */
async function headerText(watch: DocumentWatch, analysis: Analysis, column: number): Promise<string> {
  const facts = analysis.known.profile ?? (await watch.answer(analysis.profile(), HOVER_PATIENCE));
  if (!facts) return t`Quasi is still looking at the columns.`;
  const card = await columnMarkdown(watch, analysis, facts, column, MILLISECONDS_FOR_SHAPE);
  const { index } = analysis.table.columns[column];
  return [
    card,
    ...findingsMarkdown(watch.findings, (target) => target.kind === 'column' && target.column === index),
    ...(await fileText(watch, analysis)),
    ...findingsMarkdown(watch.findings, ({ kind }) => kind === 'file'),
  ].join('\n\n---\n\n');
}

async function fileText(watch: DocumentWatch, analysis: Analysis): Promise<string[]> {
  const { known } = analysis;
  if (!known.classes) return [];
  const expected = known.expected ?? (await watch.answer(analysis.expected(), MILLISECONDS_FOR_FILE));
  return [fileMarkdown(watch.document.uri, known.classes, known.insight, expected, known.knowledge)];
}

async function rowText(watch: DocumentWatch, analysis: Analysis, row: number): Promise<string> {
  const { table, settings } = analysis;
  const known = analysis.classOfRow(row);
  if (!known) return t`Quasi is still counting classes.`;
  const { protection } = analysis.known.profile ?? {};
  if (protection?.isWhole)
    return toMarkdown(noiseCard({ table }, row, protection, analysis.known.insight?.peopleBehind));
  const { size: classSize, columns } = known;
  const subjects = analysis.known.classes?.subjects;
  // Once the classes are settled: before that, to find them would take the time there is.
  const isSettled = analysis.known.classes !== undefined;
  const insight = isSettled ? await watch.row(analysis, row) : undefined;
  const card = toMarkdown(rowCard({ table, row, classSize, subjects, target: settings.k, columns }, insight));
  if (insight || !isSettled || columns.length === 0) return card;
  return `${card}\n\n${t`What makes it stand out is still being worked out: point here again in a moment.`}`;
}

/** Nothing where none is about the place. */
function findingsMarkdown(findings: readonly Finding[], isHere: (target: Target) => boolean): string[] {
  const sentences = findings.flatMap((finding) => {
    const told = partHere(finding, isHere);
    return told
      ? [`${finding.slug}: ${[told.message, ...(told.details === undefined ? [] : [told.details])].join(' ')}`]
      : [];
  });
  return sentences.length === 0 ? [] : [toMarkdown({ title: t`Findings`, sentences, values: [], sections: [] })];
}

/** Of a finding on many columns, what it says of the one pointed at. */
function partHere(
  finding: Finding,
  isHere: (target: Target) => boolean,
): Pick<Part, 'message' | 'details'> | undefined {
  if (finding.target.kind === 'column') {
    const part = finding.parts?.find(({ target }) => target.kind === 'column' && isHere(target));
    if (part) return part;
  }
  return isHere(finding.target) ? finding : undefined;
}
