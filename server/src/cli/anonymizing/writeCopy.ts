/** Writes the copy that a recipe makes of a file, reads it again and counts: what is announced of it was measured on it. */
import {
  type Analysis,
  type ClassFacts,
  openDataSet,
  staged,
  type VerdictState,
  type Work,
  type World,
} from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { rowsIn } from '@quasi/shared/counts';
import { alikeIn, claimedColumns, placesAfter } from '@quasi/shared/effects';
import { type Recipe, type Replayed, type RiskNumbers, rewrite } from '@quasi/shared/recipes';
import { type Columns, type Dialect, readAlike, type WrittenTable } from '@quasi/shared/table';
import { FileProblem } from '../../files/index.ts';
import { readingOptions } from '../../readingOptions.ts';
import type { Done } from '../drive.ts';
import type { CopyOutput } from '../writing/copyOutput.ts';
import type { DetailsOfCopy } from './detailsOfCopy.ts';
import { judgedCopy } from './judgedCopy.ts';
import { leftInCopy } from './leftInCopy.ts';
import { readAhead } from './readAhead.ts';
import { isReadAlike } from './strictReading.ts';

const TAB = 0x09;

export interface CopyRequest {
  /** The file that is copied, and the name of the copy. */
  readonly path: string;
  readonly copy: string;
  /** What the file is judged by. */
  readonly world: World;
  /** What the copy would be judged by if nobody said which columns to compare. */
  readonly worldOfCopy: World;
  readonly output: CopyOutput;
}

export type Copied = Done<typeof writeCopy>;

export function riskNumbers({ table, risk }: ClassFacts): RiskNumbers | undefined {
  return risk && { rows: table.rowCount, ...risk };
}

export function* writeCopy(
  facts: ClassFacts,
  { table, source: text }: WrittenTable,
  recipe: Recipe,
  replayed: Replayed,
  { path, copy, world, worldOfCopy, output }: CopyRequest,
  detailed: ((copy: Analysis) => Work<DetailsOfCopy>) | undefined,
) {
  const { settings } = facts;
  // Where nothing is compared nothing is claimed.
  const claimed = recipe.quasiIdentifiers.length > 0 ? claimedColumns(facts) : [];
  const changes = yield* alikeIn(claimed, table, readAhead(text, table.textLength), {
    ...replayed,
    dropsBlankLines: true,
  });
  let bytes = 0;
  for (const piece of rewrite(table, readAhead(text, table.textLength), changes)) {
    output.write(piece);
    bytes += piece.length;
    yield { stage: 'rows', share: Math.min(1, bytes / Math.max(1, table.textLength)) } as const;
  }
  const { trim, missingTokens } = settings;
  const told = { trim, missingTokens, ...readAlike(table), skip: 0 };
  const freely = readingOptions({ ...worldOfCopy.settings, trim, missingTokens }, copy);
  // Only of delimited text there is something to be found out.
  let file = yield* output.readText(output.keeps(table) && !table.json ? freely : told);
  const formOptions = optionsFor(table.dialect, file.table.dialect);
  if (formOptions.length > 0) {
    file.source.close();
    file = yield* output.readText(told);
  }
  try {
    const compared = requireSame(path, file.table, table, recipe, replayed);
    const placeAfter = placesAfter(table.columns.length, (column) => replayed.removed.has(column));
    const places = claimed.flatMap((column) => placeAfter[column] ?? []);
    const hasRows = file.table.rowCount > 0;
    if (hasRows && places.length > 0 && !(yield* isReadAlike(output, file.table, places))) throw notReadBack(path);
    // The settings of the original count, and so do the files that they name from where it is.
    const analysis = openDataSet(file, { ...world, settings: { ...settings, quasiIdentifiers: compared } });
    const after = yield* analysis.classes();
    const k = after.risk?.k ?? Number.POSITIVE_INFINITY;
    if (recipe.suppress !== undefined && (k < recipe.k || !(yield* isDiverse(after, recipe)))) throw notReadBack(path);
    yield* output.convert(file.table, told);
    const left = leftInCopy(facts, after, recipe, replayed);
    const isAnonymous = left.identifiers.length === 0 && left.texts.length === 0;
    // Quasi would choose columns where none is named, and the recipe is about none.
    if (compared.length === 0) {
      const nothing = { after: undefined, otherwise: undefined, verdict: undefined, details: undefined };
      const state: VerdictState = isAnonymous ? 'provisional' : 'not-ready';
      const judged = judgedCopy(after, state, left, false);
      return { ...nothing, formOptions, state, judged, mayPass: isAnonymous, left, compared };
    }
    const unasked = yield* openDataSet(file, worldOfCopy).classes();
    const columns = unasked.quasiIdentifiers.map((column) => file.table.columns[column].name);
    const isOther = columns.length !== compared.length || columns.some((name) => !compared.includes(name));
    const isFailing = after.verdict?.criteria.some(({ name, holds }) => !holds && name !== 'identifiers') ?? false;
    const isOpen = after.verdict === undefined || areOpen(facts, after, replayed);
    const clear = left.accepted.length > 0 ? 'identified' : 'ready';
    const state: VerdictState = !isAnonymous || isFailing ? 'not-ready' : isOpen ? 'provisional' : clear;
    return {
      /** Undefined where there is nothing to compare. */
      after: riskNumbers(after),
      /** The columns that are compared in the copy without options, where they differ, and the smallest class on them. */
      otherwise: isOther && unasked.risk ? { columns, k: unasked.risk.k } : undefined,
      /** Options without which the copy would not be read as it is meant. */
      formOptions,
      /** Undefined where the policy says nothing of it. */
      verdict: after.verdict,
      /** Ready only where all that the policy asks for holds, nothing is open, and nothing is left that names people. */
      state,
      /** It may be handed on as it is. */
      mayPass: mayPass(state, settings),
      /** What its verdict is worded by. */
      judged: judgedCopy(after, state, left, true),
      left,
      /** How the columns that were compared are called in the copy. */
      compared,
      /** Undefined where nobody asked for them, and where no row is left. */
      details: detailed && after.table.rowCount > 0 ? yield* detailed(analysis) : undefined,
    };
  } finally {
    file.source.close();
  }
}

