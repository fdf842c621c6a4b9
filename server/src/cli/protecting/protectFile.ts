/** Draws cells, rows and orders of a file, writes what comes of it, and says what that does to people. */
import { type Analysis, type ClassFacts, deadlineOf, openDataSet, staged, type Work } from '@quasi/shared/analysis';
import { epsilonOf } from '@quasi/shared/config';
import { writeExtract } from '@quasi/shared/edits';
import {
  answersAmong,
  answersToDeclare,
  type CellTreatments,
  missingText,
  noiseEffect,
  type PartEffect,
  partEffects,
  type RedrawnColumns,
  redrawColumns,
  sampleEffect,
} from '@quasi/shared/effects';
import { shownName } from '@quasi/shared/explain';
import type { Random } from '@quasi/shared/random';
import {
  type CellTreatment,
  canBeRandomised,
  cellTreatmentNamed,
  describePlanFault,
  type Extract,
  noiseOfShare,
  sampleRows,
  splitColumns,
} from '@quasi/shared/remedies';
import { readAlike, type TextSource } from '@quasi/shared/table';
import { FileProblem } from '../../files/index.ts';
import { noteOnPeople, notesOnCells, notesOnEncoding } from '../anonymizing/notes.ts';
import { requireClosedQuotes } from '../closedQuotes.ts';
import type { Done } from '../drive.ts';
import { type CopiedTable, openTable } from '../openTable.ts';
import type { CopyOutput } from '../writing/copyOutput.ts';
import type { ProtectRequest } from './options.ts';
import { writeRows } from './writeRows.ts';

interface PartDescription {
  readonly names: readonly string[];
  /** Some of its columns are noised: its classes are nobody's then. */
  readonly isNoised: boolean;
}

export type Protected = Done<typeof protectFile>;

/** `outputs`: one, or one for each group. */
export function* protectFile(
  request: CopiedTable,
  asked: ProtectRequest,
  random: Random,
  outputs: readonly CopyOutput[],
) {
  const { path, world } = request;
  const opened = yield* openTable(request);
  const { table, source } = opened;
  try {
    const analysis = openDataSet(opened, world);
    yield* requireClosedQuotes(path, analysis);
    const facts = yield* analysis.classes();
    const treatments = yield* treatmentsFor(path, facts, asked);
    const redrawn = yield* redrawColumns(facts, treatments, random);
    const noise =
      treatments.size > 0
        ? yield* noiseEffect(analysis, facts, treatments, redrawn, deadlineOf(world.budget))
        : undefined;
    const sample = asked.sample === undefined ? undefined : yield* sampleEffect(analysis, facts, asked.sample);
    const kept = yield* keptRows(facts, asked.sample, random);
    const writing = { asked, redrawn, kept, random, outputs, source };
    const parts = yield* writeAll(path, analysis, facts, writing);
    const { trim, missingTokens } = world.settings;
    const told = { trim, missingTokens, ...readAlike(table), skip: 0 };
    for (const output of outputs) yield* output.convertUnread(told);
    const nameOf = (column: number) => table.columns[column].name;
    opened.requireUnchanged();
    return {
      titles: [...treatments].map(([column, treatment]) => treatment.title(shownName(nameOf(column)))),
      answered: yield* answeredOf(facts, treatments, redrawn),
      noise,
      treatments,
      /** Of the columns with noise: the scale of its law. */
      scales: [...treatments].flatMap(([column, { parameters }]) => {
        const { scale } = parameters as { readonly scale?: number };
        return scale === undefined ? [] : [[nameOf(column), scale] as const];
      }),
      sample,
      rows: kept?.length ?? table.rowCount,
      /** Columns that name people and are written as they are. */
      identifiers: facts.roles.flatMap(({ role }, column) =>
        role === 'identifier' && isWritten(nameOf(column), asked) ? [nameOf(column)] : [],
      ),
      parts: parts.map((part, i) => ({ ...part, ...described(asked.groups[i], asked) })),
      // Parts are written anew and hold columns only, and at most one of them names people.
      notes: [
        ...(parts.length > 0 ? noteOnPeople(facts) : notesOnCells(table, source, outputs[0].keeps(table))),
        ...notesOnEncoding(opened.encoding),
      ],
    };
  } finally {
    opened.close();
  }
}

function described(names: readonly string[], { epsilons, scales }: ProtectRequest): PartDescription {
  return { names, isNoised: names.some((name) => epsilons.has(name) || scales.has(name)) };
}

function isWritten(name: string, { groups, scales, epsilons }: ProtectRequest): boolean {
  return !scales.has(name) && !epsilons.has(name) && (groups.length === 0 || groups.flat().includes(name));
}

