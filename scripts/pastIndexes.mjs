/**
 * A plugin of esbuild: an import from a folder's `index.ts` is taken from the file that defines it. Where code is split, esbuild counts
 * everything that an index names as reached by any import from there: every chunk would hold everything.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const shared = fileURLToPath(new URL('../shared/src', import.meta.url));
const imports = /^import \{([^}]*)\} from '((?:@quasi\/shared|\.{1,2})\/[^']*)';$/gm;
const exports = /^export \{([^}]*)\} from '([^']+)';$/gm;

export const pastIndexes = {
  name: 'past indexes',
  setup({ onLoad }) {
    const homes = new Map();
    onLoad({ filter: /\/(?:shared|server)\/src\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.replace(imports, (statement, names, from) => {
        const index = indexOf(from, path);
        if (index === undefined) return statement;
        // On one line, so that places in the source stay what they are.
        const parts = namesIn(names).map(({ name, as, isType }) => {
          const home = isType ? { file: index, name } : homeOf(name, index, homes);
          return `import {${isType ? 'type ' : ''}${home.name} as ${as}} from ${JSON.stringify(home.file)};`;
        });
        return parts.join('') + '\n'.repeat(statement.split('\n').length - 1);
      });
      return { contents, loader: 'ts' };
    });
  },
};

/** The index that a statement imports from; undefined where it is a file of another name. */
function indexOf(from, importer) {
  const path = from.startsWith('@quasi/shared/')
    ? join(shared, from.slice('@quasi/shared/'.length), 'index.ts')
    : resolve(dirname(importer), from);
  return path.endsWith('/index.ts') && existsSync(path) ? path : undefined;
}

/** The file that has what an index hands on, and its name there; the index itself where it has it. */
function homeOf(name, index, homes) {
  if (!homes.has(index)) homes.set(index, handedOn(index));
  const found = homes.get(index).get(name);
  if (found === undefined) return { file: index, name };
  return found.file.endsWith('/index.ts') ? homeOf(found.name, found.file, homes) : found;
}

function handedOn(index) {
  const found = [...readFileSync(index, 'utf8').matchAll(exports)].flatMap(([, names, from]) =>
    namesIn(names).map(({ name, as }) => [as, { file: resolve(dirname(index), from), name }]),
  );
  return new Map(found);
}

function namesIn(list) {
  const parts = list.split(',').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const [, type, name, as = name] = /^(type )?(\S+)(?: as (\S+))?$/.exec(part);
    return { name, as, isType: type !== undefined };
  });
}
