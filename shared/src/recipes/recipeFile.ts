/** Recipes as files: what may stand in one, and how one is written and read. */
import * as z from 'zod/mini';
import {
  cellRemedies,
  remedies,
  type Treatment,
  tableRemedies,
  tableTreatmentNamed,
  treatmentNamed,
} from '../remedies/index.ts';
import { t } from '../words/index.ts';
import { lossMeasures, otherwises, type Recipe, type Step } from './recipe.ts';
import { whatIsWrong } from './whatIsWrong.ts';

/** Rises when a member changes its meaning or goes. */
const FORMAT = 1;

/** A longer text is no recipe. */
const LONGEST = 1_000_000;

const count = () => z.int().check(z.minimum(0));
const share = () => z.number().check(z.minimum(0), z.maximum(1));
const name = () => z.string().check(z.minLength(1));

const riskShape = z.strictObject({
  rows: count(),
  k: count(),
  uniqueRows: count(),
  rowsBelow: count(),
  orr: share(),
});

export const recipeShape = z.strictObject({
  $schema: z.optional(z.string()),
  recipe: z.literal(FORMAT),
  quasiIdentifiers: z.array(name()),
  k: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  suppress: z.optional(share()),
  diversity: z.optional(z.strictObject({ column: name(), values: z.int().check(z.minimum(1)) })),
  steps: z.array(
    z.strictObject({
      column: z.optional(name()),
      remedy: name(),
      parameters: z.record(z.string(), z.unknown()),
      otherwise: z.optional(z.enum(otherwises)),
    }),
  ),
  before: z.optional(riskShape),
  after: z.optional(riskShape),
  loss: z.optional(z.strictObject({ measure: z.enum(lossMeasures), value: z.number().check(z.minimum(0)) })),
});

const removing = 'remove-columns';
const removingShape = z.object({ columns: z.array(z.string()) });

type StatedStep = z.output<typeof recipeShape>['steps'][number];

/** The value that is written as JSON. */
export function statementOf(recipe: Recipe): z.input<typeof recipeShape> {
  const { quasiIdentifiers, k, suppress, diversity, steps, before, after, loss } = recipe;
  return {
    recipe: FORMAT,
    quasiIdentifiers: [...quasiIdentifiers],
    k,
    ...(suppress !== undefined && { suppress }),
    ...(diversity && { diversity }),
    steps: steps.map(statementOfStep),
    ...(before && { before }),
    ...(after && { after }),
    ...(loss && { loss }),
  };
}

function statementOfStep(step: Step): StatedStep {
  if ('columns' in step) return { remedy: removing, parameters: { columns: step.columns } };
  const { column, treatment, otherwise } = step;
  return { column, remedy: treatment.remedy, parameters: treatment.parameters as Record<string, unknown>, otherwise };
}

/** A recipe, or a sentence on what is wrong with the text. */
export function readRecipe(text: string): { readonly recipe: Recipe } | { readonly problem: string } {
  if (text.length > LONGEST) return { problem: t`This is too long for a recipe.` };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // What the parser says quotes the text.
    return { problem: t`This is no recipe: it is not valid JSON.` };
  }
  const format = typeof value === 'object' && value !== null && 'recipe' in value ? value.recipe : undefined;
  if (format === undefined) return { problem: t`This is no recipe: a recipe says "recipe": ${FORMAT}.` };
  if (format !== FORMAT) {
    return {
      problem: t`The recipe is of a format that this version of Quasi does not know: it knows format ${FORMAT}.`,
    };
  }
  const { success, data, error } = recipeShape.safeParse(value);
  if (!success) return { problem: whatIsWrong(error.issues[0]) };
  const steps: Step[] = [];
  for (const [i, stated] of data.steps.entries()) {
    const step = stepOf(stated, `steps[${i}]`);
    if (typeof step === 'string') return { problem: step };
    steps.push(step);
  }
  const { quasiIdentifiers, k, suppress, diversity, before, after, loss } = data;
  return { recipe: { quasiIdentifiers, k, suppress, diversity, steps, before, after, loss } };
}

/** A step, or a sentence on what is wrong with it. */
function stepOf({ column, remedy, parameters, otherwise }: StatedStep, place: string): Step | string {
  if (remedy === removing) {
    if (tableTreatmentNamed(remedy, parameters) === undefined) return wrongParameters(place, remedy);
    return column === undefined
      ? z.parse(removingShape, parameters)
      : t`${place} of the recipe: ${remedy} names its columns in "parameters", so "column" has no meaning.`;
  }
  const named = (heads: readonly { readonly name: string }[]) => heads.some((head) => head.name === remedy);
  if (named(remedies)) {
    if (column === undefined)
      return t`${place} of the recipe needs "column", the name of the column that ${remedy} is for.`;
    const treatment: Treatment | undefined = treatmentNamed(remedy, parameters);
    return treatment ? { column, treatment, otherwise: otherwise ?? 'error' } : wrongParameters(place, remedy);
  }
  if (named(tableRemedies)) {
    return t`${place} of the recipe: ${remedy} is about the rows of one file, so a recipe cannot hold it; rows that too few look like are removed by "suppress".`;
  }
  if (named(cellRemedies)) {
    return t`${place} of the recipe: ${remedy} draws anew each time, so a recipe cannot hold it.`;
  }
  return t`${place} of the recipe names a remedy that Quasi does not know.`;
}

function wrongParameters(place: string, remedy: string): string {
  return t`${place} of the recipe: these are no parameters of ${remedy}.`;
}
