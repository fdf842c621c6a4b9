/**
 * The first document of a text in YAML, composed by the `yaml` package, unless it is nested more deeply than anything that can be said.
 *
 * The package recurses where a nest is closed and composed. On a text that only opens lists the stack would end; the package
 * notices that, but where it happens while a regular expression is compiled, V8 ends the whole process. So depth is watched from
 * token to token.
 */
import { CST, type Document, Lexer, type ParsedNode, Parser } from 'yaml';
import { PARTS_A_STEP, type Reading } from '../reading.ts';
import { composedInPieces } from './composedInPieces.ts';

export interface Composed {
  /** Undefined if it is too deep. */
  readonly document: Document.Parsed<ParsedNode> | undefined;
  /** Where a second document begins, if there is one. */
  readonly next: number | undefined;
}

const DEEPEST = 100;

/** What is no YAML at all; that of each thing more an error is made takes long, and nobody is told of more. */
const MOST_FAULTS = 100;

/** What gives a text its structure: between two of these stands one value, with its tag and its anchor. */
const structural: ReadonlySet<CST.TokenType | null> = new Set<CST.TokenType>([
  ...(['doc-mode', 'doc-start', 'doc-end', 'directive-line', 'comma'] as const),
  ...(['seq-item-ind', 'explicit-key-ind', 'map-value-ind'] as const),
  ...(['flow-map-start', 'flow-map-end', 'flow-seq-start', 'flow-seq-end', 'flow-error-end'] as const),
]);
const blank: ReadonlySet<CST.TokenType | null> = new Set<CST.TokenType>([
  ...(['byte-order-mark', 'space', 'newline', 'comment'] as const),
]);

export function* composed(text: string): Reading<Composed> {
  const tokens: CST.Token[] = [];
  const parser = new Parser();
  let next: number | undefined;
  let faults = 0;
  for (const token of documentTokens(text, parser)) {
    if (token === 'too deep') return { document: undefined, next: undefined };
    if (token === 'step') {
      yield PARTS_A_STEP;
      continue;
    }
    if (token.type === 'document' && tokens.some(({ type }) => type === 'document')) {
      next = token.offset;
      break;
    }
    if ((token.type === 'error' || token.type === 'directive') && ++faults > MOST_FAULTS) continue;
    tokens.push(token);
  }
  return { document: yield* composedInPieces(tokens, text.length), next };
}

function* documentTokens(text: string, parser: Parser): Generator<CST.Token | 'too deep' | 'step'> {
  let lexemes = 0;
  for (const lexeme of withoutSurplus(new Lexer().lex(text))) {
    if (lexeme !== undefined) yield* parser.next(lexeme);
    if (parser.stack.length > DEEPEST) yield 'too deep';
    if (++lexemes % PARTS_A_STEP === 0) yield 'step';
  }
  yield* parser.end();
}

/** Words where one is expected are blanked once there are as many as are told of; undefined for each that is taken into a longer blank. */
function* withoutSurplus(lexemes: Iterable<string>): Generator<string | undefined> {
  let words = 0;
  let blanked = 0;
  /** Stands before a plain scalar or the lines of a block, which say nothing of what they are. */
  let mark = '';
  for (const lexeme of lexemes) {
    const type = mark === '' ? CST.tokenType(lexeme) : null;
    if (type === 'scalar') {
      mark = lexeme;
      continue;
    }
    if (structural.has(type)) words = 0;
    else if (!blank.has(type)) words++;
    if (words > MOST_FAULTS && type !== 'newline') {
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
