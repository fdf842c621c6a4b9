/** The configurations of the files that are looked at: each is read once, and what is wrong with it is said once. */
import { type ConfigProblem, expiredExceptions, type LoadedConfig, noConfig, settingsFor } from '@quasi/shared/config';
import { formatCountOf } from '@quasi/shared/explain';
import {
  configPath,
  FileProblem,
  lineAndColumn,
  nearestConfig,
  readConfigFile,
  textOnDisk,
  topFolder,
} from '../files/index.ts';
import { today } from '../today.ts';
import { pathFromHere } from './pathFromHere.ts';
import { reportProblem } from './reportProblem.ts';

/** Problems of a configuration that are told one by one. */
const MOST_PROBLEMS = 5;

/** Finds the configuration of a file: that which is `named`, else the nearest; undefined if something is wrong with it. */
export function configReader(named: string | undefined): (file: string) => LoadedConfig | undefined {
  const known = new Map<string, LoadedConfig | undefined>();
  return (file) => {
    const subject = configPath(named ?? file);
    const top = topFolder(subject, configPath('.'));
    const path = named === undefined ? nearestConfig(subject, top) : subject;
    if (path === undefined) return noConfig;
    if (!known.has(path)) known.set(path, soundConfig(path, top));
    return known.get(path);
  };
}

function soundConfig(path: string, top: string): LoadedConfig | undefined {
  const config = readConfigFile(path, top);
  const { problems } = config;
  for (const problem of problems.slice(0, MOST_PROBLEMS)) report(problem);
  const others = problems.length - MOST_PROBLEMS;
  if (others > 0)
    reportProblem(new FileProblem(pathFromHere(path), `${formatCountOf(others, 'more problem', 'more problems')}.`));
  if (problems.length > 0) return undefined;
  if (settingsFor({}, config, path).rules['expired-exception'].severity !== 'off') {
    for (const expired of expiredExceptions(config, today())) report(expired);
  }
  return config;
}

function report({ path, offset, message }: ConfigProblem): void {
  const { line, column } = lineAndColumn(textOnDisk(path) ?? '', offset);
  reportProblem(new FileProblem(`${pathFromHere(path)}:${line}:${column}`, message));
}
