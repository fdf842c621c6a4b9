/**
 * `node --import tsx test/corpus/halves.ts [--half dev|held|all] [--only PATTERN] [--details] [--json]`: units, roles, identifiers and texts of the
 * corpus in one process, within seconds. The corpus is parted by its sources: what is seen in the details of one half is measured on the other.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drain, openDataSet } from '@quasi/shared/analysis';
import { noConfig, settingsFor } from '@quasi/shared/config';
import { namesPeople } from '@quasi/shared/roles';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { bytesAsInput, readTableFrom } from '../../server/src/files/index.ts';
import { readingOptions } from '../../server/src/readingOptions.ts';

interface LabelledColumn {
  readonly name: string | null;
  readonly accept: readonly string[];
  readonly identifier: string | null;
  readonly kind: string;
}
interface Labelled {
  readonly persons: boolean;
  readonly smallCells?: boolean;
  readonly unit: readonly string[];
  readonly header: boolean;
  readonly columns: readonly LabelledColumn[];
}

const { values: options } = parseArgs({
  options: {
    half: { type: 'string' },
    only: { type: 'string' },
    details: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
const half = options.half ?? 'dev';
const folder = join(process.env['QUASI_DATA'] ?? '../shared/data', 'corpus');
if (!existsSync(folder)) {
  console.error(`There is no corpus in ${folder}.`);
  process.exit(2);
}
const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Record<string, Labelled>;

/** Repositories by their first word; each generated table is a source of its own. */
function sourceOf(name: string): string {
  return name.startsWith('gen_') ? name : name.split('_')[0];
}
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
const inHalf = (name: string) => half === 'all' || (hashOf(sourceOf(name)) % 2 === 0) === (half === 'dev');
const names = Object.keys(labels)
  .filter((name) => inHalf(name) && name.includes(options.only ?? ''))
  .sort();
const shows = options.details === true;

const D = 'direct-identifier';
const keys = ['key', 'subject'];
function rightness(said: string, accept: readonly string[]): number {
  if (said === 'unknown') return accept.includes('insensitive') ? (accept[0] === 'sensitive' ? 0.5 : 1) : 0;
  if (said === 'identifier') return accept.some((role) => role === D || keys.includes(role)) ? 1 : 0;
  if (said === 'subject') return accept.some((role) => keys.includes(role)) ? 1 : 0;
  return accept.includes(said) ? 1 : 0;
}
const only = ({ accept }: LabelledColumn, role: string) => accept.length === 1 && accept[0] === role;

interface Answer {
  readonly unit: string;
  readonly evidence: string;
  readonly isNotReady: boolean;
  readonly columns: readonly {
    role: string;
    kind: string;
    detector: string | undefined;
    named: boolean;
    text: boolean;
  }[];
}
function judge(bytes: Uint8Array, name: string): Answer {
  const settings = settingsFor({}, noConfig, join(folder, 'files', name));
  const file = drain(readTableFrom(bytesAsInput(name, bytes), readingOptions(settings, name)));
  const facts = drain(openDataSet(file, onlySettings(settings, undefined)).classes());
  const { roles, embedded, unit, verdict } = facts;
  return {
    unit: unit.rows,
    isNotReady: verdict?.ready === false,
    evidence: unit.evidence
      .map(({ what, speaksFor, weight }) => `${what} → ${speaksFor} ${weight.toFixed(1)}`)
      .join(', '),
    columns: roles.map((role, i) => ({
      role: role.role,
      kind: role.kind,
      detector: role.detector?.id,
      named: namesPeople(role),
      text: embedded[i] !== undefined,
    })),
  };
}

