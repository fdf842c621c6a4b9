/** Makes the JSON Schema of recipes for editors from their shape, with the parameters of each remedy. */
import * as z from 'zod/mini';
import { otherwises } from '../../shared/src/recipes/recipe.ts';
import { recipeShape } from '../../shared/src/recipes/recipeFile.ts';
import { remedies, removeColumns } from '../../shared/src/remedies/index.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const words: Readonly<Record<string, string>> = {
  recipe: 'The format.',
  quasiIdentifiers: 'The columns that rows are compared on.',
  k: 'The class size that is aimed at; remedies that merge rare values go by it.',
  suppress:
    'The share of the rows that may be removed so that no class is smaller than k; without it nothing is promised.',
  diversity:
    'With suppress: a sensitive column, and how many distinct values of it each class has at least; rows of classes with fewer are removed too.',
  steps: 'The remedies, in the order in which they are applied.',
  before: 'The numbers of the file that the recipe was made with; not looked at.',
  after: 'The numbers of its copy; not looked at.',
  loss: 'The information that was lost. It has no effect.',
};

const members: Record<string, JsonSchema> = {
  column: { type: 'string', minLength: 1, description: 'The name of the column.' },
  otherwise: {
    enum: [...otherwises],
    description:
      'What becomes of a value that is not of the sort the remedy is made for: an error (if left out), or a star.',
  },
};

/** What a number can be at all says nothing to a person. */
const form = {
  target: 'draft-07',
  io: 'input',
  override({ jsonSchema }: { jsonSchema: JsonSchema }) {
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
} as const;

/** Only what says `"recipe": 1`, or another number, is meant for us: other programs call files of theirs recipes too. */
export function recipeJsonSchema(): JsonSchema {
  const { $schema, ...then } = schemaOfOurs();
  return {
    ...($schema !== undefined && { $schema }),
    properties: { recipe: { description: words['recipe'] } },
    if: { type: 'object', required: ['recipe'], properties: { recipe: { type: 'number' } } },
    then,
  };
}

function schemaOfOurs(): JsonSchema {
  const schema = z.toJSONSchema(recipeShape, form);
  const properties = schema.properties as Record<string, JsonSchema>;
  for (const [name, description] of Object.entries(words)) properties[name].description = description;
  properties['steps'].items = {
    anyOf: [
      ...remedies.map((remedy) => step(remedy.name, remedy.remains, remedy.parameters, members)),
      step('remove-columns', removeColumns.remains, removeColumns.parameters, {}),
    ],
  };
  return schema;
}

function step(name: string, remains: string, parameters: z.ZodMiniType, more: Record<string, JsonSchema>): JsonSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(parameters, form);
  return {
    type: 'object',
    properties: { ...more, remedy: { const: name, description: `What remains: ${remains}` }, parameters: shape },
    required: ['remedy', 'parameters', ...('column' in more ? ['column'] : [])],
    additionalProperties: false,
  };
}
