/** Makes the copy of a file by the levels that were found or given, and the recipe of it. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import type { Ladders } from '@quasi/shared/effects';
import { shownName } from '@quasi/shared/explain';
import type { HierarchyFile, NamedHierarchy } from '@quasi/shared/hierarchies';
import { type ColumnStep, describeReplayFault, type Recipe, replay, type Step } from '@quasi/shared/recipes';
import { treatmentNamed } from '@quasi/shared/remedies';
import { FileProblem } from '../../files/index.ts';
import { type CopiedTable, openTable } from '../openTable.ts';
import { detailsOfCopy } from './detailsOfCopy.ts';
import { type AnonymizeRequest, levelPlan, levelsOf, type TreatedIdentifiers } from './levelPlan.ts';
import { requireWordOnNames } from './namesUntreated.ts';
import { notesOn, TREATED_BY_OPTIONS, unusedHierarchies } from './notes.ts';
import type { Outcome } from './report.ts';
import { type CopyRequest, riskNumbers, writeCopy } from './writeCopy.ts';

export interface Anonymized extends Outcome {
  /** Compared column → its level; 0 is as it is. */
  readonly levels: readonly number[];
  readonly columns: readonly string[];
}

/** Hexadecimal digits of a pseudonym. */
const DIGITS = 16;

export function* anonymizeFile(given: AnonymizeRequest & CopiedTable, copy: CopyRequest): Work<Anonymized> {
  const { path, world, suppress, measure, hmac } = given;
  const opened = yield* openTable(given);
  const { table } = opened;
  try {
    const plan = yield* levelPlan(given, opened);
    const { analysis, facts, request, ladders, files, asked } = plan;
    const { removed, pseudonymized, redacted, renumbered } = request;
    requireWordOnNames(path, facts, [...removed, ...pseudonymized, ...redacted, ...renumbered]);
    const { levels, loss, found } = yield* levelsOf(plan);
    const nameOf = (column: number) => table.columns[column].name;
    const search = { loss: { measure, value: loss }, found };
    const wanted: Recipe = {
      quasiIdentifiers: facts.quasiIdentifiers.map(nameOf),
      k: facts.settings.k,
      suppress,
      diversity: asked.diversity,
      steps: [...stepsBefore(request), ...stepsOf(ladders, levels, nameOf)],
      before: riskNumbers(facts),
      after: undefined,
      loss: search.loss,
    };
    const replayed = yield* replay(facts, wanted, { hmac, hierarchyFile: byName(files) });
    if ('fault' in replayed) throw new FileProblem(path, describeReplayFault(replayed.fault, shownName));
    const recipe = strict(wanted, replayed.unfitRows);
    const detailed = (after: Analysis) => detailsOfCopy(analysis, after, recipe, replayed, world.budget);
    const copied = yield* writeCopy(facts, opened, recipe, replayed, copy, request.withDetails ? detailed : undefined);
    opened.requireUnchanged();
    return {
      path,
      copy: copy.copy,
      recipe: { ...recipe, after: copied.after },
      replayed,
      before: recipe.before,
      copied,
      search,
      columns: plan.compared.map(nameOf),
      levels,
      notes: [
        ...unusedHierarchies(facts, files),
        ...notesOn(facts, opened, replayed, copied.left, TREATED_BY_OPTIONS, copy.output.keeps(table)),
      ],
    };
  } finally {
    opened.close();
  }
}

function byName(files: ReadonlyMap<number, NamedHierarchy>): (name: string) => HierarchyFile | undefined {
  const known = new Map([...files.values()].map((file) => [file.name, file]));
  return (name) => known.get(name);
}

/** The treatment of columns that are not compared. */
function stepsBefore({ removed, pseudonymized, redacted, renumbered }: TreatedIdentifiers): Step[] {
  return [
    ...(removed.length > 0 ? [{ columns: removed }] : []),
    ...pseudonymized.map((column) => stepWith(column, 'pseudonymise', { digits: DIGITS })),
    ...redacted.map((column) => stepWith(column, 'redact-identifiers', {})),
    ...renumbered.map((column) => stepWith(column, 'number-anew', {})),
  ];
}

function stepWith(column: string, remedy: string, parameters: object): ColumnStep {
  const treatment = treatmentNamed(remedy, parameters);
  if (treatment === undefined) throw new Error(`there is no remedy ${remedy} with these parameters`);
  return { column, treatment, otherwise: 'error' };
}

/** A value that does not fit becomes a star, as the search has reckoned. */
function stepsOf(ladders: Ladders, levels: readonly number[], nameOf: (column: number) => string): ColumnStep[] {
  return [...ladders].flatMap(([column, { treatments }], i) =>
    levels[i] === 0 ? [] : [{ column: nameOf(column), treatment: treatments[levels[i] - 1], otherwise: 'suppress' }],
  );
}

/** Where all values fit, one of another file that does not is to be heard of. */
function strict(recipe: Recipe, unfitRows: readonly number[]): Recipe {
  const steps = recipe.steps.map(
    (step, i): Step => ('columns' in step || unfitRows[i] > 0 ? step : { ...step, otherwise: 'error' }),
  );
  return { ...recipe, steps };
}
