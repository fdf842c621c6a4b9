/**
 * Writes THIRD-PARTY-NOTICES.txt: `node scripts/notices.mjs`. It lists the packages that are in the bundles, as esbuild says, each with
 * the licence and the notices that come with it; those of the same words share them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundles } from '../esbuild.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const legalFile = /^(licen[cs]e|copying|notice|third-?party-?notices?)/i;
const line = '-'.repeat(80);

/** The folders of the packages of which something is in a bundle. */
export function packagesIn(metafile) {
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const folders = inputs.flatMap(([path, { bytesInOutput }]) => {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    return folder !== undefined && bytesInOutput > 0 ? [folder] : [];
  });
  return [...new Set(folders)].sort();
}

/** The notice of a package; fails where the package has no licence text, and none stands here for it. */
export function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(project, folder, 'package.json'), 'utf8'));
  const own = readdirSync(join(project, folder)).filter((file) => legalFile.test(file));
  const files = own.sort().map((file) => join(project, folder, file));
  if (!own.some((file) => /^(licen[cs]e|copying)/i.test(file))) {
    const kept = join(project, 'scripts/licences', `${name.replace('/', '__')}.txt`);
    if (!existsSync(kept)) throw new Error(`${name} brings no licence text.`);
    files.push(kept);
  }
  const texts = files.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim());
  return { title: `${name} ${version} (${license})`, text: texts.join(`\n\n${line}\n\n`) };
}

export async function bundledPackages() {
  const built = await Promise.all(
    bundles.map((bundle) => build({ ...bundle, absWorkingDir: project, write: false, metafile: true })),
  );
  return [...new Set(built.flatMap(({ metafile }) => packagesIn(metafile)))].sort();
}

export function noticesText(packages) {
  const byText = new Map();
  for (const { title, text } of packages.map(noticeOf)) byText.set(text, [...(byText.get(text) ?? []), title]);
  const titles = [...byText.values()].flat();
  const head = `Quasi contains ${titles.length} packages of others. Each is listed above its licence.`;
  const parts = [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}`);
  return `${[head, ...parts].join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(project, 'THIRD-PARTY-NOTICES.txt'), noticesText(await bundledPackages()));
}
