/** The changes that fixes make to a schema, as edits of its text, JSON or YAML; undefined if the text is too damaged to be changed. */
import { applyEdits, lineStart, type Role, setMemberAt, type TextEdit } from '../config/index.ts';
import { memberOf, type PlainObject, type PlainTree } from '../statistics/index.ts';
import { formatOf } from './formatOf.ts';
import type { FilePlace, SchemaFormat } from './model.ts';
import type { Reading } from './reading.ts';
import { isYaml, readTree } from './readTree.ts';
import { valueIn } from './source.ts';

const ROLE = 'quasi:role';

/** Declares the role of a field, or changes it. `field`: the place of the whole field. */
export function* withFieldRole(text: string, { path, offset }: FilePlace, role: Role): Reading<TextEdit[] | undefined> {
  const { root } = yield* readTree(path, text);
  const field = objectAt(root, offset);
  const format = root && formatOf(root);
  if (!field) return undefined;
  const stated = statedRole(field, format);
  const edits = stated
    ? changed(stated, isYaml(path) ? role : JSON.stringify(role))
    : (isYaml(path) ? inYaml : inJson)(text, field, role, format);
  if (!edits) return undefined;
  const after = yield* readTree(path, applyEdits(text, edits));
  const value = statedRole(objectAt(after.root, offset), format);
  // What YAML can be written as is more than is thought of here: what would not hold is not offered.
  return after.problems.length === 0 && value?.kind === 'scalar' && value.value === role ? edits : undefined;
}

/** Where each format keeps what other programs want to know of a column. */
function statedRole(field: PlainObject | undefined, format: SchemaFormat | undefined): PlainTree | undefined {
  if (format === 'odcs') {
    const custom = valueIn(field, 'customProperties');
    const items = custom?.kind === 'list' ? custom.items : [];
    return items.flatMap((item) => (isRole(valueIn(item, 'property')) ? (valueIn(item, 'value') ?? []) : [])).at(-1);
  }
  return memberOf(format === 'dbt' ? metaOf(field) : field, ROLE)?.value;
}

function isRole(property: PlainTree | undefined): boolean {
  return property?.kind === 'scalar' && property.value === ROLE;
}

/** The place that counts more, if it is there. */
function metaOf(field: PlainObject | undefined): PlainObject | undefined {
  const inner = valueIn(valueIn(field, 'config'), 'meta') ?? valueIn(field, 'meta');
  return inner?.kind === 'object' ? inner : undefined;
}

/** Where it is stated already, in the other words. */
function changed(stated: PlainTree, role: string): TextEdit[] {
  return [{ offset: stated.offset, length: stated.length, text: role }];
}

function inJson(
  text: string,
  field: PlainObject,
  role: Role,
  format: SchemaFormat | undefined,
): TextEdit[] | undefined {
  if (format !== 'odcs') return setMemberAt(text, field.offset, ROLE, role);
  const own = JSON.stringify({ property: ROLE, value: role });
  const custom = valueIn(field, 'customProperties');
  if (custom?.kind === 'list')
    return [{ offset: custom.offset + 1, length: 0, text: custom.items.length > 0 ? `${own}, ` : own }];
  const beside = memberOf(field, 'name') ?? field.members[0];
  const end = beside.value.offset + beside.value.length;
  return [{ offset: end, length: 0, text: `, "customProperties": [${own}]` }];
}

function inYaml(
  text: string,
  field: PlainObject,
  role: Role,
  format: SchemaFormat | undefined,
): TextEdit[] | undefined {
  if (format === 'odcs') return inCustomProperties(text, field, role);
  const [lines, braces] = [[`${ROLE}: ${role}`], `"${ROLE}": ${role}`];
  if (format !== 'dbt') return besideName(text, field, lines, braces);
  const meta = metaOf(field);
  if (meta) return besideName(text, meta, lines, braces);
  return besideName(text, field, ['meta:', `  ${ROLE}: ${role}`], `meta: {${braces}}`);
}

function inCustomProperties(text: string, field: PlainObject, role: Role): TextEdit[] | undefined {
  const custom = valueIn(field, 'customProperties');
  const [first] = custom?.kind === 'list' ? custom.items : [];
  const flow = `{property: "${ROLE}", value: ${role}}`;
  if (!first) {
    const lines = ['customProperties:', `  - property: ${ROLE}`, `    value: ${role}`];
    return custom ? undefined : besideName(text, field, lines, `customProperties: [${flow}]`);
  }
  if (text[first.offset] === '{') {
    const isFlow = custom && text[custom.offset] === '[';
    return isFlow ? [{ offset: first.offset, length: 0, text: `${flow}, ` }] : undefined;
  }
  const start = lineStart(text, first.offset);
  const before = text.slice(start, first.offset);
  const [line, indent] = [lineEnd(text), ' '.repeat(before.length)];
  return [{ offset: first.offset, length: 0, text: `property: ${ROLE}${line}${indent}value: ${role}${line}${before}` }];
}

/** Behind the name, or the first member: whole lines, or in braces. */
function besideName(
  text: string,
  object: PlainObject,
  lines: readonly string[],
  inBraces: string,
): TextEdit[] | undefined {
  const beside = memberOf(object, 'name') ?? object.members[0];
  if (!beside) return undefined;
  const { keyPlace, value } = beside;
  const end = value.offset + value.length;
  if (text[object.offset] === '{') return [{ offset: end, length: 0, text: `, ${inBraces}` }];
  const behind = /[\r\n]/.exec(text.slice(end));
  const place = behind ? end + behind.index : text.length;
  const indent = text.slice(lineStart(text, keyPlace.offset), keyPlace.offset).replace(/[^ ]/g, ' ');
  return [{ offset: place, length: 0, text: lines.map((each) => `${lineEnd(text)}${indent}${each}`).join('') }];
}

function lineEnd(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}

/** Two fields may share their object only by an alias, and then they share their role too. */
function objectAt(root: PlainTree | undefined, offset: number): PlainObject | undefined {
  if (!root || root.kind === 'scalar') return undefined;
  if (root.kind === 'object' && root.offset === offset) return root;
  const inner = root.kind === 'list' ? root.items : root.members.map(({ value }) => value);
  for (const tree of inner) {
    const found = objectAt(tree, offset);
    if (found) return found;
  }
  return undefined;
}
