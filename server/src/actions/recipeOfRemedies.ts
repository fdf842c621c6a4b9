/** Recipes of what a person did or is looking at, with the numbers of the file before and after, and what a recipe cannot hold in words. */
import type { Analysis, ClassFacts, Work } from '@quasi/shared/analysis';
import { MOST_SUPPRESSED, measureTreatments, type Treatments, treatColumns } from '@quasi/shared/effects';
import { formatCountOf, nameList } from '@quasi/shared/explain';
import { type Recipe, type RiskNumbers, reachChanges, recipeOf, stillHolding } from '@quasi/shared/recipes';
import { t } from '@quasi/shared/words';
import type { OtherAct } from '../documents/appliedRemedies.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import { measuringTools } from '../pseudonymKey.ts';
import { aimedFor, dropsRows, treatmentsIn } from './statedTreatments.ts';

export interface MadeRecipe {
  /** Undefined where there is nothing that a recipe could hold. */
  readonly recipe: Recipe | undefined;
  readonly note: string;
}

/** The remedies applied to a document since it was opened, as far as they still hold. */
export function* recipeOfApplied(document: OpenDocument, analysis: Analysis): Work<MadeRecipe> {
  const { applied } = document;
  const { table } = analysis;
  const holding = yield* stillHolding(table, applied.remedies);
  const kept = new Set(holding.map(({ column }) => column));
  const lost = [...new Set(applied.remedies.map(({ column }) => column))].filter((column) => !kept.has(column));
  const left = [...lostSentences(lost), ...[...applied.others].map((act) => otherSentences()[act])];
  const first = holding.at(0);
  if (!first) return { recipe: undefined, note: [nothingApplied(), ...left].join(' ') };
  const after = yield* numbersOn(document, analysis, first.before.quasiIdentifiers);
  const recipe = recipeOf(holding, first.before, after);
  return { recipe, note: [holdsSentence(holding.length), ...left].join(' ') };
}

/** A remedy that was chosen, whether or not it is applied. */
export function* recipeOfChosen(analysis: Analysis, need: unknown): Work<MadeRecipe> {
  const treatments = treatmentsIn(need, analysis.table);
  if (!treatments) {
    return { recipe: undefined, note: t`A recipe cannot hold this: it says what is done to columns of any file.` };
  }
  const facts = aimedFor(yield* analysis.classes(), need);
  const { effect, unfitRows } = yield* measureTreatments(analysis, facts, treatments, measuringTools);
  const otherwise = unfitRows > 0 ? 'suppress' : 'error';
  const nameOf = (column: number) => analysis.table.columns[column].name;
  const done = [...treatments].map(
    ([column, treatment]) => ({ column: nameOf(column), treatment, otherwise }) as const,
  );
  const { rows, risk } = effect.after;
  const quasiIdentifiers = facts.quasiIdentifiers.map(nameOf);
  const before = { quasiIdentifiers, k: facts.settings.k, risk: numbersOf(facts) };
  const note = holdsSentence(done.length);
  if (!dropsRows(need)) return { recipe: recipeOf(done, before, risk && { rows, ...risk }), note };
  // The risk once rows are gone was not measured here: it follows from the data that the recipe is applied to.
  const suppress = Math.max(MOST_SUPPRESSED, yield* shareGone(facts, treatments));
  return { recipe: { ...recipeOf(done, before, undefined), suppress }, note };
}

/** Of the rows, as a share that lets as many go, in thousandths. */
function* shareGone(facts: ClassFacts, treatments: Treatments): Work<number> {
  const { isKept } = yield* reachChanges(facts, yield* treatColumns(facts, treatments, measuringTools), true);
  const gone = isKept?.reduce((rows, kept) => rows + 1 - kept, 0) ?? 0;
  return Math.ceil((1000 * gone) / facts.table.rowCount) / 1000;
}

/** On the columns that are left of those that were compared before. */
function* numbersOn(
  document: OpenDocument,
  analysis: Analysis,
  names: readonly string[],
): Work<RiskNumbers | undefined> {
  const { table, settings } = analysis;
  const quasiIdentifiers = names.filter((name) => table.columns.some((column) => column.name === name));
  // Quasi would choose columns where none is named.
  if (quasiIdentifiers.length === 0) return undefined;
  return numbersOf(yield* document.analysisWith(table, { ...settings, quasiIdentifiers }).classes());
}

function numbersOf({ table, risk }: ClassFacts): RiskNumbers | undefined {
  return risk && { rows: table.rowCount, ...risk };
}

function holdsSentence(remedies: number): string {
  return t`The recipe holds ${formatCountOf(remedies, t`remedy`, t`remedies`)}.`;
}

function nothingApplied(): string {
  return t`No remedy that a recipe can hold was applied to this file since it was opened.`;
}

function lostSentences(columns: readonly string[]): string[] {
  if (columns.length === 0) return [];
  return [
    t`Changes of ${nameList(columns)} are not in it: they were undone, or values that they took away are there again.`,
  ];
}

function otherSentences(): Readonly<Record<OtherAct, string>> {
  return {
    rows: t`Changes of single rows are not in it: a recipe is for other files, too.`,
    drawn: t`Remedies that draw anew each time, or split the file, are not in it: a recipe cannot hold them.`,
    recipe: t`The changes of another recipe are not in it.`,
  };
}
