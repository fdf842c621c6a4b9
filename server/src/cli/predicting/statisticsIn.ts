/** Reads the statistics that an operand names: a file of statistics, or a schema that states or names some. */
import { staged } from '@quasi/shared/analysis';
import { pathBelow } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { hasStatistics, statisticsOfResource } from '@quasi/shared/predicting';
import { isSchemaName, type Resource, type Schema } from '@quasi/shared/schema';
import { readStatisticsText, type Statistics } from '@quasi/shared/statistics';
import { caveatsOf } from '../../caveats.ts';
import {
  configPath,
  decodedText,
  FileProblem,
  isBroken,
  isDecodable,
  isFile,
  LARGEST_TEXT,
  readSchemaFile,
  readSideFile,
  realPath,
  topFolder,
} from '../../files/index.ts';
import { dataBeside, dataOfResource, isDataName, isStatisticsName } from '../../predictedRisk.ts';
import { manyNames } from '../manyNames.ts';
import { inputFor } from '../openTable.ts';
import { pathFromHere } from '../paths.ts';
import { reportProblem, reportProblems, UsageProblem } from '../problems.ts';
import { reportProblemsOf } from '../schemas.ts';

/**
 * With the data of the statistics, if these are at hand. Undefined after a fault, which has been reported. `resource`: the name of the
 * table, where a schema has several.
 */
export function* statisticsIn(path: string, text: string, resource: string | undefined) {
  const schema = path === '-' || isStatisticsName(path) ? undefined : schemaAt(path);
  if (schema) {
    reportProblemsOf(schema, true);
    // A role that is not known would change which columns are compared.
    if (schema.isUnreadable || isBroken(schema)) {
      reportProblem(new FileProblem(path, 'Nothing of it counts until that is put right, so nothing is predicted.'));
      return undefined;
    }
    const stated = statedIn(path, schema, resource);
    const found = yield* statisticsOfResource(stated, readBeside(path));
    if (!found) throw new FileProblem(path, 'It says nothing of how often values occur; "quasi:statistics" does.');
    reportProblems(found.problems[0]?.path, found.problems);
    if (!found.statistics) return undefined;
    tellCaveats(path, stated, found.statistics);
    const data = dataOfResource(stated);
    return { statistics: found.statistics, data: data === undefined ? undefined : { path: data, schema: path } };
  }
  if (resource !== undefined) {
    throw new UsageProblem('--resource names a table of a schema, and this is a file of statistics, which is of one.');
  }
  const { statistics, problems } = yield* staged('reading', text.length, readStatisticsText(text));
  if (problems.length > 0 && isDataName(path)) {
    const hint = 'This is no file of statistics; "quasi statistics" makes one of data, and "quasi predict" reads that.';
    throw new FileProblem(path, hint);
  }
  const placed = problems.map((problem) => ({ ...problem, path, text }));
  reportProblems(path, placed);

  const data = isStatisticsName(path) ? dataBeside(configPath(path)) : undefined;
  return statistics && { statistics, data: data === undefined ? undefined : { path: data, schema: undefined } };
}

/** Undefined if the file is no schema, neither by what it says nor by its name. */
function schemaAt(path: string): Schema | undefined {
  if (!isFile(path)) return undefined;
  const whole = configPath(path);
  const schema = readSchemaFile(whole, topFolder(whole, configPath('.')));
  return schema.format === undefined && !isSchemaName(path) ? undefined : schema;
}

/** What the schema says of the table and its statistics do not. */
export function tellCaveats(path: string, resource: Resource, statistics: Statistics): void {
  for (const caveat of caveatsOf(resource, statistics)) reportProblem(new FileProblem(path, caveat));
}

/** The table of a schema that statistics are stated of. */
function statedIn(path: string, schema: Schema, named: string | undefined): Resource {
  const all = schema.resources.filter(hasStatistics);
  const wanted = named === undefined ? all : all.filter(({ name }) => name === named);
  const [only] = wanted;
  if (only && wanted.length === 1) return only;
  const names = manyNames(all.map(({ name }) => name ?? ''));
  if (all.length === 0)
    throw new FileProblem(path, 'It says nothing of how often values occur; "quasi:statistics" does.');
  if (named !== undefined)
    throw new FileProblem(path, `It states no statistics of "${shownName(named)}", but of ${names}.`);
  throw new FileProblem(path, `It states statistics of ${names}; name one of them with --resource.`);
}

/** Files of the same workspace only. */
export function readBeside(path: string): (file: string) => string | undefined {
  const top = realPath(topFolder(configPath(path), configPath('.')));
  return (file) => {
    const real = realPath(file);
    if (pathBelow(top, real) === undefined || !isFile(real)) return undefined;
    return textIn(pathFromHere(real), readSideFile(real, LARGEST_TEXT));
  };
}

/** JSON is in UTF-8; what looks as if it were and is not would be read wrongly. */
function textIn(path: string, bytes: Uint8Array): string {
  if (isDecodable(bytes)) return decodedText(bytes);
  throw new FileProblem(path, 'It is not in UTF-8, which JSON needs to be: save it as UTF-8.');
}

export async function textOf(path: string): Promise<string> {
  const input = await inputFor(path, requireShort);
  return textIn(path === '-' ? path : pathFromHere(path), input ?? readSideFile(path, LARGEST_TEXT));
}

function requireShort(length: number): void {
  if (length <= LARGEST_TEXT) return;
  throw new FileProblem('-', 'It is too large to be a file of statistics: it has more than 64 MB.');
}
