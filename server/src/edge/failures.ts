/**
 * What goes wrong in Quasi itself, in a handler, after a pause or where nobody waits: it is written to the log, and the server goes on. Its message may quote
 * what somebody's data say, so only its name and its places in our code are written.
 */

const MOST_PLACES = 8;

/** Written to the editor's log, whatever the way there: the connection takes the place of the console where that would be in its way. */
export function complain(sentence: string): void {
  console.error(sentence);
}

export function complainOf(what: string, error: unknown): void {
  complain([`${what} failed: ${nameOf(error)}`, ...placesOf(error)].join('\n'));
}

function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const stack = (error.stack ?? '').replace(error.message, () => '');
  return stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .slice(0, MOST_PLACES);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** The last resort. A document is at worst not looked at until its next edit; to end would take the findings of all. */
export function outliveFailures(): void {
  process.on('uncaughtException', (error) => complainOf('Something that nobody waits for', error));
  process.on('unhandledRejection', (error) => complainOf('Something that nobody waits for', error));
}
