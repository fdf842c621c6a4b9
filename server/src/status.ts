/** The state of a file in numbers and as its card, for the editor's status bar. */
import { type ClassFacts, type FileInsight, type InsightFacts, nextFixes, peopleNamed } from '@quasi/shared/analysis';
import {
  escapeMarkdown,
  protectedInShort,
  shownName,
  toMarkdown,
  unitSentence,
  verdictIcon,
  verdictInShort,
  verdictSentence,
} from '@quasi/shared/explain';
import type { FileStatus } from '@quasi/shared/protocol';
import { isTooWide, readAlike } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { cardOfFile, withoutTables } from './cards.ts';
import { gravityOf } from './gravity.ts';

/** What takes longest to know of a file, as far as it is known. */
interface LateFacts {
  readonly insight?: InsightFacts | undefined;
  readonly expected?: FileInsight | undefined;
}

/** `version`: of an open document; `allowed`: findings that exceptions allow. */
export function readyStatus(
  uri: string,
  version: number | undefined,
  facts: ClassFacts,
  allowed: number,
  { insight, expected }: LateFacts = {},
): FileStatus {
  const { table, text, settings, risk, verdict, quasiIdentifiers, protection, profiles, subjects } = facts;
  const delimiter = text && readAlike(text.table).delimiter;
  const known = expected ?? insight?.knownPopulation;
  const population = known ? known.population?.size : settings.population;
  return {
    uri,
    state: 'ready',
    ...(version !== undefined && { version }),
    rows: table.rowCount,
    ...(subjects && { people: peopleNamed(profiles[subjects.column]) }),
    columns: table.width,
    ...(delimiter !== undefined && { delimiter }),
    quasiIdentifiers: quasiIdentifiers.map((column) => shownName(table.columns[column].name)),
    targetK: settings.k,
    ...(population !== undefined && { population }),
    ...(protection?.isWhole && { isNoise: true }),
    ...(facts.unit.rows === 'things' && verdict?.state === 'not-judged' && { isAboutNobody: true }),
    allowed,
    ...(verdict && { verdictState: verdict.state }),
    icon: verdictIcon(facts),
    // A file that is no text cannot be edited.
    nextFixes: text ? nextFixes(facts) : [],
    gravity: gravityOf(facts),
    inShort: protection?.isWhole ? protectedInShort(protection, insight?.peopleBehind) : verdictInShort(facts),
    ...(table.rowCount > 0 && !isTooWide(table) && { unit: unitSentence(facts.unit) }),
    verdict: verdictSentence(facts),
    ...(risk && {
      k: risk.k,
      uniqueRows: risk.uniqueRows,
      rowsBelow: risk.rowsBelow,
    }),
    // What somebody finds who knows some columns only is counted later: the hover of the header gives it.
    card: toMarkdown(withoutTables(cardOfFile(uri, facts, insight, expected, undefined, undefined))),
  };
}

/** The state of a broken text, with what held before it broke: the last verdict stays to be read. */
export function frozenStatus(status: FileStatus, lastVerdict: string | undefined): FileStatus {
  if (lastVerdict === undefined) return status;
  const before = t`Before that quote: ${lastVerdict}`;
  return { ...status, verdict: `${status.verdict} ${before}`, card: `${status.card}\n\n${escapeMarkdown(before)}` };
}
