/** The sentences and the comments of a source file in TypeScript. */
import { parse } from 'acorn';
import { transformSync } from 'esbuild';

type Tree = { readonly type: string; readonly [key: string]: unknown };

/** Words one after the other, as no identifier and no key has them. */
const isProse = (text: string) => /\p{L}{2,}[,;:]? \p{L}/u.test(text);

/** Each text in quotes that is prose; `{…}` stands for a value. Lists of words, which values are compared with, are left out. */
export function sentencesIn(source: string): string[] {
  const { code } = transformSync(source, { loader: 'ts', target: 'esnext' });
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) look(each);
    else if (isTree(node)) lookAt(node);
  };
  const lookAt = (node: Tree): void => {
    if (node.type === 'TaggedTemplateExpression' && (node['tag'] as { name?: string }).name === 'wordsIn') return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node.type === 'TemplateLiteral') {
      const parts = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
      found.push(parts.map(({ value }) => value.cooked).join('{…}'));
    }
    look(Object.values(node));
  };
  look(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  return found.filter(isProse);
}

function isTree(node: unknown): node is Tree {
  return typeof node === 'object' && node !== null;
}

/** Comments on lines of their own, at the end of a line, and before a value; lines one below the other are one comment. */
export function commentsIn(source: string): string[] {
  const found = source.matchAll(
    /^[ \t]*\/\*[\s\S]*?\*\/|(?<=\s)\/\*\*? [^\n]*?\*\/|^[ \t]*\/\/ .*(?:\n[ \t]*\/\/ .*)*|(?<=[\s;{}(),])\/\/ .*/gm,
  );
  return [...found].map(([comment]) =>
    comment
      .replaceAll(/^\s*\/\*+|\*\/$/g, '')
      .replaceAll(/\n[ \t]*(\*|\/\/) ?/g, '\n')
      .replace(/^\s*\/\/ /, '')
      .replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
      .trim(),
  );
}
