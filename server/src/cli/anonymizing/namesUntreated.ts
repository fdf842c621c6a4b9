/** Columns that name people, where nobody has said what becomes of them: a copy with them is not begun. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { type Identified, patternOf, type Settings } from '@quasi/shared/config';
import { FileProblem } from '../../files/index.ts';
import { manyNames } from '../manyNames.ts';

/** It is what the data are, and not what was typed, that stops the command. */
export class NamesUntreated extends FileProblem {}

/** A sentence about them; undefined where there are none. `treated`: columns that options remove, replace or redact. */
export function untreatedText({ table, naming }: ClassFacts, treated: readonly string[]): string | undefined {
  const untreated = naming.filter(
    ({ column, isAccepted }) => !isAccepted && !treated.includes(table.columns[column].name),
  );
  if (untreated.length === 0) return undefined;
  const names = untreated.map(({ column }) => table.columns[column].name);
  const ways = untreated.every(({ isText }) => isText)
    ? '--remove or --redact'
    : '--remove or --pseudonymize (--redact for texts)';
  const say = names.length === 1 ? 'names people' : 'name people';
  return `${manyNames(names)} ${say}: use ${ways}, or --leave to keep what names them.`;
}

export function requireWordOnNames(path: string, facts: ClassFacts, treated: readonly string[]): void {
  const text = untreatedText(facts, treated);
  if (text !== undefined) throw new NamesUntreated(path, text);
}

/** The settings with columns added that may name people. `today`: as an ISO date. */
export function withLeft(settings: Settings, left: readonly string[], today: string): Settings {
  if (left.length === 0) return settings;
  const { identified } = settings;
  const isOver = identified?.until !== undefined && today > identified.until;
  const own = identified && !isOver ? identified.columns : [];
  const merged: Identified = { columns: [...own, ...left.map(patternOf)], reason: '--leave' };
  return { ...settings, identified: merged };
}
