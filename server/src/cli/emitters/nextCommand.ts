/** The command to type next for a file that is not ready, written so that it can be copied as it is. */
import { asPart, shellCommand } from '../shellText.ts';
import type { FileReport } from './emitter.ts';
import { smallestCommand } from './smallestCommand.ts';

/** So many rows may go where that keeps columns from being generalised more. */
const SUPPRESS = '0.05';

/**
 * `quasi anonymize people.csv --k 5 --suppress 0.05 --remove name -o OUT.csv`; nothing where no command helps. `options`: those
 * by which the file was read and judged. The shorter forms come later: they work as well, and say what is left to be done.
 */
export function nextCommands(report: FileReport, options: readonly string[]): string[] {
  const { file, facts } = report;
  const { verdict, unit, table } = facts;
  if (file === '-' || verdict === undefined) return [];
  const command = (name: string, ...words: readonly string[]) =>
    shellCommand(['quasi', name, file, ...options, ...words]);
  if (verdict.state === 'not-judged') return unit.rows === 'unclear' ? [command('check', '--unit', 'people')] : [];
  if (verdict.state === 'provisional') {
    const isOfColumns = verdict.open.some(({ what }) => what === 'unknown' || what === 'guessed');
    return isOfColumns ? [shellCommand(['quasi', 'columns', file])] : [];
  }
  // Without a sure header no copy is written.
  if (verdict.state !== 'not-ready' || !table.areNamed) return [];
  const fails = (...names: readonly string[]) =>
    verdict.criteria.some(({ name, holds }) => !holds && names.includes(name));
  const output = ['-o', `OUT${endingOfCopy(file)}`];
  if (!report.counted && fails('smallCells', 'derivableCells'))
    return [command('anonymize', '--cells', 'suppress', ...output)];
  if (!fails('identifiers', 'k', 'shareBelow')) return [];
  // A copy takes the rows.
  if (report.counted) return fails('k', 'shareBelow') ? smallestCommand(report) : [];
  const k = ['--k', String(facts.settings.k)];
  const suppress = fails('k', 'shareBelow') ? ['--suppress', SUPPRESS] : [];
  return [
    command('anonymize', ...k, ...suppress, ...treatments(facts), ...output),
    command('anonymize', ...k, ...suppress, ...output),
    command('anonymize', ...k, ...output),
  ];
}

/** Copies can be in these formats, too, and keep the one of the file. */
function endingOfCopy(file: string): string {
  return /\.(?:jsonl|ndjson|json|parquet)$/i.exec(file)?.[0] ?? '.csv';
}

function treatments({ table, naming, roles }: FileReport['facts']): string[] {
  const namesOf = (columns: readonly number[]) => columns.map((column) => asPart(table.columns[column].name)).join(',');
  const left = naming.filter(({ isAccepted }) => !isAccepted);
  const texts = left.flatMap(({ column, isText }) => (isText ? [column] : []));
  const accepted = naming.flatMap(({ column, isAccepted }) => (isAccepted ? [column] : []));
  // Numbers of people name nobody here, and find them in the file that they come from.
  const numbers = roles.flatMap(({ role }, column) => (role === 'identifier' ? [column] : []));
  const named = left.flatMap(({ column, isText }) => (isText ? [] : [column]));
  const removed = [...new Set([...named, ...numbers])]
    .filter((column) => !accepted.includes(column))
    .sort((a, b) => a - b);
  return [
    ...(removed.length > 0 ? ['--remove', namesOf(removed)] : []),
    ...(texts.length > 0 ? ['--redact', namesOf(texts)] : []),
  ];
}
