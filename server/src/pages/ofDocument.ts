/** The report on an open document, whose columns and lines lead to their places in its text. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import type { ReportParams, ReportResult } from '@quasi/shared/protocol';
import { type LinkTo, noLinks, reportOf, toHtml } from '@quasi/shared/report';
import { nameOfFile } from '../cards.ts';
import type { Reading } from '../reading.ts';
import { STRIP, stripHtml, stripTitle } from '../whatIf/strip.ts';
import { stripStyle } from '../whatIf/stripStyle.ts';
import { placeLink } from './links.ts';
import { requestFor } from './ofData.ts';

/** Parts over their budget are cut; a table that needs longer even so is asked for again. */
const MILLISECONDS_TO_REPORT = 20_000;

export async function pageOfDocument(reading: Reading, { script }: ReportParams): Promise<ReportResult | null> {
  const { session, watch, analysis } = reading;
  const request = requestFor(nameOfFile(watch.document.uri), undefined);
  const made = await watch.answer(reportOf(analysis, request), MILLISECONDS_TO_REPORT);
  if (!made) return null;
  const linkTo = session.abilities.commands ? linksIn(reading) : noLinks;
  const html = script && (await watch.answer(stripOf(analysis), MILLISECONDS_TO_REPORT));
  const live = script && html !== undefined && { id: STRIP, title: stripTitle(), html, style: stripStyle, script };
  return { html: toHtml(made, linkTo, live || undefined) };
}

function* stripOf(analysis: Analysis): Work<string> {
  return yield* stripHtml(yield* analysis.classes());
}

function linksIn({ watch, analysis }: Reading): LinkTo {
  const { uri, text } = watch.document;
  const cells = analysis.cellsOf(0);
  return (place) => {
    if ('line' in place) return placeLink(uri, { line: place.line - 1, character: 0 });
    const { index } = analysis.table.columns[place.column];
    return placeLink(uri, text.positionAt(cells.at(index)?.start ?? 0));
  };
}
