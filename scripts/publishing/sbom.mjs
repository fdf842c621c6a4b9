// What others made of what is in the bundles, as CycloneDX: `node scripts/publishing/sbom.mjs` writes dist/sbom.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from '../notices.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const manifestIn = (path) => JSON.parse(readFileSync(join(project, path, 'package.json'), 'utf8'));

/** The address of a package of npm, as other tools know it. */
const purlOf = (name, version) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

function componentOf(path) {
  const { name, version, license } = manifestIn(path);
  const purl = purlOf(name, version);
  return { type: 'library', 'bom-ref': purl, name, version, purl, licenses: [licenceOf(license)] };
}

/** Some packages state several, between which one may choose. */
function licenceOf(license) {
  return /\s(OR|AND|WITH)\s/.test(license) ? { expression: license } : { license: { id: license } };
}

export async function sbomText() {
  const { version, license } = manifestIn('.');
  const packages = (await bundledPackages()).map(componentOf);
  const own = purlOf('quasi-lint', version);
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: 'quasi-lint',
        version,
        purl: own,
        licenses: [licenceOf(license)],
      },
    },
    components: packages,
    dependencies: [{ ref: own, dependsOn: packages.map((each) => each['bom-ref']) }],
  };
  return `${JSON.stringify(bom, undefined, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(project, 'dist'), { recursive: true });
  writeFileSync(join(project, 'dist/sbom.json'), await sbomText());
}
