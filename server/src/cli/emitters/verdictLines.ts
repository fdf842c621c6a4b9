/** The verdict on a file as lines that are not wrapped: what it is first, then what identifies people and how many rows are unique. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { formatCount, verdictWords } from '@quasi/shared/explain';
import type { Colours } from '../colours.ts';
import { unjudgedText } from '../verdictText.ts';
import { packParts } from '../wrapText.ts';

const INDENT = '  ';

interface Mark {
  readonly sign: string;
  readonly colour: keyof Colours;
}

const nothingToJudge: Mark = { sign: '–', colour: 'faint' };
const open: Mark = { sign: '?', colour: 'yellow' };
const passed: Mark = { sign: '✓', colour: 'green' };

export function verdictMark({ verdict, unit }: ClassFacts): Mark {
  switch (verdict?.state) {
    case 'ready':
    case 'identified':
      return passed;
    case 'not-ready':
      return { sign: '✖', colour: 'red' };
    case 'provisional':
      return open;
    default:
      return verdict && unit.rows === 'unclear' ? open : nothingToJudge;
  }
}

/** `✖ Not ready for default: 6 direct identifiers` and `  160 of 160 rows (100 %) are unique: k = 1, target 5`. */
export function verdictLines(facts: ClassFacts, colours: Colours, width: number): string[] {
  const { state, identifiers, unique, others } = verdictWords(facts);
  const { sign, colour } = verdictMark(facts);
  const [part, ...rest] = [identifiers, unique, ...others, unjudgedText(facts)].filter((each) => each !== undefined);
  const beginning = `${sign} ${state}`;
  const parts = [part === undefined ? beginning : `${beginning}: ${part}`, ...rest];
  const [first, ...more] = packParts(parts, '; ', width - INDENT.length);
  const coloured = colours.bold(colours[colour](first.slice(0, beginning.length)));
  return [`${coloured}${first.slice(beginning.length)}`, ...more.map((line) => INDENT + line)];
}

/** A file about which nothing else is to be said: `ready for default · k = 12`. */
export function verdictInOneLine(facts: ClassFacts): string {
  const { state, others } = verdictWords(facts);
  const head = [state.charAt(0).toLowerCase() + state.slice(1), ...others].join(': ');
  return facts.risk ? `${head} · k = ${formatCount(facts.risk.k)}` : head;
}
