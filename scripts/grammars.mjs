/** Writes the grammars that colour columns in turn, which TextMate cannot say but by a rule for each column: `node scripts/grammars.mjs`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What themes give different colours. After the last the first comes again. */
const scopes = [
  'variable.other',
  'string.unquoted',
  'constant.numeric',
  'entity.name.function',
  'keyword.control',
  'entity.name.type',
  'comment.line',
];

/** Names of the delimiters, as they stand in a regular expression and among the characters of a class. */
const delimiters = { comma: ',', semicolon: ';', tab: '\\t', pipe: '\\|' };

/** Nothing: a rule that ends here goes on to the end of the file, over all lines. */
const never = '(?!)';

/** A language by its delimiter; a file called CSV may have any, and shows on its first line which. */
const languages = [
  { id: 'csv', name: 'CSV', delimiters: ['comma', 'semicolon', 'tab', 'pipe'] },
  { id: 'tsv', name: 'TSV', delimiters: ['tab'] },
  { id: 'psv', name: 'PSV', delimiters: ['pipe'] },
];

function grammar({ id, name, delimiters: possible }) {
  const files = possible.map((delimiter) => (possible.length > 1 ? fileIf(delimiter, possible) : fileOf(delimiter)));
  return {
    $schema: 'https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json',
    comment: 'Made by scripts/grammars.mjs; do not edit here.',
    name,
    scopeName: `text.${id}.quasi`,
    patterns: [...files.flat(), ...(possible.length > 1 ? [{ include: '#undivided' }] : [])],
    repository: Object.assign(
      {},
      ...possible.map((delimiter) => rulesOf(delimiter, id)),
      possible.length > 1 ? undivided(id) : {},
    ),
  };
}

/** All lines by one delimiter, if it stands on the first line outside quotes and no other one does. */
function fileIf(delimiter, possible) {
  const own = delimiters[delimiter];
  const all = possible.map((each) => delimiters[each]).join('');
  const others = possible.map((each) => delimiters[each]).filter((each) => each !== own);
  // Atomic groups: what is quoted is never looked at in a second way, so that a long line costs no more than its length.
  const before = `(?>(?:"[^"]*(?:"|$)|[^"${all}])*)`;
  const after = `(?>(?:"[^"]*(?:"|$)|[^"${others.join('')}])*)`;
  return [{ begin: `\\A(?=${before}${own}${after}$)`, end: never, patterns: fileOf(delimiter) }];
}

const fileOf = (delimiter) => [{ include: `#${delimiter}Header` }, { include: `#${delimiter}Record` }];

/** Where the first line gives no evidence, no colour is better than a wrong one. */
const undivided = (id) => ({ undivided: { name: `markup.bold.header.${id}`, match: '\\A.+$' } });

function rulesOf(delimiter, id) {
  const first = [{ include: `#${delimiter}1` }];
  return {
    [`${delimiter}Header`]: { begin: '\\A(?=.)', end: '$', contentName: `markup.bold.header.${id}`, patterns: first },
    [`${delimiter}Record`]: { begin: '^(?=.)', end: '$', patterns: first },
    ...Object.fromEntries(scopes.map((_, i) => [`${delimiter}${i + 1}`, column(delimiter, id, i)])),
  };
}

/** A cell, quoted or not, and behind the delimiter all that follows on its line. */
function column(delimiter, id, i) {
  const name = `${scopes[i]}.column${i + 1}.${id}`;
  return {
    patterns: [
      { name, begin: '\\G"', end: '"(?!")', patterns: [{ match: '""' }] },
      { name, match: `[^${delimiters[delimiter]}\\r\\n]+` },
      {
        begin: delimiters[delimiter],
        beginCaptures: { 0: { name: `punctuation.separator.${id}` } },
        end: '(?=$)',
        patterns: [{ include: `#${delimiter}${((i + 1) % scopes.length) + 1}` }],
      },
    ],
  };
}

/** The grammars by their files. */
export const grammars = new Map(languages.map((each) => [`syntaxes/${each.id}.tmLanguage.json`, grammar(each)]));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = new URL('../', import.meta.url);
  for (const [file, content] of grammars) writeFileSync(new URL(file, root), `${JSON.stringify(content, null, 2)}\n`);
  spawnSync('npx', ['biome', 'format', '--write', ...grammars.keys()], { cwd: fileURLToPath(root) });
}
