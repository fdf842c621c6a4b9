/**
 * The lexemes of a text in YAML, without words that are one too many by far: the `yaml` package makes an error of each, which on a
 * text of nothing but quotes or anchors takes seconds in one go. They become blanks, so that all else stays where it is.
 */
import { CST } from 'yaml';

/** Between two of these stands one value, with its tag and its anchor. */
const structural = /^(?:doc|directive|flow|comma)|-ind$/;
const blank = /^(?:byte-order-mark|space|newline|comment)$/;

/** `most`: words in a row that are kept. Undefined for each lexeme that is taken into a longer blank. */
export function* withoutSurplus(lexemes: Iterable<string>, most: number): Generator<string | undefined> {
  let words = 0;
  let blanked = 0;
  /** Stands before a plain scalar or the lines of a block, which do not say themselves what they are. */
  let mark = '';
  for (const lexeme of lexemes) {
    const type = (mark === '' && CST.tokenType(lexeme)) || 'word';
    if (type === 'scalar') {
      mark = lexeme;
      continue;
    }
    if (structural.test(type)) words = 0;
    else if (!blank.test(type)) words++;
    if (words > most && type !== 'newline') {
      blanked += lexeme.length;
      yield undefined;
    } else {
      if (blanked > 0) yield ' '.repeat(blanked);
      blanked = 0;
      if (mark !== '') yield mark;
      yield lexeme;
    }
    mark = '';
  }
  if (blanked > 0) yield ' '.repeat(blanked);
}
