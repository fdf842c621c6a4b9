/** What the formats of CI list: a finding of a rule on a file or its columns by itself, those of one rule on single rows as one with all its places. */
import { createHash } from 'node:crypto';
import { visible } from '@quasi/shared/explain';
import { pathOfPart, splitPart } from '../../../readers/index.ts';
import type { FindingIn, LocatedFinding } from '../emitter.ts';
import { findingGroups, headlineOf } from '../findingGroups.ts';
import { findingsByFile } from '../text.ts';
import { pathInRepository } from './pathInRepository.ts';

export interface Entry {
  /** From the top of the repository, with `/` between its parts: of the whole file, where a table of it is meant. */
  readonly path: string;
  readonly finding: LocatedFinding['finding'];
  readonly range: LocatedFinding['range'];
  readonly headline: string;
  /** The headline, and what to do. */
  readonly text: string;
  /** Lines of the other rows that it is about, counted from 1, the worst first; none where the data are no text. */
  readonly otherLines: readonly number[];
  /** The same as long as rule, file and columns are: an edit that moves lines makes no new entry of it. */
  readonly fingerprint: string;
}

/** Of findings beside data: file by file, and in each the gravest first. */
export function entriesIn(findings: readonly FindingIn[]): Entry[] {
  return findingsByFile(findings).flatMap(({ file, findings: own }) => entriesOf(file, own));
}

/** The gravest first. `worstLines`: of the rows of the file that are at risk. */
export function entriesOf(
  file: string,
  findings: readonly LocatedFinding[],
  worstLines: readonly number[] = [],
): Entry[] {
  const { file: whole, part } = splitPart(file);
  const path = pathInRepository(whole);
  const where = part === undefined ? '' : `${visible(part)}: `;
  const seen = new Map<string, number>();
  return findingGroups(findings).map((group) => {
    const { first, others } = group;
    const { finding, range } = first;
    const place = part === undefined ? path : pathOfPart(path, part);
    const key = JSON.stringify([finding.slug, place, others.length > 0 ? [] : columnsOf(first)]);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const headline = where + visible(headlineOf(group));
    return {
      path,
      finding,
      range,
      headline,
      text: finding.details === undefined ? headline : `${headline}. ${visible(finding.details)}`,
      otherLines: linesBeside(first, others, worstLines),
      fingerprint: createHash('sha256').update(`quasi/v1 ${before} ${key}`).digest('hex').slice(0, 40),
    };
  });
}

function columnsOf({ column, columns }: LocatedFinding): readonly string[] {
  return columns ?? (column === undefined ? [] : [column]);
}

function linesBeside(
  { lines = [], finding }: LocatedFinding,
  others: readonly LocatedFinding[],
  worst: readonly number[],
): number[] {
  const ofOthers = others.flatMap(({ range }) => (range ? [range.start.line + 1] : []));
  return finding.slug === 'small-classes' ? [...worst] : [...lines, ...ofOthers];
}
