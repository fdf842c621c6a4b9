/** `quasi/report`: the report on an open document, whose columns and lines lead to their places in the editor. */

import type { Analysis, Work } from '@quasi/shared/analysis';
import { type ReportParams, type ReportResult, reportPlaceCommand } from '@quasi/shared/protocol';
import { type LinkTo, noLinks, reportOf, toHtml } from '@quasi/shared/report';
import { nameOfFile } from '../cards.ts';
import { version } from '../cli/version.ts';
import { type Reading, readingOf } from '../reading.ts';
import type { Session } from '../session.ts';
import { STRIP, stripHtml, stripTitle } from '../whatIf/strip.ts';
import { stripStyle } from '../whatIf/stripStyle.ts';

/** Parts over their budget are cut; a table that needs longer even so is asked for again. */
const MILLISECONDS_TO_REPORT = 20_000;

export async function report(session: Session, { uri, script }: ReportParams): Promise<ReportResult | null> {
  const reading = readingOf(session, uri);
  if (!reading) return null;
  const { watch, analysis } = reading;
  const request = {
    file: nameOfFile(uri),
    audience: 'internal' as const,
    version: version(),
    original: undefined,
  };
  const made = await watch.answer(reportOf(analysis, request), MILLISECONDS_TO_REPORT);
  if (!made) return null;
  const linkTo = session.abilities.commands ? linksIn(reading) : noLinks;
  const strip = script && (await watch.answer(stripOf(analysis), MILLISECONDS_TO_REPORT));
  const live =
    script && strip !== undefined
      ? { id: STRIP, title: stripTitle(), html: strip, style: stripStyle, script }
      : undefined;
  return { html: toHtml(made, linkTo, live) };
}

function* stripOf(analysis: Analysis): Work<string> {
  return yield* stripHtml(yield* analysis.classes());
}

/** Addresses of a command of our editor, whose arguments cannot end the link. */
function linksIn({ watch, analysis }: Reading): LinkTo {
  const { uri, text } = watch.document;
  const cells = analysis.cellsOf(0);
  return (place) => {
    const cell = 'column' in place ? cells.at(analysis.table.columns[place.column].index) : undefined;
    const { line, character } =
      'line' in place ? { line: place.line - 1, character: 0 } : text.positionAt(cell?.start ?? 0);
    return `command:${reportPlaceCommand}?${encodeURIComponent(JSON.stringify([uri, line, character]))}`;
  };
}
