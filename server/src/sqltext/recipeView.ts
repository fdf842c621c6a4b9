/** A recipe as a view: the rows of a table as `quasi apply` would write them, cell by cell. */
import type { HierarchyFile } from '@quasi/shared/hierarchies';
import { fileNeededBy, type Recipe, type ReplayFault } from '@quasi/shared/recipes';
import { normalised } from '../engines/sql/normalised.ts';
import { headed, type TextDialect } from './dialects.ts';
import { levelText } from './hierarchyText.ts';
import { textOf } from './remedyTexts.ts';

export interface ViewRequest {
  readonly table: readonly string[];
  /** All columns of the table, in the order in which the view has them; undefined: those that the recipe names. */
  readonly columns: readonly string[] | undefined;
  /** The column that names the person of a row. */
  readonly user: string | undefined;
  readonly missingTokens: readonly string[];
  readonly trim: boolean;
  readonly hierarchyFile: (name: string) => HierarchyFile | undefined;
}

/** `noText`: remedies that cannot be said in SQL. */
export type View = { readonly text: string } | { readonly fault: ReplayFault } | { readonly noText: readonly string[] };

/** The name of a value as it is treated so far, and how many queries stand below it. */
interface Treated {
  readonly name: string;
  readonly depth: number;
}

export function recipeView(dialect: TextDialect, recipe: Recipe, request: ViewRequest): View {
  const columns = request.columns ?? columnsNamed(recipe, request.user);
  const layers = new Layers();
  const treated = new Map<string, Treated>();
  const removed = new Set<string>();
  const noText = new Set<string>();
  const named = [...recipe.quasiIdentifiers, ...(recipe.diversity ? [recipe.diversity.column] : [])];
  for (const column of [...named, ...(request.user === undefined ? [] : [request.user])]) {
    if (!columns.includes(column)) return { fault: { kind: 'noColumn', column } };
  }
  const alias = (column: string) => `q_value${columns.indexOf(column) + 1}`;
  for (const step of recipe.steps) {
    for (const column of 'columns' in step ? step.columns : [step.column]) {
      if (!columns.includes(column)) return { fault: { kind: 'noColumn', column } };
      if (removed.has(column)) return { fault: { kind: 'isRemoved', column } };
      if ('columns' in step) {
        removed.add(column);
        treated.delete(column);
        continue;
      }
      const { treatment, otherwise } = step;
      const { name: value, depth } = treated.get(column) ?? { name: alias(column), depth: 0 };
      const below = layers.from(depth);
      const needed = fileNeededBy(treatment);
      const level = needed && levelText(dialect, value, needed, request, column);
      if (level && 'fault' in level) return level;
      const text = level ? level.text : textOf(treatment, { dialect, value, k: recipe.k, named: below.named });
      if (text === undefined) {
        noText.add(treatment.remedy);
        continue;
      }
      const after = below.named(text);
      const unfit = otherwise === 'suppress' ? "'*'" : dialect.failing(value);
      const ofMissing = treatment.remedy === 'redact' ? "'*'" : (level?.ofMissing ?? 'NULL');
      const isLost = isMissing(dialect, after, value, request);
      const fitted = `CASE WHEN ${value} IS NULL THEN ${ofMissing} WHEN ${after} IS NULL${isLost} THEN ${unfit} ELSE ${after} END`;
      treated.set(column, { name: below.named(fitted), depth: below.depth });
    }
  }
  if (noText.size > 0) return { noText: [...noText] };
  const left = columns.filter((column) => !removed.has(column));
  if (left.length === 0) return { fault: { kind: 'nothingLeft' } };
  if (recipe.diversity && removed.has(recipe.diversity.column)) {
    return { fault: { kind: 'isRemoved', column: recipe.diversity.column } };
  }
  const nowOf = (column: string) => treated.get(column)?.name ?? alias(column);
  const { where, isKept } = rowsToKeep(dialect, recipe, request.user, layers, (column) => !removed.has(column), nowOf);
  // Columns by which rows are judged are alike to any reader; where nothing is compared nothing is claimed.
  const claimed = recipe.quasiIdentifiers.length === 0 ? [] : [...named, ...(request.user ? [request.user] : [])];
  const spelled = new Map<string, string>();
  const start = layers.all.length;
  for (const column of new Set(claimed.filter((one) => !removed.has(one)))) {
    const raw = dialect.asText(`q_raw${columns.indexOf(column) + 1}`);
    spelled.set(column, missingSpelling(dialect, nowOf(column), raw, isKept, layers.from(start).named));
  }

  const from = request.table.map((name) => dialect.identifier(name)).join('.');
  const raw = columns.map((column) => dialect.identifier(column));
  const base = columns.flatMap((column, i) => [
    `${raw[i]} AS q_raw${i + 1}`,
    `${normalised(dialect, dialect.asText(raw[i] as string), request)} AS ${alias(column)}`,
  ]);
  const cells = left.map((column) => {
    const i = columns.indexOf(column);
    const name = dialect.identifier(column);
    const found = treated.get(column)?.name;
    const spelling = spelled.get(column);
    if (spelling !== undefined) return `  COALESCE(${nowOf(column)}, ${spelling}) AS ${name}`;
    if (found === undefined) return `  q_raw${i + 1} AS ${name}`;
    // Cells that the recipe does not change stay as they are.
    const stays = request.trim ? `${found} IS NULL OR ${found} = ${alias(column)}` : `${found} IS NULL`;
    return `  CASE WHEN ${stays} THEN ${dialect.asText(`q_raw${i + 1}`)} ELSE ${found} END AS ${name}`;
  });
  const fence = dialect.fence ?? '';
  const queries = [`q_0 AS (\n  SELECT\n    ${base.join(',\n    ')}\n  FROM ${from}${fence}\n)`];
  for (const [i, expressions] of layers.all.entries()) {
    queries.push(`q_${i + 1} AS (\n  SELECT q_${i}.*,\n    ${expressions.join(',\n    ')}\n  FROM q_${i}${fence}\n)`);
  }
  const view = [...request.table.slice(0, -1), `${request.table.at(-1)}_safe`].map((name) => dialect.identifier(name));
  const head = headed(dialect, [
    'A recipe of Quasi as a view: what "quasi apply" does to the rows of a file.',
    'A value that does not fit the recipe ends the query, unless the recipe hides it.',
  ]);
  return {
    text: `${head}CREATE VIEW ${view.join('.')} AS\nWITH ${queries.join(',\n')}\nSELECT\n${cells.join(',\n')}\nFROM q_${layers.all.length}${where};\n`,
  };
}

