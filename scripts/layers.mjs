/** Writes the layers of `shared/src` into `biome.json`, which has no way to say a thing once: `node scripts/layers.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs';

/** From the data outwards: a layer knows those before it, less those it is to be free of. */
const layers = [
  'words',
  'figures',
  'memory',
  'table',
  'counts',
  'combinations',
  'measures',
  'config',
  'roles',
  'hierarchies',
  'generalising',
  'remedies',
  'statistics',
  'schema',
  'analysis',
  'predicting',
  'measuring',
  'edits',
  'effects',
  'explain',
  'recipes',
  'rules',
  'baseline',
  'report',
];

/** What a layer may not know although it lies further in. */
const alsoHidden = {
  measures: ['counts/index.ts', 'combinations', 'table', 'words'],
  config: ['counts', 'combinations', 'measures'],
  roles: ['combinations'],
  edits: ['measuring'],
};

/** `measures/` takes counts as plain types; the folders inside `roles/` and `remedies/` know the files beside them. */
const alsoOpen = { measures: ['counts/types.ts'], roles: ['*.ts'], remedies: ['*.ts', 'values/*.ts'] };

const outside = [
  {
    group: ['vscode', 'vscode-*', 'vscode-*/**', '@quasi/server', '@quasi/client'],
    message: 'shared/ knows neither an editor nor a protocol.',
  },
  { group: ['node:*'], message: 'shared/ runs in a browser too: what it needs of Node it is handed as a function.' },
];

const fromFolders = (paths) => paths.flatMap((path) => [`../${path}`, `../../${path}`, `../../../${path}`]);

function layer(name, place) {
  const door = [
    '../*/*',
    '../../*/*',
    '!../*/index.ts',
    '!../../*/index.ts',
    '!../../../*/index.ts',
    ...fromFolders(alsoOpen[name] ?? []).map((path) => `!${path}`),
  ];
  const hidden = [...(alsoHidden[name] ?? []), ...layers.slice(place + 1)].map((path) =>
    path.endsWith('.ts') ? path : `${path}/**`,
  );
  const patterns = [
    ...outside,
    { group: door, message: "Go through the folder's index.ts." },
    ...(hidden.length > 0
      ? [{ group: fromFolders(hidden), message: `${name}/ does not know the layers above it.` }]
      : []),
  ];
  return restricted([`shared/src/${name}/**`, '!**/*.test.ts'], patterns);
}

function restricted(includes, patterns) {
  const noRestrictedImports = { level: 'error', options: { patterns } };
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
}

const isLayer = ({ includes: [folder] }) => layers.some((name) => folder === `shared/src/${name}/**`);

const file = new URL('../biome.json', import.meta.url);
const config = JSON.parse(readFileSync(file, 'utf8'));
const [general, ...others] = config.overrides.filter((each) => !isLayer(each));
config.overrides = [general, ...layers.map(layer), ...others];
writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
