/** Links that a terminal can follow (OSC 8), where it is one of those that show them. Others may print the address as text. */

export type Link = (text: string, address: string) => string;

const link: Link = (text, address) => `\x1b]8;;${address}\x1b\\${text}\x1b]8;;\x1b\\`;
const noLink: Link = (text) => text;

export function linksFor(stream: NodeJS.WriteStream): Link {
  return areShown(stream) ? link : noLink;
}

const programs: ReadonlySet<string> = new Set([
  'iTerm.app',
  'WezTerm',
  'vscode',
  'ghostty',
  'Hyper',
  'Tabby',
  'rio',
  'zed',
]);
const terminals = /^(?:xterm-kitty|xterm-ghostty|alacritty|foot|wezterm|contour)/;
/** The first VTE (GNOME's terminal and its relatives) in which links do not end the program. */
const FIRST_VTE = 5002;

function areShown({ isTTY }: NodeJS.WriteStream): boolean {
  const { FORCE_HYPERLINK, CI, TERM = '', TERM_PROGRAM = '', VTE_VERSION, WT_SESSION, KONSOLE_VERSION } = process.env;
  if (FORCE_HYPERLINK) return FORCE_HYPERLINK !== '0';
  if (!isTTY || CI || TERM === 'dumb') return false;
  return (
    programs.has(TERM_PROGRAM) ||
    terminals.test(TERM) ||
    Number(VTE_VERSION) >= FIRST_VTE ||
    WT_SESSION !== undefined ||
    KONSOLE_VERSION !== undefined
  );
}
