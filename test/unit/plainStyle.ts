/** How formats are asked to write where a test looks at the text: without colours and links. */
import type { Style } from '../../server/src/cli/emitters/emitter.ts';

const plain = (text: string) => text;

export function plainStyle(given: Partial<Style> = {}): Style {
  const colours = { red: plain, green: plain, yellow: plain, blue: plain, bold: plain, faint: plain };
  return {
    colours,
    link: plain,
    withSummary: true,
    width: undefined,
    options: [],
    failing: ['error', 'warning'],
    ...given,
  };
}
