/** The words for faults in YAML. The parser names faults by codes. */
import type { ErrorCode } from 'yaml';
import { translatable } from '../../words/index.ts';

export function faultOf(code: ErrorCode): string {
  return words[code] ?? notYaml;
}

const notYaml = translatable('This is not YAML. The unreadable part has no effect; the rest holds.');

const words: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_INDENT: translatable('The indentation does not fit here. The unreadable part has no effect; the rest holds.'),
  TAB_AS_INDENT: translatable(
    'A tab cannot indent in YAML; use blanks. The unreadable part has no effect; the rest holds.',
  ),
  MISSING_CHAR: translatable(
    'A character is missing here, such as a quote, a colon, a comma or a bracket. The unreadable part has no effect; the rest holds.',
  ),
};
