/** Says on standard error, in one line, why something could not be done. */
import { visible } from '@quasi/shared/explain';
import { FileProblem } from '../files/index.ts';

export function reportProblem(problem: Error): void {
  const place = problem instanceof FileProblem ? `${problem.file === '-' ? 'standard input' : problem.file}: ` : '';
  process.stderr.write(`quasi: ${visible(`${place}${problem.message}`)}\n`);
}
