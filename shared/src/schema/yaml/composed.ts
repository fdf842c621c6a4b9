/**
 * The first document of a text in YAML, composed by the `yaml` package, unless it is nested more deeply than anything that can be said.
 *
 * The package recurses where a nest is closed and composed. On a text that only opens lists the stack would end; the package
 * notices that, but where it happens while a regular expression is compiled, V8 ends the whole process. So depth is watched from
 * token to token.
 */
import { Composer, type CST, type Document, Lexer, type ParsedNode, Parser } from 'yaml';

export interface Composed {
  /** Undefined if it is too deep. */
  readonly document: Document.Parsed<ParsedNode> | undefined;
  /** Where a second document begins, if there is one. */
  readonly next: number | undefined;
}

const DEEPEST = 100;

export function composed(text: string): Composed {
  const tokens: CST.Token[] = [];
  const parser = new Parser();
  let next: number | undefined;
  for (const token of documentTokens(text, parser)) {
    if (token === 'too deep') return { document: undefined, next: undefined };
    if (token.type === 'document' && tokens.some(({ type }) => type === 'document')) {
      next = token.offset;
      break;
    }
    tokens.push(token);
  }
  // Keys that stand twice are found later: here that would take time that grows with the square of their number.
  const composer = new Composer({ uniqueKeys: false, logLevel: 'silent' });
  const [document] = composer.compose(tokens, true, text.length);
  return { document: document as Document.Parsed<ParsedNode>, next };
}

function* documentTokens(text: string, parser: Parser): Generator<CST.Token | 'too deep'> {
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > DEEPEST) yield 'too deep';
  }
  yield* parser.end();
}
