/**
 * Writes the bundle that translators start from, with every string the client asks `l10n.t` for and every text of the server
 * (`l10nTemplates.mjs`): `node scripts/l10n.mjs`. With `--check` it writes nothing, but says what is wrong and ends with 1: a bundle
 * out of date, or a text for people that no translation would reach. Another folder than `client/src` can be named behind it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import { templatesOf } from './l10nTemplates.mjs';

/** Where VS Code shows a string, by the name it is given under. */
const shownProperties = new Set(
  'label description detail text title tooltip message name prompt placeHolder placeholder openLabel saveLabel'.split(
    ' ',
  ),
);

/** The log is read by those who mend the program, and stays English. */
const logMethods = new Set(['error', 'warn', 'info', 'debug', 'trace', 'appendLine']);

/** A name is the same in all languages; icons and markup are no words. */
const isForPeople = (text) => /\p{L}/u.test(text.replaceAll(/\$\([\w~-]+\)|<[^<>]*>|&\w+;|\bQuasi\b/g, ''));

/** Words one after the other, as no identifier has them. */
const isProse = (text) =>
  /^\p{Lu}\S* .*\p{L}{2}|\p{L}{2,},? \p{L}+ \p{L}|\p{L}{3}[.!?…]$/u.test(text) && isForPeople(text);

/** The strings of a file that are translated, and what is wrong with those that are not. */
function stringsOf(path) {
  const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'ts', target: 'esnext' });
  const messages = new Map();
  const problems = [];
  const look = (node, isShown) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const each of node) look(each, isShown);
      return;
    }
    switch (node.type) {
      case 'CallExpression':
        if (isLog(node)) return;
        if (isTranslation(node)) takeMessage(node.arguments[0]);
        look(withoutLogged(node), isShowing(node));
        look(node.callee, false);
        return;
      case 'Property':
        look(node.computed ? node.key : undefined, true);
        look(node.value, shownProperties.has(nameOf(node.key)));
        return;
      case 'AssignmentExpression':
        look(node.right, node.left.type === 'MemberExpression' && shownProperties.has(nameOf(node.left.property)));
        return;
      case 'NewExpression':
        for (const each of node.arguments) look(each, /^(TreeItem|MarkdownString|CodeLens)$/.test(nameOf(node.callee)));
        return;
      case 'Literal':
        if (typeof node.value === 'string') judge(node.value, isShown);
        return;
      case 'TemplateLiteral': {
        const parts = node.quasis.map(({ value }) => value.cooked);
        // A part with a word and a blank is a sentence in pieces.
        const isSentence = parts.some((part) => /\p{L}{2}/u.test(part) && part.includes(' '));
        judge(parts.join('{…}'), isShown || isSentence);
        look(node.expressions, false);
        return;
      }
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        look(node.declaration, false);
        return;
      case 'BinaryExpression':
        // Parts that are joined are shown where the whole is; parts that are compared are not.
        for (const each of [node.left, node.right])
          if (node.operator === '+') look(each, isShown);
          else if (each.type !== 'Literal') look(each, false);
        return;
      case 'ConditionalExpression':
        look(node.test, false);
        look([node.consequent, node.alternate], isShown);
        return;
      case 'LogicalExpression':
      case 'ArrayExpression':
      case 'ObjectExpression':
      case 'SpreadElement':
      case 'AwaitExpression':
        for (const each of Object.values(node)) look(each, isShown && node.type !== 'ObjectExpression');
        return;
      default:
        for (const each of Object.values(node)) look(each, false);
    }
  };
  const judge = (text, isShown) => {
    if (isShown ? isForPeople(text) : isProse(text)) problems.push(`${path}: "${text}" is not translated.`);
  };
  const takeMessage = (node) => {
    const message = node?.type === 'ObjectExpression' ? propertyOf(node, 'message') : node;
    if (message?.type !== 'Literal') problems.push(`${path}: what l10n.t is asked for must be written there.`);
    else {
      const comment = node === message ? [] : commentOf(propertyOf(node, 'comment'));
      messages.set(message.value, comment);
    }
  };
  look(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), false);
  return { messages, problems };
}

const nameOf = (node) => node?.name ?? node?.value ?? '';
const isTranslation = ({ callee }) =>
  callee.type === 'MemberExpression' && nameOf(callee.object) === 'l10n' && nameOf(callee.property) === 't';
/** `orTell` takes what the log says before what is shown. */
const withoutLogged = (node) =>
  isTranslation(node)
    ? node.arguments.slice(1)
    : node.arguments.filter((_, i) => i !== 1 || nameOf(node.callee) !== 'orTell');
const isLog = ({ callee }) =>
  callee.type === 'MemberExpression' && nameOf(callee.object) !== 'window' && logMethods.has(nameOf(callee.property));
/** By the editor, or by one of our own that hands it on. */
const isShowing = ({ callee }) =>
  /^(show[A-Z]|isAgreed$|append(Markdown|Text)$)/.test(
    nameOf(callee.type === 'MemberExpression' ? callee.property : callee),
  );
const propertyOf = ({ properties }, name) => properties.find(({ key }) => nameOf(key) === name)?.value;
const commentOf = (node) =>
  (node?.type === 'ArrayExpression' ? node.elements : node ? [node] : []).map(({ value }) => value);

async function bundleOf(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const files = paths.sort().map((name) => stringsOf(join(folder, name)));
  const words = folder === client ? await templatesOf() : { texts: [], problems: [] };
  const messages = [...files.flatMap((each) => [...each.messages]), ...[...words.texts].map((text) => [text, []])];
  messages.sort(([one], [other]) => (one < other ? -1 : 1));
  const bundle = {};
  for (const [message, comment] of messages) {
    // The key under which VS Code looks for a message that has a comment.
    if (comment.length > 0) bundle[`${message}/${comment.join('')}`] = { message, comment };
    else bundle[message] = message;
  }
  return { bundle, problems: [...files.flatMap((each) => each.problems), ...words.problems] };
}

const bundleFile = fileURLToPath(new URL('../l10n/bundle.l10n.json', import.meta.url));
const client = fileURLToPath(new URL('../client/src', import.meta.url));
const isCheck = process.argv[2] === '--check';
const folder = process.argv[3] ?? client;

const { bundle, problems } = await bundleOf(folder);
const text = `${JSON.stringify(bundle, null, 2)}\n`;
if (!isCheck) writeFileSync(bundleFile, text);
else if (folder === client && readFileSync(bundleFile, 'utf8') !== text)
  problems.push('l10n/bundle.l10n.json is not up to date: node scripts/l10n.mjs');
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
