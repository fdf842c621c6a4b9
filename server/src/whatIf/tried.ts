/** What comes of levels that somebody tries, in words, each number beside what it is now. */
import type { ClassFacts, ClassRisk, Work } from '@quasi/shared/analysis';
import {
  askedOfClasses,
  asTheyAre,
  type Ladders,
  latticeOf,
  levelsWithin,
  type WhatIf,
  whatIf,
} from '@quasi/shared/effects';
import { formatCount, formatCountOf, formatShare, nameList, shownName } from '@quasi/shared/explain';
import type { WhatIfLevel, WhatIfNumber, WhatIfResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';

/** `facts`: aimed at the k that is tried. Levels that a column does not have become those it has. */
export function* tried(facts: ClassFacts, given: readonly number[], removes: boolean): Work<WhatIfResult> {
  const lattice = yield* latticeOf(facts);
  const levels = levelsWithin(lattice, given);
  const before = yield* asTheyAre(facts);
  const after = yield* whatIf(facts, levels, removes);
  const goes = removes && after.below > 0;
  const sentence = sentenceOf(facts, after, goes);
  return {
    levels: levelsShown(facts, lattice.ladders, levels),
    removes,
    numbers: numbersOf(facts, before, after),
    below: belowName(facts),
    rows: rowsText(facts, after),
    mayRemove: after.below > 0,
    sentence,
    isReached: after.risk !== undefined && (after.below === 0 || goes) && stillNaming(facts).length === 0,
    canApply: after.risk !== undefined && (goes || levels.some((level) => level > 0)),
  };
}

function levelsShown({ table }: ClassFacts, ladders: Ladders, levels: readonly number[]): WhatIfLevel[] {
  return [...ladders].map(([column, { treatments }], i) => {
    const name = shownName(table.columns[column].name);
    const text = levels[i] > 0 ? treatments[levels[i] - 1].title(name) : t`As it is`;
    return { level: levels[i], top: treatments.length, text };
  });
}

/** Which of the numbers is named by the k that is tried. */
export const BELOW = 2;

/** What the numbers are called, in their order. */
export function numberNames(facts: ClassFacts): string[] {
  return [
    facts.subjects ? t`k, people in the smallest class` : t`k, the smallest class`,
    t`Unique rows`,
    belowName(facts),
    t`Detail lost`,
    t`Rows`,
  ];
}

function belowName({ settings }: ClassFacts): string {
  return t`Rows below k = ${formatCount(settings.k)}`;
}

function numbersOf({ table }: ClassFacts, before: ClassRisk | undefined, after: WhatIf): WhatIfNumber[] {
  const rows = table.rowCount;
  const sides: [ClassRisk | undefined, number][] = [
    [before, rows],
    [after.risk, after.rows],
  ];
  const each = (of: (risk: ClassRisk, all: number) => string): WhatIfNumber => {
    const [was, is] = sides.map(([risk, all]) => (risk ? of(risk, all) : '–'));
    return { before: was, after: is };
  };
  return [
    each(({ k }) => formatCount(k)),
    each(({ uniqueRows }, all) => formatShare(uniqueRows / all)),
    each(({ rowsBelow }) => formatCount(rowsBelow)),
    { before: formatShare(0), after: formatShare(after.loss) },
    { before: formatCount(rows), after: formatCount(after.rows) },
  ];
}

/** `k = 5`, and what else classes are to have. */
function goalText(facts: ClassFacts): string {
  const { settings, subjects } = facts;
  const { diversity } = askedOfClasses(facts);
  const k = t`k = ${formatCount(settings.k)}`;
  return diversity > 1 && !subjects ? t`${k} and ℓ = ${formatCount(diversity)}` : k;
}

function rowsText(facts: ClassFacts, { below }: WhatIf): string {
  const goal = goalText(facts);
  if (below === 0) return t`No row misses ${goal}`;
  const share = formatShare(below / facts.table.rowCount);
  return t`Remove ${formatCountOf(below, t`row`, t`rows`)} (${share}) that miss ${goal}`;
}

function sentenceOf(facts: ClassFacts, { risk, rows, below, loss }: WhatIf, goes: boolean): string {
  if (!risk) return t`No row would be left.`;
  const k = t`k ${formatCount(risk.k)}`;
  const unique = t`${formatShare(risk.uniqueRows / rows)} of the rows unique`;
  const reached = t`${goalPhrase(facts, below, goes)}: ${k}, ${unique}, ${formatShare(loss)} of the detail lost.`;
  const names = stillNaming(facts).map(({ column }) => facts.table.columns[column].name);
  if (names.length === 0) return reached;
  return `${reached} ${t`Still naming people: ${nameList(names)}. Fix identifiers first.`}`;
}

/** Levels change compared columns alone. */
function stillNaming({ naming }: ClassFacts) {
  return naming.filter(({ isAccepted }) => !isAccepted);
}

function goalPhrase(facts: ClassFacts, below: number, goes: boolean): string {
  const goal = goalText(facts);
  if (below === 0) return t`${goal} is reached`;
  const of = formatCountOf(below, t`row`, t`rows`);
  return goes ? t`${goal} is reached without ${of}` : t`${of} ${below === 1 ? t`misses` : t`miss`} ${goal}`;
}
