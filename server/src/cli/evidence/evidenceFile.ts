/** The file that `quasi check --evidence` writes: all of it or nothing, and never over what is checked. */
import { today } from '../../today.ts';
import { jsonText } from '../jsonText.ts';
import { UsageProblem } from '../usageProblem.ts';
import { version } from '../version.ts';
import { outputPlace } from '../writing/outputPlace.ts';
import { writeWhole } from '../writing/writeWhole.ts';
import { whatIsDigested } from './configuration.ts';
import type { FileEvidence } from './fileEvidence.ts';

/** Rises when a member changes its meaning or goes. */
const FORMAT = 1;

export class EvidenceFile {
  readonly #place: string;
  readonly #budget: number | undefined;
  readonly #files: FileEvidence[] = [];
  readonly #notChecked: { readonly file: string; readonly why: string }[] = [];

  /** Throws a FileProblem where nothing can be written, so that nobody waits for a check in vain. */
  constructor(path: string, checked: readonly string[], budget: number | undefined) {
    if (path === '' || path === '-') throw new UsageProblem('--evidence needs the name of a file.');
    this.#place = outputPlace(path, '--evidence', checked);
    this.#budget = budget;
  }

  add(evidence: FileEvidence): void {
    this.#files.push(evidence);
  }

  /** Notes that a file could not be checked: evidence that is silent on it would read as if all were well. */
  leaveOut(file: string, why: string): void {
    this.#notChecked.push({ file, why });
  }

  write(): void {
    const text = jsonText({
      evidence: FORMAT,
      quasi: version(),
      date: today(),
      budget: this.#budget ?? null,
      digests: whatIsDigested,
      files: this.#files,
      notChecked: this.#notChecked,
    });
    writeWhole(this.#place, text);
  }
}
