/** `anonymize --dry-run`: what would come of the levels that are found or given, counted on the file's own rows; nothing is written. */
import type { Work } from '@quasi/shared/analysis';
import type { WhatIf } from '@quasi/shared/effects';
import { formatCount, formatCountOf, formatShare, shownName } from '@quasi/shared/explain';
import { mostRemoved } from '@quasi/shared/generalising';
import { lookAtLevels, type RiskNumbers } from '@quasi/shared/recipes';
import { worldOf } from '../../datasets/worldOf.ts';
import type { Arguments } from '../arguments.ts';
import { ExitCode } from '../command.ts';
import { dataFileOf } from '../dataOf.ts';
import { statedData } from '../dataReader.ts';
import { driven } from '../drive.ts';
import { jsonText } from '../jsonText.ts';
import { openData, type TableRequest, tableOf } from '../openTable.ts';
import { shownSource } from '../paths.ts';
import { UsageProblem } from '../problems.ts';
import { statementOf } from '../settingsOf.ts';
import { givenLevels } from './givenLevels.ts';
import { type AnonymizeRequest, levelPlan, levelsOf } from './levelPlan.ts';
import { untreatedText } from './namesUntreated.ts';
import { lossSentence, riskTable, type Search } from './report.ts';
import { riskNumbers } from './writeCopy.ts';

type Asked = Omit<AnonymizeRequest, keyof TableRequest>;

interface Column {
  readonly column: string;
  readonly level: number;
  /** What each level does, from 0, as it is, to the top. */
  readonly levels: readonly string[];
}

interface Tried {
  readonly path: string;
  readonly k: number;
  readonly columns: readonly Column[];
  readonly before: RiskNumbers | undefined;
  /** Rows that miss the goal, and whether they may go, so that it is reached without them. */
  readonly below: number;
  readonly removes: boolean;
  readonly look: WhatIf;
  readonly search: Search;
  /** That columns name people and are left as they are, if so: a copy would not be begun. */
  readonly untreated: string | undefined;
}

const writing = ['output', 'recipe', 'details'];

/** Exits as `check` does: with 0 where k would be reached, and no column would name people. */
export async function dryRun(args: Arguments, asked: Asked, budget: number | undefined): Promise<number> {
  const option = writing.find((name) => args.has(name));
  if (option !== undefined) throw new UsageProblem(`--dry-run writes no copy, so leave out --${option}.`);
  const [operand] = args.operands;
  if (operand === undefined) throw new UsageProblem('Name a file to anonymize, or - for standard input.');
  const file = dataFileOf(operand);
  const data = statedData(args, { ...statementOf(args), maxRowFindings: 0 }, file);
  const { removed, pseudonymized, redacted, left } = asked;
  const wanted = [...removed, ...pseudonymized, ...redacted, ...left];
  const table = { ...(await tableOf(args, file.path, worldOf(data, budget))), wanted, isWritten: true };
  const tried = await driven(tryLevels({ ...table, ...asked }), args, file.path);
  process.stdout.write(args.has('json') ? jsonText(numbersOf(tried)) : textOf(tried));
  const isReached = tried.below === 0 || tried.removes;
  return isReached && tried.untreated === undefined ? ExitCode.fine : ExitCode.findings;
}

function* tryLevels(given: AnonymizeRequest): Work<Tried> {
  const { path, measure, suppress } = given;
  const opened = yield* openData(given);
  try {
    const plan = yield* levelPlan(given, opened);
    const { facts, ladders, asked } = plan;
    const found = given.levels ? undefined : yield* levelsOf(plan);
    const levels = found?.levels ?? givenLevels(given.levels ?? [], opened.table, ladders);
    const whole = yield* lookAtLevels(facts, ladders, asked, levels, false);
    const removes = whole.below > 0 && whole.below <= mostRemoved(suppress, facts.table.rowCount);
    const look = removes ? yield* lookAtLevels(facts, ladders, asked, levels, true) : whole;
    const columns = [...ladders].map(([column, { treatments }], i) => {
      const name = opened.table.columns[column].name;
      const titles = treatments.map((treatment) => treatment.title(shownName(name)));
      return { column: name, level: levels[i], levels: ['As it is', ...titles] };
    });
    const search = { loss: { measure, value: look.loss }, found: found?.found };
    const { k } = facts.settings;
    const { removed, pseudonymized, redacted, renumbered } = plan.request;
    const untreated = untreatedText(facts, [...removed, ...pseudonymized, ...redacted, ...renumbered]);
    return { path, k, columns, before: riskNumbers(facts), below: whole.below, removes, look, search, untreated };
  } finally {
    opened.close();
  }
}

function afterOf({ look: { rows, risk } }: Tried): RiskNumbers | undefined {
  return risk && { rows, ...risk };
}

function textOf(tried: Tried): string {
  const { path, k, columns, before, search, untreated } = tried;
  const parts = [
    [`${shownSource(path)}: a dry run, nothing is written`],
    riskTable(before, afterOf(tried), k),
    ...columns.map(({ column, level, levels }) => [
      `${shownName(column)}: level ${formatCount(level)} of ${formatCount(levels.length - 1)}`,
      ...levels.map((title, i) => `${i === level ? '>' : ' '} ${formatCount(i)}  ${title}`),
    ]),
    [...goalLines(tried), lossSentence(search)],
    ...(untreated === undefined ? [] : [[`No copy would be written: ${untreated}`]]),
  ];
  return parts.map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n');
}

function goalLines({ before, below, removes, k }: Tried): string[] {
  if (below === 0 || !before) return [];
  const share = formatShare(below / before.rows);
  const rows = formatCountOf(below, 'row', 'rows');
  return removes
    ? [`${rows} would be removed (${share}): they miss k = ${formatCount(k)}.`]
    : [
        `k = ${formatCount(k)} is not reached: ${rows} (${share}) miss it. Choose higher levels, or more with --suppress.`,
      ];
}

function numbersOf(tried: Tried): object {
  const { columns, before, below, removes, look, search, untreated } = tried;
  return {
    columns: columns.map(({ column }) => column),
    levels: columns.map(({ level }) => level),
    ladders: columns.map(({ levels }) => levels),
    loss: look.loss,
    ...search.found,
    suppressedRows: removes ? below : 0,
    rowsBelowGoal: removes ? 0 : below,
    before: before ?? null,
    after: afterOf(tried) ?? null,
    ...(untreated !== undefined && { untreated }),
  };
}
