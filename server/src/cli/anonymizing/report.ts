/** The changes of a file and their result, as text. */
import {
  formatBits,
  formatCount,
  formatCountOf,
  formatProbability,
  formatShare,
  nameList,
  shownName,
  verdictSentence,
} from '@quasi/shared/explain';
import type { Loss, Recipe, Replayed, RiskNumbers, Step } from '@quasi/shared/recipes';
import { verdictMark } from '../emitters/verdictLines.ts';
import { manyNames } from '../manyNames.ts';
import { shownSource, shownTarget } from '../paths.ts';
import { asPart, shellCommand } from '../shellText.ts';
import { verdictText } from '../verdictText.ts';
import { detailsNumbers, detailsText } from './detailsOfCopy.ts';
import type { LeftInCopy } from './leftInCopy.ts';
import type { Copied } from './writeCopy.ts';

export interface Outcome {
  readonly path: string;
  readonly copy: string;
  readonly recipe: Recipe;
  readonly replayed: Replayed;
  readonly before: RiskNumbers | undefined;
  readonly copied: Copied;
  /** What a search came to; undefined where a recipe was applied. */
  readonly search: Search | undefined;
  /** Said on standard error, each in a line. */
  readonly notes: readonly string[];
}

export interface Search {
  readonly loss: Loss;
  /** None loses less than the bound; the loss itself where that is proven. Undefined where levels were given. */
  readonly found: { readonly bound: number; readonly optimal: boolean } | undefined;
}

/** `sameOptions`: options that the copy is to be read with as the original was. */
export function reportOf(outcome: Outcome, sameOptions: readonly string[]): string {
  const { path, copy, before, copied, search } = outcome;
  const names = `${shownSource(path)} → ${shownTarget(copy)}`;
  const parts = [
    [names, `${verdictMark(copied.judged).sign} ${verdictText(copied.judged)}`, ...namesLeft(copied.left)],
    riskTable(before, copied.after, outcome.recipe.k),
    doneLines(outcome),
  ];
  if (search) parts.push([lossSentence(search)]);
  parts.push(checkLines(outcome, sameOptions));
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${line}\n`).join(''))
    .join('\n');
  return copied.details ? `${text}${detailsText(copied.details)}` : text;
}

/** What to do about them is said beside the report, also where there is none. */
function namesLeft({ identifiers, texts }: LeftInCopy): string[] {
  const names = [...identifiers, ...texts];
  if (names.length === 0) return [];
  return [`  ${manyNames(names)} ${names.length === 1 ? 'identifies' : 'identify'} people`];
}

/** What a program reads. */
export function numbersOf({ replayed, before, copied }: Outcome) {
  return {
    suppressedRows: replayed.removedRows,
    before: before ?? null,
    after: copied.after ?? null,
    verdict: numbersOfCopy(copied),
    details: copied.details && detailsNumbers(copied.details),
  };
}

function numbersOfCopy({ verdict, state, judged, left }: Copied): unknown {
  const { identifiers, texts, accepted } = left;
  return {
    ready: judged.verdict?.ready,
    state,
    text: verdictSentence(judged),
    policy: verdict?.policy,
    criteria: verdict?.criteria ?? [],
    identifiers,
    texts,
    accepted,
  };
}

export function riskTable(before: RiskNumbers | undefined, after: RiskNumbers | undefined, k: number): string[] {
  if (!before) return ['No column is one that rows are compared on, so there is no class to count.'];
  const cells = (risk: RiskNumbers | undefined) =>
    risk
      ? [risk.rows, risk.k, risk.uniqueRows, risk.rowsBelow].map(formatCount).concat(formatShare(risk.orr))
      : ['–', '–', '–', '–', '–'];
  const heads = [
    '',
    'rows',
    'k, the smallest class',
    'unique rows',
    `rows in classes below ${formatCount(k)}`,
    'overall risk',
  ];
  const columns = [heads, ['before', ...cells(before)], ['after', ...cells(after)]];
  const [left, ...right] = columns.map((column) => Math.max(...column.map(({ length }) => length)));
  return heads.map((head, row) =>
    [head.padEnd(left), ...right.map((width, i) => columns[i + 1][row].padStart(width))].join('  '),
  );
}

/** One line a column, and one for removed rows. */
function doneLines({ recipe, replayed, before }: Outcome): string[] {
  const lines = recipe.steps.map((step, i) => `${titleOf(step)}${unfitNote(replayed.unfitRows[i])}`);
  const touched = new Set(recipe.steps.flatMap((step) => ('columns' in step ? step.columns : [step.column])));
  const left = recipe.quasiIdentifiers.filter((name) => !touched.has(name));
  if (left.length > 0) lines.push(`Left as they are: ${manyNames(left)}`);
  const { removedRows, diversity } = replayed;
  if (removedRows > 0) {
    const share = before ? ` (${formatShare(removedRows / before.rows)})` : '';
    const { k } = recipe;
    const values = diversity
      ? `, or have fewer than ${formatCount(diversity.values)} values of ${shownName(diversity.column)}`
      : '';
    lines.push(
      `${formatCountOf(removedRows, 'row', 'rows')} removed${share}: fewer than ${formatCount(k)} would look alike${values}.`,
    );
  }
  return lines;
}

function titleOf(step: Step): string {
  if (!('columns' in step)) return step.treatment.title(shownName(step.column));
  const { columns } = step;
  return `Remove the ${columns.length === 1 ? 'column' : 'columns'} ${manyNames(columns)}`;
}

function unfitNote(rows: number): string {
  return rows === 0 ? '' : `; * in ${formatCountOf(rows, 'row', 'rows')} whose value is not of that sort`;
}

export function lossSentence({ loss, found }: Search): string {
  const shown = (value: number) => (loss.measure === 'ncp' ? formatProbability(value) : formatBits(value));
  if (!found) return `Loss ${shown(loss.value)} at the levels given.`;
  const { bound, optimal } = found;
  return optimal
    ? `Loss ${shown(loss.value)}: no other choice of levels loses less.`
    : `Loss ${shown(loss.value)}: the least that was found; not proven, but no choice of levels loses less than ${shown(bound)}.`;
}

/** What to type to see it confirmed: without the columns Quasi might compare others. */
function checkLines({ copy, recipe, copied }: Outcome, sameOptions: readonly string[]): string[] {
  const { compared, otherwise, formOptions } = copied;
  if (compared.length === 0 || copy === '-') return [];
  const options = ['--k', String(recipe.k), '--qi', compared.map(asPart).join(','), ...formOptions, ...sameOptions];
  const lines = ['To see it confirmed:', `  ${shellCommand(['quasi', 'check', copy, ...options])}`];
  if (otherwise) {
    const names = nameList(otherwise.columns);
    lines.push(
      `Without --qi Quasi would compare rows of the copy on ${names}, where k is ${formatCount(otherwise.k)}.`,
    );
  }
  return lines;
}