/**
 * Whether a question about the copy is open. Open questions of the original stay open, also where the columns that a guess has chosen are
 * named for the copy; but a column that is taken out need not be known.
 */
function areOpen({ verdict, roles }: ClassFacts, after: ClassFacts, { removed }: Replayed): boolean {
  const isUnknownLeft = roles.some(({ role }, column) => role === 'unknown' && !removed.has(column));
  const isUndecided = after.verdict?.open.some(({ what }) => what === 'undecided') ?? false;
  const others = verdict?.open.filter(({ what }) => what !== 'unknown' && what !== 'undecided') ?? [];
  return isUnknownLeft || isUndecided || others.length > 0;
}

/** The options that a form needs so that it is not taken for another. */
function optionsFor(meant: Dialect, found: Dialect): string[] {
  const options: string[] = [];
  if (meant.delimiter !== found.delimiter) {
    options.push('--delimiter', meant.delimiter === TAB ? 'tab' : String.fromCharCode(meant.delimiter));
  }
  // A copy has nothing above the table.
  if (found.skippedLines > 0) options.push('--skip', '0');
  const isSame = meant.header === found.header && meant.headerIsSure === found.headerIsSure;
  return isSame ? options : [...options, meant.header ? '--header' : '--no-header'];
}

/** The names of the compared columns in the copy, which has to have all columns and rows that are left. */
function requireSame(path: string, copy: Columns, original: Columns, recipe: Recipe, replayed: Replayed): string[] {
  const left = original.columns.flatMap((column, i) => (replayed.removed.has(i) ? [] : [column.name]));
  const isWhole = copy.rowCount === original.rowCount - replayed.removedRows && copy.columns.length === left.length;
  if (!isWhole && !(original.rowCount === replayed.removedRows)) throw notReadBack(path);
  // Without a row and a header there is no column either.
  return recipe.quasiIdentifiers.flatMap((name) => copy.columns[left.indexOf(name)]?.name ?? []);
}

/** Whether each class has as many values as the recipe promises. */
function* isDiverse({ table, counts, classes }: ClassFacts, { diversity }: Recipe): Work<boolean> {
  const column = table.columns.findIndex(({ name }) => name === diversity?.column);
  if (!diversity || column < 0) return diversity === undefined;
  const { starts } = yield* staged('classes', table.rowCount, rowsIn(counts).sensitiveIn(classes, column));
  return starts.subarray(1).every((end, i) => end - starts[i] >= diversity.values);
}

function notReadBack(path: string): FileProblem {
  const sentence =
    'The copy would not be read back as it is meant, so it was not kept: see what quasi check says of the structure of this file.';
  return new FileProblem(path, sentence);
}

/** Open questions stop a copy only where somebody has named a policy. */
function mayPass(state: VerdictState, { policy }: Settings): boolean {
  if (state === 'provisional') return policy.name === 'default';
  return state === 'ready' || state === 'identified';
}
