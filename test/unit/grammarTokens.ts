/** Colours lines as VS Code does, with the same engine: what each character of a text is called by a grammar of ours. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import oniguruma from 'vscode-oniguruma';
import textmate, { type IGrammar } from 'vscode-textmate';

const root = new URL('../../', import.meta.url);
const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));

async function loadEngine() {
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer);
  return {
    createOnigScanner: (patterns: string[]) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text: string) => new oniguruma.OnigString(text),
  };
}

const onigLib = loadEngine();

export async function loadGrammar(id: string): Promise<IGrammar> {
  const path = `syntaxes/${id}.tmLanguage.json`;
  const raw = textmate.parseRawGrammar(readFileSync(new URL(path, root), 'utf8'), path);
  const grammar = await new textmate.Registry({ onigLib, loadGrammar: async () => raw }).loadGrammar(
    `text.${id}.quasi`,
  );
  if (!grammar) throw new Error(`${path} cannot be loaded.`);
  return grammar;
}

export interface Token {
  readonly text: string;
  /** The column's number, of `column3`; 0 for a delimiter, undefined for what is not coloured. */
  readonly column: number | undefined;
  readonly isHeader: boolean;
}

/** The tokens of each line, as the editor divides a text into lines. */
export function tokensOf(grammar: IGrammar, text: string): Token[][] {
  let state = textmate.INITIAL;
  return text.split(/\r\n|\r|\n/).map((line) => {
    const { tokens, ruleStack, stoppedEarly } = grammar.tokenizeLine(line, state);
    if (stoppedEarly) throw new Error('The line took too long.');
    state = ruleStack;
    return tokens
      .map(({ startIndex, endIndex, scopes }) => ({
        text: line.slice(startIndex, endIndex),
        column: columnOf(scopes),
        isHeader: scopes.some((each) => each.startsWith('markup.bold.header.')),
      }))
      .filter((token) => token.text !== '');
  });
}

function columnOf(scopes: readonly string[]): number | undefined {
  const last = scopes.at(-1) ?? '';
  if (last.startsWith('punctuation.separator.')) return 0;
  const column = /\.column(\d)\./.exec(last)?.[1];
  return column === undefined ? undefined : Number(column);
}

/** Lines in a form to compare: each run of one colour with its column's number behind it, delimiters as they stand. */
export function coloured(grammar: IGrammar, text: string): string[] {
  return tokensOf(grammar, text).map((tokens) => {
    const runs: { text: string; column: number | undefined }[] = [];
    for (const { text: part, column } of tokens) {
      const last = runs.at(-1);
      if (last && last.column === column && column !== 0) last.text += part;
      else runs.push({ text: part, column });
    }
    return runs.map((run) => run.text + (run.column || '')).join('');
  });
}
