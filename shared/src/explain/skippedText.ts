/** The lines above a table that are not read as part of it. */
import type { ClassFacts } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { formatCount } from './format.ts';

export function skippedLinesOf({ text }: Pick<ClassFacts, 'text'>): number {
  return text?.table.dialect.skippedLines ?? 0;
}

export function skippedSentences(facts: Pick<ClassFacts, 'text'>): string[] {
  const lines = skippedLinesOf(facts);
  if (lines === 0) return [];
  return [
    lines === 1
      ? t`The first line stands above the table and is not read. If that is wrong, set "skip" in quasi.json.`
      : t`The first ${formatCount(lines)} lines stand above the table and are not read. If that is wrong, set "skip" in quasi.json.`,
  ];
}
