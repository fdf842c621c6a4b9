/** Makes two things from the schema: the JSON Schema of `quasi.json`, which editors use, and its documentation page. */
import * as z from 'zod/mini';
import { attackerShape, attackerWords, namedAttackers } from '../../shared/src/config/attackers.ts';
import { roleWords, valueKinds } from '../../shared/src/config/columnRoles.ts';
import { connectionShape } from '../../shared/src/config/connections.ts';
import { exceptionShape } from '../../shared/src/config/exceptionSchema.ts';
import { columnShape, fileShape } from '../../shared/src/config/fileShape.ts';
import { namedPolicies, policyShape, policyWords } from '../../shared/src/config/policies.ts';
import { ruleOptions, ruleSlugs } from '../../shared/src/config/ruleOptions.ts';
import { configSchema } from '../../shared/src/config/schema.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** `ruleSummaries` describes each rule in one sentence. */
export function configJsonSchema(ruleSummaries: ReadonlyMap<string, string>): JsonSchema {
  return z.toJSONSchema(configSchema, {
    io: 'input',
    target: 'draft-07',
    override({ path, jsonSchema }) {
      // The largest number of the platform means nothing to a person.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const summary = path.at(-3) === 'rules' ? ruleSummaries.get(String(path.at(-1))) : undefined;
      if (summary !== undefined) jsonSchema.description = summary;
      if (path.join('/').endsWith('properties/allow/items/properties/rule'))
        jsonSchema.anyOf = namedRules(ruleSummaries);
    },
  });
}

/** Names of rules, which editors complete, or any text: the server checks it and suggests the name that was meant. */
function namedRules(summaries: ReadonlyMap<string, string>): JsonSchema[] {
  return [{ enum: [...summaries.keys()], enumDescriptions: [...summaries.values()] }, { type: 'string' }];
}

/** The page: the prose, with tables in place of `{{their names}}`. */
export function configPage(prose: string): string {
  const tables: Readonly<Record<string, string>> = {
    settings: shapeTable(fileShape),
    columns: shapeTable(columnShape),
    exceptions: shapeTable(exceptionShape),
    connections: shapeTable(connectionShape),
    policy: shapeTable(policyShape),
    attacker: shapeTable(attackerShape),
    roles: table(
      ['role', 'meaning'],
      Object.entries(roleWords).map(([role, words]) => [code(role), words]),
    ),
    kinds: `${valueKinds.map(code).join(', ')}`,
    policies: table(
      ['policy', 'criteria', ''],
      Object.entries(policyWords).map(([name, words]) => [code(name), pairs(namedPolicies[name as 'default']), words]),
    ),
    attackers: table(
      ['attacker', 'reveals', 'kappa', 'membership', 'attempt', ''],
      Object.entries(attackerWords).map(([name, words]) => {
        const { reveal, kappa, membership, attempt } = namedAttackers[name as 'default'];
        return [code(name), pairs(reveal), kappa, membership, attempt, words];
      }),
    ),
    options: table(
      ['rule', 'option', 'default', ''],
      ruleSlugs.flatMap((slug) =>
        Object.entries(ruleOptions[slug]).map(([name, schema]) => {
          const { byDefault, description } = facts(schema);
          return [`[${slug}](rules/${slug}.md)`, code(name), byDefault, description];
        }),
      ),
    ),
  };
  const filled = prose.replace(/\{\{(\w+)\}\}/g, (_, name: string) => tables[name]);
  return `<!-- Made from shared/src/config by scripts/configPages.mjs; do not edit here. -->\n\n${filled.trim()}\n`;
}

function shapeTable(shape: Readonly<Record<string, z.ZodMiniType>>): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const { byDefault, description } = facts(schema);
    return [code(name), byDefault, description];
  });
  return table(['key', 'default', ''], rows);
}

/** The description of a piece of the schema, and its default. */
function facts(schema: z.ZodMiniType): { description: string; byDefault: string } {
  const json = z.toJSONSchema(schema, { io: 'input' });
  return {
    description: json.description ?? '',
    byDefault: json.default === undefined ? '' : code(JSON.stringify(json.default)),
  };
}

function pairs(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name === '*' ? 'else' : name} ${value}`)
    .join(', ');
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}
