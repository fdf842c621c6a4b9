/** The format for reading: what each finding means and what to do about it, in sentences. */
import { skippedSentences, unitSentence, visible, worstCaseSentences } from '@quasi/shared/explain';
import { isTooWide } from '@quasi/shared/table';
import { countedText } from '../../countedElsewhere.ts';
import { rulePageAddress } from '../../rulePageAddress.ts';
import { shownPath } from '../paths.ts';
import { verdictText } from '../verdictText.ts';
import { wrapText } from '../wrapText.ts';
import type { Emitter, FileReport, FindingIn, LocatedFinding, Style } from './emitter.ts';
import { inOrder, placesBeside } from './findingGroups.ts';
import { signAndWord } from './findingLines.ts';
import { FIXABLE, isFixableWithoutLoss } from './fixable.ts';
import { wholePlace } from './places.ts';
import { severityTexts } from './severities.ts';
import { ended, findingsByFile } from './text.ts';
import { moreCommands, Totals } from './totals.ts';
import { verdictMark } from './verdictLines.ts';

const INDENT = '  ';
/** Longer lines are hard to follow from one to the next. */
const MOST_WIDTH = 100;

export function fullEmitter(style: Style): Emitter {
  const { colours, withSummary } = style;
  const totals = new Totals();
  const paragraphs = (findings: readonly FindingIn[]) => {
    totals.addFindings(findings.map(({ located }) => located));
    return findingsByFile(findings).flatMap(({ file, findings: own }) =>
      inOrder(own).flatMap((located) => findingParagraph(file, located, style)),
    );
  };
  return {
    file(report) {
      totals.addFile(report);
      const verdict = withSummary ? verdictParagraph(report, style) : [];
      const { file, findings } = report;
      return ended([...verdict, ...paragraphs(findings.map((located) => ({ file, located })))]);
    },
    statistics({ file, summary, findings }) {
      totals.addOther();
      const head = withSummary ? [`${colours.bold(shownPath(file))}  ${colours.faint(summary)}`, ''] : [];
      return ended([...head, ...paragraphs(findings)]);
    },
    beside: (findings) => ended(paragraphs(findings)),
    end: () => (withSummary && totals.files > 0 ? ended(totals.lastLines(style, moreCommands)) : ''),
  };
}

function verdictParagraph({ file, facts, worstCase, compared = '', counted }: FileReport, style: Style): string[] {
  const { colours } = style;
  const { sign, colour } = verdictMark(facts);
  const about = isTooWide(facts.table) || facts.table.rowCount === 0 ? '' : unitSentence(facts.unit);
  const more = [
    about,
    ...(worstCase ? worstCaseSentences(facts, worstCase) : []),
    compared,
    ...skippedSentences(facts),
    counted ? countedText(counted) : '',
  ];
  const sentences = more.filter((each) => each !== '').join(' ');
  const verdict = indented(`${sign} ${verdictText(facts)}`, style, '').map(colours[colour]);
  return [colours.bold(shownPath(file)), ...verdict, ...(sentences === '' ? [] : indented(sentences, style)), ''];
}

function findingParagraph(file: string, located: LocatedFinding, style: Style): string[] {
  const { colours, link } = style;
  const { slug, severity, message, details } = located.finding;
  const mark = isFixableWithoutLoss(located.finding) ? ` ${FIXABLE}` : '';
  const rule = colours.faint(link(slug, rulePageAddress(slug)));
  const head = `${wholePlace(file, located)}  ${colours[severityTexts[severity].colour](signAndWord(located))}  ${rule}${mark}`;
  const headline = indented(visible(message), style).map(colours.bold);
  const places = placesBeside({ first: located, others: [] });
  return [
    head,
    ...headline,
    ...(details === undefined ? [] : indented(visible(details), style)),
    ...(places === undefined ? [] : [colours.faint(`${INDENT}→ ${places}`)]),
    '',
  ];
}

/** Wrapped where a person reads along. */
function indented(text: string, { width }: Style, indent = INDENT): string[] {
  const room = width === undefined ? Number.POSITIVE_INFINITY : Math.min(width, MOST_WIDTH) - INDENT.length;
  return wrapText(text, room).map((line, i) => (i === 0 ? indent : INDENT) + line);
}
