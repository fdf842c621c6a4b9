/** How this was found: the settings, how the columns were chosen, and what there was no time for. */
import { type InsightFacts, type Knowledge, SEED } from '../analysis/index.ts';
import {
  comparedText,
  formatCount,
  formatCountOf,
  personSentences,
  shownName,
  skippedSentences,
} from '../explain/index.ts';
import { t } from '../words/index.ts';
import { type Block, type Section, sentence } from './content.ts';
import type { Gaps } from './gaps.ts';
import type { Shown } from './shown.ts';

/** `budget`: seconds. */
export interface Made {
  readonly version: string;
  readonly date: string;
  readonly budget: number | undefined;
}

export function methodSection(
  facts: InsightFacts,
  knowledge: Knowledge | undefined,
  shown: Shown,
  { version, date, budget }: Made,
  gaps: Gaps,
): Section {
  const { settings, roles, quasiIdentifiersAreGuessed } = facts;
  const declared = roles.filter(({ isDeclared }) => isDeclared).length;
  const rows: [string, string][] = [
    [t`Program`, `Quasi ${version}, ${date}`],
    [t`Policy and attacker`, `${shownName(settings.policy.name)}, ${shownName(settings.attacker.name)}`],
    [t`Target`, `k = ${formatCount(settings.k)}`],
    [t`Roles of columns`, rolesText(declared, roles.length - declared)],
    [t`Compared columns`, quasiIdentifiersAreGuessed ? t`a guess: no column is recognised` : t`by their roles`],
    [t`A missing cell`, t`equals other missing cells`],
    [t`Random numbers`, t`seed ${String(SEED)}`],
    [t`Time for long parts`, budget === undefined ? t`any` : t`${String(budget)} seconds`],
    [
      t`Written for`,
      shown.isInternal
        ? t`readers inside: with lines and small counts`
        : t`readers outside: without lines, rare values and small counts`,
    ],
  ];
  const cut = cutParts(facts, knowledge);
  const blocks: Block[] = [
    { kind: 'table', name: t`Settings`, heads: [t`Setting`, t`Value`], rows },
    ...personSentences(facts).map(sentence),
    ...skippedSentences(facts).map(sentence),
    ...listOf(t`There was no time for all of these parts, so they are cut:`, cut),
    ...listOf(t`The engine that counted hands out no rows, so these parts are missing:`, gaps.parts),
  ];
  return { id: 'method', title: t`How this was found`, blocks };
}

function listOf(text: string, parts: readonly string[]): Block[] {
  return parts.length === 0 ? [] : [sentence(text), { kind: 'list', items: parts.map((part) => [part]) }];
}

function rolesText(declared: number, inferred: number): string {
  const found = t`${formatCountOf(inferred, t`column`, t`columns`)} by names and values`;
  return declared === 0 ? found : t`${found}, ${formatCount(declared)} as declared`;
}

function cutParts(facts: InsightFacts, knowledge: Knowledge | undefined): string[] {
  const { risk, dependencies, sensitivity, smallKeysAreAll, inPopulation, peopleBehind, worstCase } = facts;
  // What it says of time is said below, part by part.
  const compared = facts.comparable > facts.compared.length ? comparedText(facts) : undefined;
  return [
    ...(compared === undefined ? [] : [compared]),
    ...(dependencies.isComplete ? [] : [t`dependencies between columns`]),
    ...(risk === undefined || sensitivity.isComplete ? [] : [t`sensitivity: not all sets of columns were found`]),
    ...(risk === undefined || smallKeysAreAll ? [] : [t`small sets of columns that are keys`]),
    ...(knowledge === undefined || knowledge.isComplete ? [] : [t`knowledge of some columns: averages are of samples`]),
    ...(inPopulation === undefined || inPopulation.isComplete ? [] : [t`dependencies in the population`]),
    ...(worstCase === undefined || worstCase.isComplete ? [] : [t`what single unrecognised columns would show`]),
    ...(peopleBehind === undefined || peopleBehind.isComplete ? [] : [t`the people behind the answers`]),
  ];
}
