/** One line a finding: where, how grave, what, and which rule. A line that is too long for the terminal is cut, never wrapped. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { visible } from '@quasi/shared/explain';
import { rulePageAddress } from '../../rulePageAddress.ts';
import { cutTo, padTo, widthOf } from '../terminalWidth.ts';
import type { LocatedFinding, Style } from './emitter.ts';
import { type FindingGroup, findingGroups, headlineOf, placesBeside } from './findingGroups.ts';
import { FIXABLE, isFixableWithoutLoss } from './fixable.ts';
import { placeInFile } from './places.ts';
import { severityTexts } from './severities.ts';

const INDENT = '  ';
const GAP = '  ';
/** In a pipe, where nothing is cut, columns are aligned as on a terminal of this width. */
const USUAL_WIDTH = 100;
/** With less room for headlines, signs stand without their words. */
const ROOM_FOR_WORDS = 56;
/** With less, rules are left out as well. */
const ROOM_FOR_RULES = 24;

interface Layout {
  readonly place: number;
  readonly severity: number;
  readonly headline: number;
  readonly withWords: boolean;
  readonly withRules: boolean;
}

export function findingLines(file: string, findings: readonly LocatedFinding[], style: Style): string[] {
  const groups = findingGroups(findings);
  const layout = layoutOf(groups, style.width ?? USUAL_WIDTH);
  return groups.flatMap((group) => linesOf(file, group, layout, style));
}

function layoutOf(groups: readonly FindingGroup[], width: number): Layout {
  const widest = (textOf: (group: FindingGroup) => string) =>
    groups.reduce((most, group) => Math.max(most, widthOf(textOf(group))), 0);
  const place = widest(({ first }) => placeInFile(first));
  const words = widest(({ first }) => signAndWord(first));
  const room = width - INDENT.length - place - GAP.length - GAP.length;
  const rules = GAP.length + widest(ruleText);
  const withRules = room - 1 - rules >= ROOM_FOR_RULES;
  const roomForAll = room - (withRules ? rules : 0);
  const withWords = roomForAll - words >= ROOM_FOR_WORDS;
  const severity = withWords ? words : 1;
  const headline = Math.min(
    roomForAll - severity,
    widest((group) => visible(headlineOf(group))),
  );
  return { place, severity, headline, withWords, withRules };
}

function linesOf(file: string, group: FindingGroup, layout: Layout, style: Style): string[] {
  const { colours, link, width } = style;
  const { first } = group;
  const { severity, slug } = first.finding;
  const { sign, colour } = severityTexts[severity];
  const place = placeInFile(first);
  const head = padTo(layout.withWords ? signAndWord(first) : sign, layout.severity);
  const whole = visible(headlineOf(group));
  const headline = width === undefined ? whole : cutTo(whole, layout.headline);
  const left = [
    `${INDENT}${placeLink(file, first, style)}${padTo('', layout.place - widthOf(place))}`,
    colours[colour](head),
  ];
  const rule = `${colours.faint(link(slug, rulePageAddress(slug)))}${isFixableWithoutLoss(first.finding) ? ` ${FIXABLE}` : ''}`;
  const line = layout.withRules ? [...left, padTo(headline, layout.headline), rule] : [...left, headline];
  const places = placesBeside(group);
  if (places === undefined) return [line.join(GAP)];
  const indent = INDENT.length + layout.place + GAP.length + layout.severity + GAP.length;
  const beside = `→ ${places}`;
  const shown = width === undefined ? beside : cutTo(beside, width - indent);
  return [line.join(GAP), ' '.repeat(indent) + colours.faint(shown)];
}

/** `⚠ warning` */
export function signAndWord({ finding }: LocatedFinding): string {
  const { sign, word } = severityTexts[finding.severity];
  return `${sign} ${word}`;
}

function ruleText({ first: { finding } }: FindingGroup): string {
  return isFixableWithoutLoss(finding) ? `${finding.slug} ${FIXABLE}` : finding.slug;
}

/** Leads to the very line, in terminals of editors; others open the file. */
function placeLink(file: string, located: LocatedFinding, { link }: Style): string {
  const place = placeInFile(located);
  if (file === '-' || !located.range) return place;
  return link(place, `${pathToFileURL(resolve(file)).href}#${place}`);
}
