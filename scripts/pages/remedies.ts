/** Makes the page of all remedies from the registries. */
import * as z from 'zod/mini';
import { cellRemedies } from '../../shared/src/remedies/cells/index.ts';
import { remedies } from '../../shared/src/remedies/index.ts';
import type { RemedyHead } from '../../shared/src/remedies/remedy.ts';
import { tableRemedies } from '../../shared/src/remedies/tables/index.ts';

/** The page: the prose, with tables in the place of `{{their names}}`. */
export function remediesPage(prose: string): string {
  const tables: Readonly<Record<string, string>> = {
    values: table(
      ['remedy', 'parameters', 'example', 'what remains', 'when not to use it'],
      remedies.map((remedy) => [
        `${code(remedy.name)}, ${remedy.sort}`,
        parametersOf(remedy),
        remedy.example ? `${code(remedy.example[1])} → ${code(remedy.example[2])}` : '',
        remedy.remains,
        remedy.notWhen,
      ]),
    ),
    cells: headTable(cellRemedies),
    tables: headTable(tableRemedies),
  };
  const filled = prose.replace(/\{\{(\w+)\}\}/g, (_, name: string) => tables[name]);
  return `<!-- Made from shared/src/remedies by scripts/remediesPage.mjs; do not edit here. -->\n\n${filled.trim()}\n`;
}

function headTable(heads: readonly RemedyHead<unknown>[]): string {
  return table(
    ['remedy', 'parameters', 'what remains', 'when not to use it'],
    heads.map((head) => [code(head.name), parametersOf(head), head.remains, head.notWhen]),
  );
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function parametersOf({ parameters }: RemedyHead<unknown>): string {
  const schema = z.toJSONSchema(parameters, { io: 'input' });
  return (schema.anyOf ?? [schema]).map(propertiesOf).join('; or ');
}

function propertiesOf({ properties = {}, required = [] }: JsonSchema): string {
  return Object.entries(properties)
    .map(([name, each]) => {
      const words = typeof each === 'object' ? wordsOf(each) : '';
      return `${code(name)} ${words}${required.includes(name) ? '' : ', if wanted'}`;
    })
    .join('; ');
}

/** Bounds beyond this are only there so that nothing overflows. */
const LARGE = 1_000_000;

function wordsOf({ type, enum: choices, const: only, ...schema }: JsonSchema): string {
  if (choices !== undefined) return choices.map((choice) => code(String(choice))).join(', ');
  if (only !== undefined) return code(String(only));
  if (type === 'boolean') return 'true or false';
  if (type === 'array') return 'a list';
  if (type === 'string') return schema.pattern === undefined ? 'a text' : 'a digest';
  const { minimum, maximum = LARGE, exclusiveMinimum, exclusiveMaximum } = schema;
  if (exclusiveMaximum !== undefined) return `between ${exclusiveMinimum} and ${exclusiveMaximum}`;
  if (exclusiveMinimum !== undefined) return `above ${exclusiveMinimum}`;
  if (minimum === undefined) return 'a number';
  return maximum < LARGE ? `${minimum} to ${maximum}` : `${minimum} or more`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}
