/** The file that `quasi check --evidence` writes: all of it or nothing, and never over what is checked. */
import { dirname, relative, sep } from 'node:path';
import { writeWhole } from '../../files/index.ts';
import { today } from '../../today.ts';
import type { FindingIn } from '../emitters/emitter.ts';
import { jsonText } from '../jsonText.ts';
import { UsageProblem } from '../problems.ts';
import type { WrittenPage, WrittenPages } from '../reporting/reportPages.ts';
import { version } from '../version.ts';
import { outputPlace } from '../writing/outputPlace.ts';
import { whatIsDigested } from './configuration.ts';
import type { FileEvidence } from './fileEvidence.ts';

/** Rises when a member changes its meaning or goes. */
const FORMAT = 1;

export class EvidenceFile {
  readonly #place: string;
  readonly #files: FileEvidence[] = [];
  readonly #notChecked: { readonly file: string; readonly why: string }[] = [];

  /** Throws a FileProblem where nothing can be written, so that nobody waits for a check in vain. */
  constructor(
    path: string,
    private readonly checked: readonly string[],
    private readonly budget: number | undefined,
  ) {
    if (path === '' || path === '-') throw new UsageProblem('--evidence needs the name of a file.');
    this.#place = outputPlace(path, '--evidence', checked);
  }

  add(evidence: FileEvidence): void {
    this.#files.push(evidence);
  }

  /** Notes that a file could not be checked: evidence that is silent on it would read as if all were well. */
  leaveOut(file: string, why: string): void {
    this.#notChecked.push({ file, why });
  }

  /** `inConfigs`: what is wrong with the configurations, which may be known only once all files have been looked at. `pages`: written of the same run. */
  async write(inConfigs: readonly FindingIn[], pages?: WrittenPages): Promise<void> {
    const content = jsonText({
      evidence: FORMAT,
      quasi: version(),
      date: today(),
      budget: this.budget ?? null,
      digests: whatIsDigested,
      report: pages && this.#linkTo(pages.first),
      files: this.#files.map((file) => {
        const page = pages?.of.get(file.file);
        return { ...withConfigFindings(file, inConfigs), report: page && this.#linkTo(page) };
      }),
      notChecked: this.#notChecked,
    });
    // The evidence of one file takes its permissions; the evidence of several has no model.
    const like = this.checked.length === 1 ? this.checked[0] : undefined;
    await writeWhole([{ place: this.#place, content }], { like, overwrites: true });
  }

  /** From the folder of the evidence, so that both can be moved together. */
  #linkTo({ place, sha256 }: WrittenPage): object {
    return { path: relative(dirname(this.#place), place).replaceAll(sep, '/'), sha256 };
  }
}

/** The faults in the files of its configuration: some settings had no effect on the judgement. */
function withConfigFindings(file: FileEvidence, inConfigs: readonly FindingIn[]): object {
  const { configuration } = file;
  const paths = new Set(configuration.files.map(({ path }) => path));
  const findings = inConfigs
    .filter((each) => paths.has(each.file))
    .map(({ file: path, located: { finding, range } }) => {
      const { code, slug, severity, message } = finding;
      return { path, line: range && range.start.line + 1, code, slug, severity, message };
    });
  return { ...file, configuration: { ...configuration, findings } };
}
