/** The pages that `quasi check --report` writes. Like evidence they are made anew by each run, and take the place of what was there. */
import { UsageProblem } from '../problems.ts';
import { outputPlace } from '../writing/outputPlace.ts';
import { ReportPages } from './reportPages.ts';

export function pagesBeside(path: string, operands: readonly string[], inputs: readonly string[], isOne: boolean) {
  if (path === '-') throw new UsageProblem('--report needs the name of a file.');
  const place = outputPlace(path, '--report', inputs);
  const readers = { audience: 'external', original: undefined, needsRows: false } as const;
  return new ReportPages({ place, operands, isOne, mayReplace: true, readers });
}