function* treatmentsFor(path: string, facts: ClassFacts, asked: ProtectRequest): Work<CellTreatments> {
  const { table, settings } = facts;
  const treatments = new Map<number, CellTreatment>();
  const columnOf = (name: string) => {
    const [column, other] = table.columns.flatMap((each, place) => (each.name === name ? [place] : []));
    if (other === undefined) return column;
    throw new FileProblem(path, describePlanFault({ kind: 'twoColumns', column: name }, quotedName));
  };
  for (const [name, epsilon] of asked.epsilons) {
    const column = columnOf(name);
    const treatment = cellTreatmentNamed('randomised-response', { epsilon });
    if (epsilonOf(settings, name) !== undefined)
      throw new FileProblem(
        path,
        `"${shownName(name)}" is declared to hold answers already; these are not answered again.`,
      );
    const { dictionary: values } = table.columns[column];
    const { kind } = facts.roles[column];
    if (!treatment || !(yield* staged('columns', values.size, canBeRandomised({ values, kind })))) {
      throw new FileProblem(
        path,
        `"${shownName(name)}" has neither 2 to 50 values nor numbers to put in ranges; generalise it first.`,
      );
    }
    treatments.set(column, treatment);
  }
  for (const [name, share] of asked.scales) {
    const column = columnOf(name);
    const { dictionary } = table.columns[column];
    const treatment = yield* staged('columns', dictionary.size, noiseOfShare(dictionary, share));
    if (!treatment) throw new FileProblem(path, `"${shownName(name)}" does not hold numbers that differ.`);
    treatments.set(column, treatment);
  }
  return treatments;
}

function quotedName(name: string): string {
  return `"${shownName(name)}"`;
}

function* keptRows({ table }: ClassFacts, share: number | undefined, random: Random): Work<Uint32Array | undefined> {
  if (share === undefined) return undefined;
  const columns = table.columns.map((_, column) => String(column));
  const drawing = sampleRows.with({ share }).plan({ columns, rows: table.rowCount }, random);
  return (yield* extractsOf(table.rowCount, drawing))[0].rows;
}

interface Writing {
  readonly asked: ProtectRequest;
  readonly redrawn: RedrawnColumns;
  /** Rows of the sample; undefined where all are kept. */
  readonly kept: Uint32Array | undefined;
  readonly random: Random;
  readonly outputs: readonly CopyOutput[];
  readonly source: TextSource;
}

/** Returns the reports of the parts, if it is parts that are written. */
function* writeAll(
  path: string,
  analysis: Analysis,
  facts: ClassFacts,
  { asked, redrawn, kept, random, outputs, source }: Writing,
): Work<PartEffect[]> {
  const { table } = facts;
  const missing = missingText(facts);
  if (asked.groups.length === 0) {
    yield* writeRows(analysis.table, source, redrawn, kept, missing, outputs[0]);
    return [];
  }
  const names = table.columns.map(({ name }) => name);
  const treatment = splitColumns.with({ groups: asked.groups.map((group) => [...group]) });
  const extracts = yield* extractsOf(
    table.rowCount,
    treatment.plan({ columns: names, rows: kept?.length ?? table.rowCount }, random),
    path,
  );
  const changes = new Map([...redrawn].map(([column, one]) => [column, one.column]));
  const written = redrawn.size > 0 ? analysis.changed(changes) : analysis;
  for (const [i, { columns, rows }] of extracts.entries()) {
    const places = kept ? rows.map((place) => kept[place]) : rows;
    for (const piece of writeExtract(written.table, analysis.table, columns, places, missing)) {
      outputs[i].write(piece);
      yield { stage: 'rows', share: (i + 1) / extracts.length };
    }
  }
  return yield* partEffects(
    analysis,
    extracts.map(({ columns }) => columns),
  );
}

function* extractsOf(
  rows: number,
  planning: ReturnType<ReturnType<typeof splitColumns.with>['plan']>,
  path = '',
): Work<readonly Extract[]> {
  const plan = yield* staged('rows', rows, planning);
  if ('fault' in plan) throw new FileProblem(path, describePlanFault(plan.fault, quotedName));
  if (!('extracts' in plan)) throw new Error('a plan of extracts');
  return plan.extracts;
}

/** `lacksAnswers`: some of those that a column could have given do not occur, so that they have to be listed where it is declared. */
function* answeredOf(facts: ClassFacts, treatments: CellTreatments, redrawn: RedrawnColumns) {
  const answered: { name: string; epsilon: number; lacksAnswers: boolean }[] = [];
  for (const [column, { epsilon, redrawn: after }] of answersAmong(treatments, redrawn)) {
    const { name } = facts.table.columns[column];
    answered.push({ name, epsilon, lacksAnswers: (yield* answersToDeclare(after)) !== undefined });
  }
  return answered;
}
