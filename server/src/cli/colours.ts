/** Colours for the terminal, where it shows them and nobody objects. */

const inColour = (code: number, end: number) => (text: string) => `\x1b[${code}m${text}\x1b[${end}m`;
const plain = (text: string) => text;

const colours = {
  red: inColour(31, 39),
  yellow: inColour(33, 39),
  blue: inColour(34, 39),
  bold: inColour(1, 22),
  faint: inColour(2, 22),
};

export type Colours = typeof colours;

const noColours: Colours = { red: plain, yellow: plain, blue: plain, bold: plain, faint: plain };

/** https://no-color.org: any value but an empty one turns colours off. */
export function coloursFor(stream: NodeJS.WriteStream, areRefused: boolean): Colours {
  const { NO_COLOR, TERM } = process.env;
  return stream.isTTY && !areRefused && !NO_COLOR && TERM !== 'dumb' ? colours : noColours;
}
