/**
 * The tests of a suite as a few programs: the sources are bundled once a run, instead of being translated and loaded anew by a process
 * for each file. A program takes in several files, each as a suite of its own, so that what comes before and after its tests stays there.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Few enough that loading them costs little, and a multiple of three, as so many run at once on two processors and end together. */
const PROGRAMS = 15;

/** `files`: relative to the project, as are the programs that are returned. `folder`: of one run at a time. */
export async function bundleTests(project: string, files: readonly string[], folder: string): Promise<string[]> {
  rmSync(join(project, folder), { recursive: true, force: true });
  mkdirSync(join(project, folder), { recursive: true });
  const parts = dealt(files, PROGRAMS);
  await build({
    entryPoints: parts.map((_, i) => ({ in: `part:${i}`, out: `part-${i + 1}` })),
    outdir: join(project, folder),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    keepNames: true,
    sourcemap: 'inline',
    sourcesContent: false,
    loader: { '.md': 'text' },
    logLevel: 'warning',
    plugins: [entries(project, parts), packagesStayOutside, ownPlaces],
  });
  return parts.map((_, i) => join(folder, `part-${i + 1}.mjs`));
}

/** Neighbours go to different programs, as they tend to take equally long. */
function dealt(files: readonly string[], programs: number): string[][] {
  const parts = Array.from({ length: Math.min(programs, files.length) }, (): string[] => []);
  for (const [i, file] of files.entries()) parts[i % parts.length].push(file);
  return parts;
}

const entries = (project: string, parts: readonly (readonly string[])[]): Plugin => ({
  name: 'entries',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^part:/ }, ({ path }) => ({ path, namespace: 'part' }));
    onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => {
      const suites = parts[Number(path.slice('part:'.length))].map((file) => {
        const name = JSON.stringify(file);
        return `describe(${name}, async () => { await import(${JSON.stringify(join(project, file))}); });`;
      });
      return { contents: ["import { describe } from 'node:test';", ...suites].join('\n'), resolveDir: project };
    });
  },
});

/** Those of others are loaded as they lie in node_modules; ours are sources. */
const packagesStayOutside: Plugin = {
  name: 'packages stay outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@quasi/') || path.startsWith('part:') ? undefined : { external: true },
    );
  },
};

/** A source that looks for files beside it finds them where it lies, not beside the program. */
const ownPlaces: Plugin = {
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};
