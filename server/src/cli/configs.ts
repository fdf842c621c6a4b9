/** The configurations of the files that are looked at: each is read once, and what is wrong with it is said once. */
import { type LoadedConfig, noConfig, type Statement } from '@quasi/shared/config';
import { LastUsed } from '@quasi/shared/memory';
import type { DataOnDisk } from '../config/columnsOnDisk.ts';
import { ownConfigFindings } from '../config/configFindings.ts';
import { configPath, FileProblem, nearestConfig, readConfigFile, topFolder } from '../files/index.ts';
import { reportProblem, reportProblems, shownPlace } from './problems.ts';

/** Those of one run. */
export class UsedConfigs {
  /** With its folder, as nothing outside is read; undefined of one that cannot be read. */
  readonly #read = new Map<string, { readonly config: LoadedConfig; readonly top: string } | undefined>();

  /** `named`: the one that counts for all files. */
  constructor(private readonly named: string | undefined) {}

  /** The named configuration, else the nearest; undefined where it cannot be read, which is reported. */
  readonly of = (file: string): LoadedConfig | undefined => {
    const { path, top } = placeOfConfig(file, this.named);
    return path === undefined ? noConfig : this.#readAt(path, top);
  };

  /** One that is asked for itself. */
  add(path: string): LoadedConfig | undefined {
    const whole = configPath(path);
    return this.#readAt(whole, topFolder(whole, configPath('.')));
  }

  get all(): LoadedConfig[] {
    return [...this.#read.values()].flatMap((each) => each?.config ?? []);
  }

  /** Where other data lie that they are about. */
  dataOnDisk(statement: Statement, encoding: string | undefined): DataOnDisk {
    const tops = [...this.#read.values()].flatMap((each) => each?.top ?? []);
    return {
      folders: [...new Set(tops)],
      configOf: this.of,
      statement,
      encoding,
      heads: new LastUsed(Number.POSITIVE_INFINITY),
    };
  }

  #readAt(path: string, top: string): LoadedConfig | undefined {
    if (!this.#read.has(path)) {
      const config = readConfigFile(path, top);
      const [problem] = config.problems;
      // Nothing of it is known; otherwise what is wrong in it costs only that.
      const isUnread = config.layers.length === 0;
      if (isUnread && problem) reportProblem(new FileProblem(shownPlace(problem), problem.message));
      this.#read.set(path, isUnread ? undefined : { config, top });
    }
    return this.#read.get(path)?.config;
  }
}

/** Where the configuration of a file is, and the folder beyond which nothing is read for it. `named`: the one that counts for all files. */
export function placeOfConfig(
  file: string,
  named: string | undefined,
): { readonly path: string | undefined; readonly top: string } {
  const subject = configPath(named ?? file);
  const top = topFolder(subject, configPath('.'));
  return { path: named === undefined ? nearestConfig(subject, top) : subject, top };
}

/** For commands that have no findings: faults are reported, and a configuration with an error has no effect. */
export function configReader(named: string | undefined): (file: string) => LoadedConfig | undefined {
  const configs = new UsedConfigs(named);
  const sound = new Map<LoadedConfig, boolean>();
  return (file) => {
    const config = configs.of(file);
    if (!config) return undefined;
    const isSound = sound.get(config) ?? tellFindings(config);
    sound.set(config, isSound);
    return isSound ? config : undefined;
  };
}

/** Whether nothing in it is an error. */
function tellFindings(config: LoadedConfig): boolean {
  const findings = ownConfigFindings([config]);
  reportProblems(config.paths[0], findings);
  return !findings.some(({ severity }) => severity === 'error');
}
