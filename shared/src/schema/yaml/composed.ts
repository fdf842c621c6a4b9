/**
 * The first document of a text in YAML, composed by the `yaml` package, unless it is nested more deeply than anything that can be said.
 *
 * The package recurses where a nest is closed and composed. On a text that only opens lists the stack would end; the package
 * notices that, but where it happens while a regular expression is compiled, V8 ends the whole process. So depth is watched from
 * token to token.
 */
import { type CST, type Document, Lexer, type ParsedNode, Parser } from 'yaml';
import { PARTS_A_STEP, type Reading } from '../reading.ts';
import { composedInPieces } from './composedInPieces.ts';
import { withoutSurplus } from './withoutSurplus.ts';

interface Composed {
  /** Undefined if it is too deep. */
  readonly document: Document.Parsed<ParsedNode> | undefined;
  /** Where a second document begins, if there is one. */
  readonly next: number | undefined;
}

const DEEPEST = 100;

/** Further faults in YAML are passed over: building an error for each of them takes long, and nobody sees more of them. */
const MOST_FAULTS = 100;

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
  for (const lexeme of withoutSurplus(new Lexer().lex(text), MOST_FAULTS)) {
    if (lexeme !== undefined) yield* parser.next(lexeme);
    if (parser.stack.length > DEEPEST) yield 'too deep';
    if (++lexemes % PARTS_A_STEP === 0) yield 'step';
  }
  yield* parser.end();
}
