/** The changes that fixes make to a `quasi.json`, as edits of its text; undefined if the text is too damaged to be changed. */
import { getNodeValue, type Node } from 'jsonc-parser';
import type { DeclaredRole } from './columnRoles.ts';
import type { Connection } from './connections.ts';
import type { ExceptionStatement } from './exceptionSchema.ts';
import { appendItem, applyEdits, removeItem, setMember, type TextEdit } from './jsonEdits.ts';
import type { EditableText } from './jsonStyle.ts';
import { memberOf, readJson } from './jsonTree.ts';
import { patternOf } from './namePattern.ts';
import type { UnitStatement } from './units.ts';

/** The text of a file that does not exist yet. */
export const newConfig = '{}\n';

type Edits = TextEdit[] | undefined;

/** Declares the role of a column: of the files of a glob, or of all files. */
export function withColumnRole(text: string, glob: string | undefined, column: string, role: DeclaredRole): Edits {
  const name = patternOf(column);
  return edited(text, (document) =>
    saidOf(document, glob, { columns: { [name]: role } }, (owner) => roleEdits(document, owner, name, role)),
  );
}

/** The same of several columns, by their names. */
export function withColumnRoles(
  text: string,
  glob: string | undefined,
  roles: ReadonlyMap<string, DeclaredRole>,
): Edits {
  return inTurn(text, roles, (before, name, role) => withColumnRole(before, glob, name, role));
}

/** States who the rows are about: for the files of a glob, or for all files. */
export function withUnit(text: string, glob: string | undefined, unit: UnitStatement): Edits {
  return edited(text, (document) =>
    saidOf(document, glob, { unit }, (owner) => setMember(document, owner, 'unit', unit)),
  );
}

/** Names the hierarchy file of a column, beside what else is said of it. */
export function withColumnHierarchy(text: string, glob: string | undefined, column: string, path: string): Edits {
  const name = patternOf(column);
  return edited(text, (document) =>
    saidOf(document, glob, { columns: { [name]: { hierarchy: path } } }, (owner) =>
      hierarchyEdits(document, owner, name, path),
    ),
  );
}

/** States the size of the population: of the files of a glob, or of all files. */
export function withPopulation(text: string, glob: string | undefined, population: number): Edits {
  return edited(text, (document) =>
    saidOf(document, glob, { population }, (owner) => setMember(document, owner, 'population', population)),
  );
}

/** Names the baseline of all files. */
export function withBaseline(text: string, glob: string | undefined, path: string): Edits {
  return edited(text, (document) =>
    saidOf(document, glob, { baseline: path }, (owner) => setMember(document, owner, 'baseline', path)),
  );
}

/** Gives a table of a database a name. */
export function withConnection(text: string, name: string, connection: Connection): Edits {
  return edited(text, (document) => {
    const there = memberOf(document.root, 'connections');
    if (!there) return setMember(document, document.root, 'connections', { [name]: connection });
    return there.type === 'object' ? setMember(document, there, name, connection) : undefined;
  });
}

/** States what must be satisfied: by the files of a glob, or by all files. A k that is stated beside it becomes `k`, the policy's own. */
export function withPolicy(text: string, glob: string | undefined, policy: string, k: number | undefined): Edits {
  return edited(text, (document) =>
    saidOf(document, glob, { policy }, (owner) =>
      [
        ...setMember(document, owner, 'policy', policy),
        ...(k !== undefined && memberOf(owner, 'k') ? setMember(document, owner, 'k', k) : []),
      ].sort((one, other) => one.offset - other.offset),
    ),
  );
}

/** States the target k: of the files of a glob, or of all files. */
export function withTarget(text: string, glob: string | undefined, k: number): Edits {
  return edited(text, (document) => saidOf(document, glob, { k }, (owner) => setMember(document, owner, 'k', k)));
}

/** States whether the first record names the columns: of the files of a glob, or of all files. */
export function withHeader(text: string, glob: string | undefined, header: 'yes' | 'no'): Edits {
  return edited(text, (document) =>
    saidOf(document, glob, { header }, (owner) => setMember(document, owner, 'header', header)),
  );
}

/** Declarations about a column with answers of randomised response. */
interface StatedAnswers {
  readonly epsilon: number;
  readonly categories: readonly string[] | undefined;
}