type Tally = Record<string, [number, number]>;
const tally: Tally = {};
const lines: string[] = [];
const add = (to: Tally, what: string, right: number, of: number) => {
  const [before, all] = to[what] ?? [0, 0];
  to[what] = [before + right, all + of];
};
const count = (what: string, right: number, of = 1) => add(tally, what, right, of);
const unitMatrix: Record<string, number> = {};
const perTable: number[] = [];
const byBest: Tally = {};
for (const name of names) {
  const label = labels[name];
  const bytes = readFileSync(join(folder, 'files', name));
  const { unit, evidence, isNotReady, columns } = judge(bytes, name);
  if (label.smallCells) count('small cells not ready', isNotReady ? 1 : 0);
  else if (!label.persons) count('nobody not ready', isNotReady ? 1 : 0);
  const isAccepted = label.unit.includes(unit);
  count('unit accepted', isAccepted ? 1 : 0);
  const best = label.unit[0];
  unitMatrix[`${best} → ${unit}`] = (unitMatrix[`${best} → ${unit}`] ?? 0) + 1;
  if (best === 'things') count('things said things', unit === 'things' ? 1 : 0);
  if (best === 'people' || best === 'events') count('people or events said things', unit === 'things' ? 1 : 0);
  count('unclear', unit === 'unclear' ? 1 : 0);
  if (!isAccepted) lines.push(`UNIT ${name}: ${label.unit} said ${unit} | ${evidence}`);
  if (columns.length !== label.columns.length) {
    lines.push(`WIDTH ${name}`);
    continue;
  }
  let right = 0;
  let judged = 0;
  for (const [i, want] of label.columns.entries()) {
    const said = columns[i];
    const line = `${name} | ${want.name} | ${want.kind} ${want.identifier ?? ''} | accepted ${want.accept} | said ${said.role} ${said.detector ?? said.kind}`;
    if (want.identifier === 'names in text') {
      count('texts with names', said.text || said.named ? 1 : 0);
      if (!(said.text || said.named)) lines.push(`MISSED-TEXT ${line}`);
    } else if (want.kind === 'free text') {
      count('texts without, alarmed', said.text || said.named ? 1 : 0);
      if (said.text || said.named) lines.push(`FALSE-TEXT ${line}`);
    }
    if (want.accept.length === 0) continue;
    if (only(want, D)) {
      count('direct recall', said.named ? 1 : 0);
      count(`direct recall: ${want.identifier}`, said.named ? 1 : 0);
      if (!said.named) lines.push(`MISSED-D ${line}`);
      else count('direct precision', 1);
    } else if (said.named && !want.accept.includes(D)) {
      if (!label.persons || !want.accept.some((role) => keys.includes(role))) count('direct precision', 0);
      lines.push(`FALSE-D ${line}`);
    }
    if (!label.persons) continue;
    const points = rightness(said.role, want.accept);
    judged++;
    right += points;
    count('roles', points);
    count(name.startsWith('gen_') ? 'roles of generated' : 'roles of real', points);
    count('unknown', said.role === 'unknown' ? 1 : 0);
    add(byBest, want.accept[0], points, 1);
    if (only(want, 'quasi-identifier')) count('certain quasi-identifiers', said.role === 'quasi-identifier' ? 1 : 0);
    if (only(want, 'sensitive')) count('certain sensitive', said.role === 'sensitive' ? 1 : 0);
    if (points < 1) lines.push(`ROLE ${line}`);
  }
  if (judged > 0) perTable.push(right / judged);
}
const valueKinds = new Set(['email', 'phone', 'account', 'national id', 'card', 'ip']);
for (const name of names) {
  const label = labels[name];
  if (!label.header || !label.columns.some((c) => only(c, D) && valueKinds.has(c.identifier ?? ''))) continue;
  const text = readFileSync(join(folder, 'files', name), 'latin1');
  const end = /\r?\n/.exec(text);
  const first = text.slice(0, end?.index ?? 0);
  const delimiter = [',', ';', '\t', '|'].sort((a, b) => first.split(b).length - first.split(a).length)[0];
  const header = label.columns.map((_, i) => `c${i + 1}`).join(delimiter);
  const { columns } = judge(Buffer.from(header + text.slice(first.length), 'latin1'), name);
  if (columns.length !== label.columns.length) continue;
  for (const [i, want] of label.columns.entries()) {
    if (!only(want, D) || !valueKinds.has(want.identifier ?? '')) continue;
    count('found without header', columns[i].named ? 1 : 0);
    if (!columns[i].named)
      lines.push(
        `HEADLESS ${name} | ${want.name} (c${i + 1}) | ${want.identifier} | said ${columns[i].role} ${columns[i].detector ?? columns[i].kind}`,
      );
  }
}
if (options.json) {
  console.log(JSON.stringify(tally));
  process.exit();
}
if (shows) for (const line of lines.sort()) console.log(line);
const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
console.log(`${names.length} tables (${half})`);
for (const [what, [right, of]] of Object.entries(tally))
  console.log(`${what}: ${((100 * right) / of).toFixed(1)} % (${right}/${of})`);
console.log(`roles, mean of tables: ${(100 * mean(perTable)).toFixed(1)} %`);
console.log(
  `roles, mean of best roles: ${(100 * mean(Object.values(byBest).map(([right, of]) => right / of))).toFixed(1)} %`,
);
console.log(
  Object.entries(byBest)
    .map(([role, [right, of]]) => `${role} ${right}/${of}`)
    .join(', '),
);
console.log(
  Object.entries(unitMatrix)
    .map(([way, times]) => `${way} ${times}`)
    .join(', '),
);
