/** Makes two things from Quasi's properties: their JSON Schema for editors, and tables for the documentation. */
import * as z from 'zod/mini';
import { fieldShape, protectionShape, tableShape } from '../../shared/src/schema/quasiProperties.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The words of VS Code's JSON support and of the YAML extension beside those of JSON Schema. */
interface EditorSchema extends JsonSchema {
  doNotSuggest?: boolean;
  errorMessage?: string;
}

/**
 * For Data Packages, resources, Table Schemas and CSVW alike: only what has the prefix `quasi:` is looked at and offered. All else
 * is allowed, as the specifications have schemas of their own.
 */
export function schemaJsonSchema(): JsonSchema {
  const table = { $ref: '#/definitions/table' };
  const fields = list({ $ref: '#/definitions/field' });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    allOf: [table],
    definitions: {
      field: own(fieldShape, {}),
      table: own(tableShape, {
        resources: list(table),
        tables: list(table),
        schema: table,
        tableSchema: table,
        fields,
        columns: fields,
      }),
    },
  };
}

/** Tables in the place of `{{fields}}`, `{{tables}}` and `{{protection}}`. */
export function schemaPage(prose: string): string {
  const tables: Readonly<Record<string, string>> = {
    fields: described(fieldShape),
    tables: described(tableShape),
    protection: described(protectionShape),
  };
  const filled = prose.replace(/\{\{(\w+)\}\}/g, (_, name: string) => tables[name]);
  return `<!-- Made from shared/src/schema by scripts/schemaPages.mjs; do not edit here. -->\n\n${filled.trim()}\n`;
}

/** Quasi's properties, and none other of that prefix; what leads to inner objects is not offered, but followed. */
function own(shape: z.core.$ZodLooseShape, inner: Readonly<Record<string, EditorSchema>>): EditorSchema {
  const { properties } = z.toJSONSchema(z.object(shape), {
    target: 'draft-07',
    io: 'input',
    override({ jsonSchema }) {
      // What a number can be at all says nothing to a person.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const names = Object.keys(shape).map((name) => name.slice(name.indexOf(':') + 1));
  const unknown: EditorSchema = { not: {}, errorMessage: 'Quasi knows no property of this name here.' };
  return {
    properties: { ...properties, ...inner },
    patternProperties: { [`^quasi:(?!(?:${names.join('|')})$)`]: unknown },
  };
}

/** A text in place of a list or an object, for example a path, is of no concern here. */
function list(items: EditorSchema): EditorSchema {
  return { items, doNotSuggest: true };
}

function described(shape: Readonly<Record<string, z.ZodMiniType>>): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const { description = '' } = z.toJSONSchema(schema, { io: 'input' });
    return `| \`${name}\` | ${description.replaceAll('|', '\\|')} |`;
  });
  return ['| property |  |', '| --- | --- |', ...rows].join('\n');
}
