/** Colours for the terminal, where it shows them and no setting turns them off. */

const inColour = (code: number, end: number) => (text: string) => `\x1b[${code}m${text}\x1b[${end}m`;
const plain = (text: string) => text;

const colours = {
  red: inColour(31, 39),
  green: inColour(32, 39),
  yellow: inColour(33, 39),
  blue: inColour(34, 39),
  bold: inColour(1, 22),
  faint: inColour(2, 22),
};

export type Colours = typeof colours;

const noColours: Colours = { red: plain, green: plain, yellow: plain, blue: plain, bold: plain, faint: plain };

/** `areRefused`: by `--no-color`. */
export function coloursFor(stream: NodeJS.WriteStream, areRefused: boolean): Colours {
  return !areRefused && areShown(stream) ? colours : noColours;
}

/** FORCE_COLOR comes before NO_COLOR, as in Node; CLICOLOR_FORCE after it, as https://bixense.com/clicolors says. */
function areShown({ isTTY }: NodeJS.WriteStream): boolean {
  const { FORCE_COLOR, NO_COLOR, CLICOLOR_FORCE, TERM } = process.env;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR) return false;
  if (CLICOLOR_FORCE && CLICOLOR_FORCE !== '0') return true;
  return isTTY && TERM !== 'dumb';
}
