/** Says on standard error, in one line, why something could not be done. */
import { visible } from '@quasi/shared/explain';
import { FileProblem } from '../files/index.ts';
import { shownPath } from './shownPath.ts';

export function reportProblem(problem: Error): void {
  const place =
    problem instanceof FileProblem ? `${problem.file === '-' ? 'standard input' : shownPath(problem.file)}: ` : '';
  process.stderr.write(`quasi: ${visible(`${place}${problem.message}`)}\n`);
}
