/** One column of yes and no for each post or trade that somebody may have, `Web_developer`, `is_nurse`: among several, all of them are. */
import { detectors, namesPost } from '../detectors/index.ts';
import { isFlag } from '../flags.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { isOpen, rejudged } from './rejudged.ts';

/** One flag may be about anything; among several side by side, posts show the meaning of the others. */
const FEWEST_POSTS = 3;
const LEAST_SHARE = 0.5;

const occupation = detectors.find(({ id }) => id === 'occupation');

export function flagsOfPosts(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const decided = roles.slice();
  if (!occupation) return decided;
  let start = 0;
  while (start < columns.length) {
    let end = start;
    while (end < columns.length && isOpenFlag(columns[end], roles[end])) end++;
    const posts = columns.slice(start, end).filter(({ header }) => namesPost(header.words.join(' '))).length;
    if (posts >= FEWEST_POSTS && posts >= LEAST_SHARE * (end - start))
      for (let i = start; i < end; i++) decided[i] = rejudged(columns[i], occupation, 'occupation') ?? decided[i];
    start = end + 1;
  }
  return decided;
}

function isOpenFlag(column: ColumnForm, role: ColumnRole): boolean {
  return (isOpen(role) || role.detector?.id === 'occupation') && column.header.words.length > 0 && isFlag(column);
}