/** Declares which columns of the files of a glob, or of all files, hold answers, by their names. */
export function withColumnEpsilon(
  text: string,
  glob: string | undefined,
  columns: ReadonlyMap<string, StatedAnswers>,
): Edits {
  return inTurn(text, columns, (before, name, { epsilon, categories }) => {
    const pattern = patternOf(name);
    const said = { epsilon, ...(categories && { categories }) };
    return edited(before, (document) =>
      saidOf(document, glob, { columns: { [pattern]: said } }, (owner) => answersEdits(document, owner, pattern, said)),
    );
  });
}

/** Each change is one of the text that the change before it left; together they are one edit. */
function inTurn<T>(
  text: string,
  columns: ReadonlyMap<string, T>,
  change: (before: string, name: string, said: T) => Edits,
): Edits {
  let after = text;
  for (const [name, said] of columns) {
    const edits = change(after, name, said);
    if (!edits) return undefined;
    after = applyEdits(after, edits);
  }
  return [{ offset: 0, length: text.length, text: after }];
}

export function withException(text: string, exception: ExceptionStatement): Edits {
  return edited(text, (document) => withItem(document, 'allow', exception));
}

/** `index` is the place of the exception in the list. */
export function withoutException(text: string, index: number): Edits {
  return edited(text, (document) => {
    const list = memberOf(document.root, 'allow');
    return list?.children?.[index] && removeItem(document, list, index);
  });
}

export function withExceptionUntil(text: string, index: number, until: string): Edits {
  return edited(text, (document) => {
    const exception = memberOf(document.root, 'allow')?.children?.[index];
    return exception?.type === 'object' ? setMember(document, exception, 'until', until) : undefined;
  });
}

/** Changes what is said of all files; or else the last entry of `files` that has the glob exactly so, or makes one that says `said`. */
function saidOf(document: EditableText, glob: string | undefined, said: object, change: (owner: Node) => Edits): Edits {
  if (glob === undefined) return change(document.root);
  const files = memberOf(document.root, 'files');
  const entry = files?.children?.findLast((each) => memberOf(each, 'glob')?.value === glob);
  return entry ? change(entry) : withItem(document, 'files', { glob, ...said });
}

/** `owner` says things of files: the whole document, or an entry of `files`. */
function roleEdits(document: EditableText, owner: Node, column: string, role: DeclaredRole): Edits {
  const columns = memberOf(owner, 'columns');
  if (!columns) return setMember(document, owner, 'columns', { [column]: role });
  if (columns.type !== 'object') return undefined;
  const said = memberOf(columns, column);
  return said?.type === 'object' ? setMember(document, said, 'role', role) : setMember(document, columns, column, role);
}

function hierarchyEdits(document: EditableText, owner: Node, column: string, path: string): Edits {
  const columns = memberOf(owner, 'columns');
  if (!columns) return setMember(document, owner, 'columns', { [column]: { hierarchy: path } });
  if (columns.type !== 'object') return undefined;
  const said = memberOf(columns, column);
  if (said?.type === 'object') return setMember(document, said, 'hierarchy', path);
  // A word alone is the role.
  const role = said?.type === 'string' ? { role: said.value as unknown } : {};
  return setMember(document, columns, column, { ...role, hierarchy: path });
}

function answersEdits(document: EditableText, owner: Node, column: string, said: object): Edits {
  const columns = memberOf(owner, 'columns');
  if (!columns) return setMember(document, owner, 'columns', { [column]: said });
  if (columns.type !== 'object') return undefined;
  const before = memberOf(columns, column);
  const role = before?.type === 'string' ? { role: before.value } : undefined;
  const kept = before?.type === 'object' ? (getNodeValue(before) as object) : role;
  return setMember(document, columns, column, { ...kept, ...said });
}

function withItem(document: EditableText, key: string, item: object): Edits {
  const list = memberOf(document.root, key);
  if (!list) return setMember(document, document.root, key, [item]);
  return list.type === 'array' ? appendItem(document, list, item) : undefined;
}

function edited(text: string, change: (document: EditableText) => Edits): Edits {
  const { root, hasSyntaxErrors } = readJson(text);
  if (hasSyntaxErrors) return undefined;
  if (root) return root.type === 'object' ? change({ text, root }) : undefined;
  // A text of nothing but blanks and comments gets its object behind them.
  const begun = `${text}${/[^\r\n]$/.test(text) ? '\n' : ''}${newConfig}`;
  const edits = edited(begun, change);
  return edits && [{ offset: text.length, length: 0, text: applyEdits(begun, edits).slice(text.length) }];
}