/** Named expressions, each in a query above those that it is made of. */
class Layers {
  readonly all: string[][] = [];
  #names = 0;

  from(start: number) {
    let depth = start;
    return {
      get depth() {
        return depth;
      },
      named: (expression: string): string => {
        const name = `q_x${++this.#names}`;
        this.all[depth] ??= [];
        this.all[depth]?.push(`${expression} AS ${name}`);
        depth++;
        return name;
      },
    };
  }
}

function columnsNamed({ quasiIdentifiers, steps, diversity }: Recipe, user: string | undefined): string[] {
  const named = [
    ...quasiIdentifiers,
    ...steps.flatMap((step) => ('columns' in step ? step.columns : [step.column])),
    ...(diversity ? [diversity.column] : []),
    ...(user === undefined ? [] : [user]),
  ];
  return [...new Set(named)];
}

/** A text that would be read as missing is no form of a known value. */
function isMissing(dialect: TextDialect, after: string, before: string, { missingTokens }: ViewRequest): string {
  if (missingTokens.length === 0) return '';
  const tokens = missingTokens.map((token) => dialect.literal(token.trim())).join(', ');
  return ` OR (${after} <> ${before} AND ${dialect.trimmed(after)} IN (${tokens}))`;
}

/** One spelling for what is missing: that of most of the cells that stay, without blanks. */
function missingSpelling(
  dialect: TextDialect,
  value: string,
  raw: string,
  isKept: string | undefined,
  named: (expression: string) => string,
): string {
  const counts = isKept === undefined ? `${value} IS NULL` : `${value} IS NULL AND ${isKept} = 1`;
  const isOpen = named(`CASE WHEN ${counts} THEN 1 ELSE 0 END`);
  const cell = named(raw);
  const count = named(`count(*) OVER (PARTITION BY ${isOpen}, ${cell})`);
  const all = named(`sum(${isOpen}) OVER ()`);
  const first = named(`first_value(${cell}) OVER (ORDER BY ${isOpen} DESC, ${count} DESC, ${cell})`);
  return `CASE WHEN ${count} = ${all} THEN ${cell} ELSE ${dialect.trimmed(first)} END`;
}

/** Classes have k rows, and as many values as are asked for; where that takes too many rows away the query ends. */
function rowsToKeep(
  dialect: TextDialect,
  { quasiIdentifiers, k, suppress, diversity }: Recipe,
  user: string | undefined,
  layers: Layers,
  isLeft: (column: string) => boolean,
  nowOf: (column: string) => string,
): { readonly where: string; readonly isKept: string | undefined } {
  if (suppress === undefined) return { where: '', isKept: undefined };
  const above = layers.from(layers.all.length);
  const keys = quasiIdentifiers.filter(isLeft).map(nowOf);
  const partition = keys.length > 0 ? `PARTITION BY ${keys.join(', ')}` : '';
  const values = (column: string) => {
    const value = nowOf(column);
    // Some put NULL last in either order.
    const known = `CASE WHEN ${value} IS NULL THEN 0 ELSE 1 END`;
    const rank = (order: string) => `dense_rank() OVER (${partition} ORDER BY ${known}${order}, ${value}${order})`;
    // COUNT(DISTINCT) leaves NULL out, and no window has it.
    return above.named(`${rank('')} + ${rank(' DESC')} - 1`);
  };
  const conditions = [`${above.named(`count(*) OVER (${partition})`)} >= ${k}`];
  if (diversity) conditions.push(`${values(diversity.column)} >= ${diversity.values}`);
  if (user !== undefined && isLeft(user) && user !== diversity?.column) conditions.push(`${values(user)} >= ${k}`);
  const isKept = above.named(`CASE WHEN ${conditions.join(' AND ')} THEN 1 ELSE 0 END`);
  const gone = above.named(`sum(CASE WHEN ${isKept} = 1 THEN 0 ELSE 1 END) OVER ()`);
  const all = above.named('count(*) OVER ()');
  const most = `floor(${all} * ${dialect.number(dialect.literal(String(suppress * (1 + 1e-12))))})`;
  const failing = `CASE WHEN ${dialect.failing(dialect.asText(gone))} = '' THEN 1 ELSE 0 END`;
  return { where: `\nWHERE CASE WHEN ${gone} > ${most} THEN ${failing} ELSE ${isKept} END = 1`, isKept };
}
