/** `quasi explain --column` names the rules that `quasi check` finds in the column: all of them, whatever they stand in. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const root = mkdtempSync(join(tmpdir(), 'quasi-explain-rules-'));
after(() => rmSync(root, { recursive: true }));

const people = Array.from(
  { length: 40 },
  (_, i) => `p${i}@example.org,${'fm'[i % 2]},${8000 + (i % 7)},=1+${i},${['flu', 'gout', 'cold'][i % 3]}`,
);
/** A quote astray, an empty name, and a column that the schema lacks. */
const cases: readonly (readonly [name: string, text: string, schema?: object])[] = [
  ['people', `mail,sex,zip,sum,diagnosis\n${people.join('\n')}\n`],
  ['astray', `mail,sex,zip,sum,diagnosis\n${people.join('\n').replace(',m,', ',m"n,')}\n`],
  ['unnamed', `mail,,zip,sum,diagnosis\n${people.join('\n')}\n`],
  [
    'described',
    `mail,sex,zip,sum,diagnosis\n${people.join('\n')}\n`,
    {
      fields: [
        { name: 'mail', type: 'string', 'quasi:role': 'insensitive' },
        { name: 'sex', type: 'integer' },
        { name: 'zip', type: 'string' },
        { name: 'sum', type: 'string' },
      ],
    },
  ],
];

interface Told {
  readonly slug: string;
  readonly column?: string | null;
}

for (const [name, text, schema] of cases) {
  test(`of ${name}: each column's rules are those of the check, as numbers and on the card`, async () => {
    const folder = join(root, name);
    mkdirSync(folder);
    const file = join(folder, 'people.csv');
    writeFileSync(file, text);
    if (schema) writeFileSync(join(folder, 'people.schema.json'), JSON.stringify(schema));
    const { files } = JSON.parse(quasi(['check', file, '--format', 'json', '--header', '--quiet']).out);
    const found: Told[] = files.flatMap(({ findings }: { findings: Told[] }) => findings);
    const rulesOf = (column: string) => [
      ...new Set(found.filter((each) => each.column === column).map(({ slug }) => slug)),
    ];
    const names = text
      .split('\n')[0]
      .split(',')
      .map((each, i) => each || `column ${i + 1}`);
    for (const column of names) {
      const asked = ['explain', file, '--column', column, '--header', '--quiet'] as const;
      const { rules } = JSON.parse(quasi([...asked, '--json']).out);
      assert.deepEqual([...rules].sort(), rulesOf(column).sort(), column);
      const card = quasi([...asked]).out;
      const said = /Findings: ([^.]*)\./.exec(card)?.[1]?.split(', ') ?? [];
      assert.deepEqual(said.sort(), rulesOf(column).sort(), column);
    }
    assert.ok(names.some((column) => rulesOf(column).length > 0));
  });
}
