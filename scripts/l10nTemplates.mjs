/**
 * Finds the texts that `shared/` and `server/` say through `shared/src/words`: the templates of `t`, what is marked `translatable`, and
 * the labels of the detectors. The command line is left out, since it speaks English.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where sentences are for who edits a file, so that one that is not translated is a mistake. */
const speaking = /^(shared\/src\/(rules|explain)\/|server\/src\/((actions|documents|handlers|files)\/|[^/]*$))/;
/** The command line, the pages of the rules, and tests. */
const notShown = /^server\/src\/(cli\/|main\.ts)|\/rules\/description\.ts$|\.test\.ts$|\/test[A-Z]\w*\.ts$/;

/** Three words one after the other. */
const isProse = (text) => /\p{L}{2,}[,;:]? \p{L}+ \p{L}/u.test(text);

/** Every text, as its key in a bundle, and what is wrong. */
export async function templatesOf() {
  const texts = new Set();
  const problems = [];
  for (const folder of ['shared/src', 'server/src']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(folder, name).replaceAll(sep, '/');
      if (name.endsWith('.ts') && !name.endsWith('.d.ts') && !notShown.test(path)) {
        const found = templatesIn(path, readFileSync(join(root, path), 'utf8'), speaking.test(path));
        for (const text of found.texts) texts.add(text);
        problems.push(...found.problems);
      }
    }
  }
  const { detectors } = await tsImport('../shared/src/roles/detectors/index.ts', import.meta.url);
  for (const { label } of detectors) texts.add(label);
  return { texts, problems };
}

/** `isSpeaking`: whether prose that is not translated is a mistake here. */
export function templatesIn(path, source, isSpeaking) {
  const { code } = transformSync(source, { loader: 'ts', target: 'esnext' });
  const texts = [];
  const problems = [];
  const take = (text) => {
    if (/^\s|\s$/.test(text))
      problems.push(`${path}: "${text}" begins or ends with a blank, which a translator overlooks.`);
    texts.push(text);
  };
  const look = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const each of node) look(each);
      return;
    }
    switch (node.type) {
      case 'ImportDeclaration':
        return;
      case 'TaggedTemplateExpression':
        if (node.tag.name === 't') {
          const parts = node.quasi.quasis.map(({ value }) => value.cooked);
          if (parts.some((part) => /\{\d+\}/.test(part)))
            problems.push(`${path}: "${parts.join('…')}" holds a placeholder.`);
          take(parts.reduce((key, part, i) => `${key}{${i - 1}}${part}`));
        }
        look(node.quasi.expressions);
        return;
      case 'CallExpression':
        if (node.callee.name === 'translatable') {
          const [text] = node.arguments;
          if (typeof text?.value === 'string') take(text.value);
          else problems.push(`${path}: what is translatable must be written there.`);
          return;
        }
        if (!isLog(node)) look(Object.values(node));
        return;
      case 'NewExpression':
        // An error that nobody is to see.
        if (node.callee.name !== 'Error') look(node.arguments);
        return;
      case 'Property':
        // Of a rule: it stands on its page.
        if (node.key.name !== 'summary') look(node.value);
        return;
      case 'Literal':
        judge(node.value);
        return;
      case 'TemplateLiteral':
        for (const { value } of node.quasis) judge(value.cooked);
        look(node.expressions);
        return;
      default:
        look(Object.values(node));
    }
  };
  const judge = (text) => {
    if (isSpeaking && typeof text === 'string' && isProse(text)) problems.push(`${path}: "${text}" is not translated.`);
  };
  look(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  return { texts, problems };
}

/** The log is read by those who mend the program, and stays English. */
const isLog = ({ callee }) => /^(console|log)$/.test(callee.object?.property?.name ?? callee.object?.name ?? '');
