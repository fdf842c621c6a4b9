/** `quasi columns`: what each column is taken for, as a table; and with `--write` as declarations in `quasi.json`. */
import { noDatabases, openDataSet, type ProfileFacts } from '@quasi/shared/analysis';
import { applyEdits, type DeclaredRole, folderOf, globOf, newConfig, withColumnRoles } from '@quasi/shared/config';
import { type ColumnLine, columnLines, formatCountOf, unitSentence } from '@quasi/shared/explain';
import { unitInNumbers } from '@quasi/shared/measuring';
import { worldOf } from '../datasets/worldOf.ts';
import { configPath, FileProblem, nearestConfig, textOnDisk, topFolder, writeWhole } from '../files/index.ts';
import { type Colours, coloursFor } from './colours.ts';
import { type Command, ExitCode } from './command.ts';
import { dataFileOf } from './dataOf.ts';
import { statedData } from './dataReader.ts';
import { driven } from './drive.ts';
import { jsonText } from './jsonText.ts';
import { inputFor, openData, type TableRequest } from './openTable.ts';
import { shownPath } from './paths.ts';
import { UsageProblem } from './problems.ts';
import { statementOf } from './settingsOf.ts';
import { cutTo, outputWidth, padBefore, padTo, widthOf } from './terminalWidth.ts';

export const columns: Command = {
  name: 'columns',
  operands: 'FILE',
  summary: 'say what each column is taken for, and why',
  options: {
    '--write': 'write the roles that are recognised into the nearest quasi.json, or a new one beside the file',
    '--json': 'print { file, unit, columns: [{ position, name, role, kind, why, confidence, distinct, missing }] }',
  },
  async run(args) {
    const file = dataFileOf(args.onlyOperand('columns', 'Name a file, or - for standard input.'));
    const { path } = file;
    const isWritten = args.has('write');
    if (isWritten && path === '-') throw new UsageProblem('--write needs the name of a file, not standard input.');
    const data = statedData(args, statementOf(args), file);
    const world = worldOf({ ...data, databases: () => noDatabases }, undefined);
    const request = { path, world, input: await inputFor(path), isWritten };
    const facts = await driven(profileOf(request), args, path);
    const lines = columnLines(facts);
    const text = args.has('json')
      ? jsonText(numbersOf(path, facts, lines))
      : tableText(facts, lines, args.has('no-color'));
    process.stdout.write(text);
    if (isWritten) await writeRoles(path, args.text('config'), facts);
    return ExitCode.fine;
  },
};

function tableText({ unit }: ProfileFacts, lines: readonly ColumnLine[], isPlain: boolean): string {
  const { stdout } = process;
  const table = tableOf(lines, coloursFor(stdout, isPlain), outputWidth(stdout));
  return [unitSentence(unit), '', ...table, ''].join('\n');
}

function* profileOf(request: TableRequest) {
  const opened = yield* openData({ ...request, isCounted: true });
  try {
    return yield* openDataSet(opened, request.world).profile();
  } finally {
    opened.close();
  }
}

const heads = ['#', 'column', 'role', 'kind', 'sure', 'distinct', 'missing', 'why'] as const;
const toTheRight: ReadonlySet<string> = new Set(['#', 'sure', 'distinct', 'missing']);

/** However long names are, the table stays beside them. */
const MOST_OF_NAME = 32;

function tableOf(lines: readonly ColumnLine[], { bold, faint }: Colours, width: number | undefined): string[] {
  const cells = lines.map(({ position, name, role, kind, sure, distinct, missing, why }) => [
    String(position),
    width === undefined ? name : cutTo(name, MOST_OF_NAME),
    role,
    kind,
    sure,
    distinct,
    missing,
    why,
  ]);
  const widths = heads.map((head, i) => cells.reduce((widest, row) => Math.max(widest, widthOf(row[i])), head.length));
  const line = (row: readonly string[]) => {
    const aligned = row.map((cell, i) => (toTheRight.has(heads[i]) ? padBefore : padTo)(cell, widths[i]));
    return cutTo(aligned.join('  ').trimEnd(), width ?? Number.POSITIVE_INFINITY);
  };
  return [faint(line(heads)), ...cells.map((row) => (row[2] === 'unknown' ? bold(line(row)) : line(row)))];
}

function numbersOf(
  file: string,
  { table, roles, profiles, unit }: ProfileFacts,
  lines: readonly ColumnLine[],
): unknown {
  return {
    file,
    unit: unitInNumbers(unit, table),
    columns: lines.map(({ position, role, kind, why }, column) => ({
      position,
      name: table.columns[column].name,
      role,
      kind,
      why,
      confidence: roles[column].confidence,
      declared: roles[column].isDeclared,
      distinct: profiles[column].distinct,
      missing: profiles[column].missing,
    })),
  };
}

/** Unknown columns are left for a person to decide. */
async function writeRoles(file: string, named: string | undefined, { table, roles }: ProfileFacts): Promise<void> {
  const found = new Map<string, DeclaredRole>();
  for (const [column, { role }] of roles.entries()) if (role !== 'unknown') found.set(table.columns[column].name, role);
  const data = configPath(file);
  const beside = `${folderOf(data)}/quasi.json`;
  const path =
    named === undefined ? (nearestConfig(data, topFolder(data, configPath('.'))) ?? beside) : configPath(named);
  const before = textOnDisk(path) ?? newConfig;
  const edits = withColumnRoles(before, globOf(folderOf(path), data), found);
  if (!edits) throw new FileProblem(shownPath(path), 'It has faults, so nothing can be added: mend it first.');
  await writeWhole([{ place: path, content: applyEdits(before, edits) }], { like: undefined, overwrites: true });
  const unknown = roles.length - found.size;
  const rest =
    unknown === 0 ? '' : ` ${formatCountOf(unknown, 'column is', 'columns are')} unknown: say there what they are.`;
  process.stderr.write(`quasi: wrote ${formatCountOf(found.size, 'role', 'roles')} into ${shownPath(path)}.${rest}\n`);
}
