/** What stands between and behind the lines of a file: the verdict above its header with what can be done, and the class of each row at its end. */
import { type ClassFacts, nextFixes, type PeopleBehind } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { criterionInShort } from './criterionText.ts';
import { formatCount, formatCountOf } from './format.ts';
import { nameList } from './names.ts';
import { protectedLens } from './protectedText.ts';
import { verdictIcon } from './verdictIcon.ts';
import { verdictInShort, verdictWords } from './verdictText.ts';

export interface Lens {
  readonly title: string;
  /** The name of an icon of the editor, which is no part of the title. */
  readonly icon?: string;
  readonly leadsTo: 'menu' | 'columns' | 'review' | 'identifiers' | 'k' | 'report';
  /** It states nothing and only leads somewhere. */
  readonly isOffer?: boolean;
}

/** None where there is nothing to judge. `people`: those behind a protected file. */
export function lensesOf(facts: ClassFacts, people?: PeopleBehind): Lens[] {
  const icon = verdictIcon(facts);
  const report: Lens = { title: t`Report`, leadsTo: 'report', isOffer: true };
  const { protection, verdict } = facts;
  if (protection?.isWhole) {
    return [{ title: withoutIcons(protectedLens(protection, people)), icon, leadsTo: 'menu' }, report];
  }
  if (!verdict) return [];
  const title = verdict.state === 'not-ready' ? notReady(facts) : verdictInShort(facts);
  const first: Lens = { title: withoutIcons(title), icon, leadsTo: 'menu' };
  if (facts.unit.rows === 'things' && verdict.state === 'not-judged') return [first];
  const [fix] = nextFixes(facts);
  const offers: Lens[] = fix ? [{ title: t`Fix…`, leadsTo: fix, isOffer: true }, report] : [report];
  return [first, ...(verdict.state === 'not-ready' ? otherFailures(facts) : whatElse(facts)), ...offers];
}

/** `Not ready · 420 of 420 unique` */
function notReady({ risk, table, settings }: ClassFacts): string {
  if (!risk) return t`Not ready`;
  const { k, uniqueRows, rowsBelow } = risk;
  if (uniqueRows > 0) return t`Not ready · ${formatCount(uniqueRows)} of ${formatCount(table.rowCount)} unique`;
  return rowsBelow > 0
    ? t`Not ready · k ${formatCount(k)} of ${formatCount(settings.k)}`
    : t`Not ready · k ${formatCount(k)}`;
}

/** One lens each; what is said of rows stands before them. */
function otherFailures({ verdict }: ClassFacts): Lens[] {
  const others = verdict?.criteria.filter(({ name, holds }) => !holds && name !== 'k' && name !== 'shareBelow') ?? [];
  return others.map((criterion) => ({
    title: criterionInShort(criterion),
    leadsTo: criterion.name === 'identifiers' ? 'identifiers' : 'columns',
  }));
}

function whatElse(facts: ClassFacts): Lens[] {
  return verdictWords(facts).others.map((other) => ({ title: withoutIcons(other), leadsTo: 'review' }));
}

/** VS Code draws `$(name)` in a lens as an icon; from a file's header it is to stay text. */
function withoutIcons(title: string): string {
  return title.replaceAll('$(', '$ (');
}

/** `k=3` */
export function hintLabel(classSize: number): string {
  return `k=${formatCount(classSize)}`;
}

/** `columns`: the names of the quasi-identifiers; `target`: the class size aimed at. */
export function hintTooltip(
  classSize: number,
  { table, subjects }: Pick<ClassFacts, 'table' | 'subjects'>,
  columns: readonly string[],
  target: number,
): string {
  const names = nameList(columns);
  const all = formatCountOf(table.rowCount, t`row`, t`rows`);
  if (subjects) {
    return classSize === 1
      ? t`No row of anybody else has these values of ${names}; the target is ${formatCount(target)}.`
      : t`Rows of ${formatCount(classSize)} people share these values of ${names}, this one included; the target is ${formatCount(target)}.`;
  }
  return classSize === 1
    ? t`No other of ${all} has these values of ${names}; the target is ${formatCount(target)}.`
    : t`${formatCount(classSize)} of ${all} share these values of ${names}, this one included; the target is ${formatCount(target)}.`;
}
