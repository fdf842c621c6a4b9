/** The changes that fixes make to a schema, as edits of its text, JSON or YAML; undefined if the text is too damaged to be changed. */
import { applyEdits, lineStart, type Role, setMemberAt, type TextEdit } from '../config/index.ts';
import { memberOf, type PlainObject, type PlainTree } from '../statistics/index.ts';
import type { FilePlace } from './model.ts';
import type { Reading } from './reading.ts';
import { isYaml, readTree } from './readTree.ts';

const ROLE = 'quasi:role';

/** Declares the role of a field, or changes it. `field`: the place of the whole field. */
export function* withFieldRole(text: string, { path, offset }: FilePlace, role: Role): Reading<TextEdit[] | undefined> {
  const field = objectAt((yield* readTree(path, text)).root, offset);
  if (!field) return undefined;
  const edits = isYaml(path) ? inYaml(text, field, role) : setMemberAt(text, offset, ROLE, role);
  if (!edits) return undefined;
  const after = yield* readTree(path, applyEdits(text, edits));
  const value = memberOf(objectAt(after.root, offset), ROLE)?.value;
  // What YAML can be written as is more than is thought of here: what would not hold is not offered.
  return after.problems.length === 0 && value?.kind === 'scalar' && value.value === role ? edits : undefined;
}

function inYaml(text: string, field: PlainObject, role: Role): TextEdit[] | undefined {
  const stated = memberOf(field, ROLE)?.value;
  if (stated) return [{ offset: stated.offset, length: stated.length, text: role }];
  const beside = memberOf(field, 'name') ?? field.members[0];
  if (!beside) return undefined;
  const { keyPlace, value } = beside;
  const end = value.offset + value.length;
  if (text[field.offset] === '{') return [{ offset: end, length: 0, text: `, "${ROLE}": ${role}` }];
  const line = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const behind = /[\r\n]/.exec(text.slice(end));
  const place = behind ? end + behind.index : text.length;
  const indent = text.slice(lineStart(text, keyPlace.offset), keyPlace.offset).replace(/[^ ]/g, ' ');
  return [{ offset: place, length: 0, text: `${line}${indent}${ROLE}: ${role}` }];
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
