/** Makes one page in a process of its own and writes it with its figures. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureFile, figuresOf, toMarkdown } from './page.ts';
import { pages } from './pages.ts';
import { resultsFolder } from './places.ts';
import { pageFile } from './readme.ts';

const name = process.argv[2] ?? '';
const reproduction = pages.find((page) => page.name === name);
if (reproduction === undefined) throw new Error(`There is no page "${name}".`);

const page = reproduction.make();
const text = toMarkdown(name, page);
const figures = figuresOf(page).map((figure) => ({ file: figureFile(name, figure.name), svg: figure.svg }));
mkdirSync(resultsFolder, { recursive: true });
for (const old of readdirSync(resultsFolder)) {
  const isOfPage = old.startsWith(`${name}-`) && old.endsWith('.svg');
  if (isOfPage && !figures.some(({ file }) => file === old)) rmSync(join(resultsFolder, old));
}
for (const { file, svg } of figures) writeFileSync(join(resultsFolder, file), svg);
writeFileSync(pageFile(name), text);
