/** What Node's runner says at its end of the tests that failed. */

export interface Failure {
  /** The file that the test stands in, relative to the project. */
  readonly file: string;
  /** By a value that was drawn at random, so that it may hold the next time and is wrong all the same. */
  readonly isDrawn: boolean;
}

export function failuresOf(output: string): Failure[] {
  const [, ...told] = output
    .slice(Math.max(0, output.lastIndexOf('failing tests:')))
    .split(/^test at (?=.+:\d+:\d+$)/m);
  return told.map((text) => ({
    file: text.slice(0, text.indexOf('\n')).replace(/:\d+:\d+$/, ''),
    isDrawn: text.includes('Property failed after'),
  }));
}
