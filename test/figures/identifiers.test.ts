/**
 * Names, e-mail addresses, phones, national numbers, accounts, cards of people: no file with a column of them passes without somebody's
 * word, under any policy, and no copy that keeps them is called ready. A spread of the tables of the corpus; all with `QUASI_ALL_TABLES=1`.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { dataFile } from './data.ts';
import { quasi } from './quasi.ts';

const SPREAD = 25;
const policies = ['default', 'trusted', 'public11', 'strict', 'hipaa-safe-harbor'];

interface LabelledColumn {
  readonly accept: readonly string[];
}
interface Labelled {
  readonly persons: boolean;
  readonly columns: readonly LabelledColumn[];
}
interface Verdict {
  readonly ready: boolean | null;
  readonly state: string;
}
interface Finding {
  readonly slug: string;
  readonly severity: string;
  readonly column: string;
}
interface Checked {
  readonly code: number | null;
  readonly verdict: Verdict | null;
  /** Columns with a finding that they name people, and those of them that do so by themselves. */
  readonly naming: readonly string[];
  readonly identifiers: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'quasi-identifiers-'));
after(() => rmSync(folder, { recursive: true }));
const copy = join(folder, 'copy.csv');
const other = join(folder, 'other.csv');
// Not where it would count for the copies when they are checked again.
const config = join(mkdtempSync(join(folder, 'settings-')), 'quasi.json');
const recipe = join(folder, 'recipe.json');

function tables(): string[] {
  const labels: Record<string, Labelled> = JSON.parse(readFileSync(dataFile('corpus/labels.json'), 'utf8'));
  const holds = ({ persons, columns }: Labelled) => persons && columns.some(isOnlyIdentifier);
  const names = Object.keys(labels)
    .filter((name) => holds(labels[name]))
    .sort();
  const place = (i: number) => Math.floor((i * SPREAD) / names.length);
  return process.env['QUASI_ALL_TABLES'] ? names : names.filter((_, i) => place(i) !== place(i - 1));
}

function isOnlyIdentifier({ accept }: LabelledColumn): boolean {
  return accept.length === 1 && accept[0] === 'direct-identifier';
}

function checked(file: string, ...options: readonly string[]): Checked {
  const { code, out, err } = quasi(['check', file, '--format', 'json', '--max-rows', '0', ...options]);
  assert.notEqual(out, '', err);
  const { files }: { files: { verdict: Verdict | null; findings: Finding[] }[] } = JSON.parse(out);
  const [{ verdict, findings }] = files;
  const columnsOf = (...slugs: readonly string[]) =>
    findings.flatMap(({ slug, severity, column }) => (slugs.includes(slug) && severity === 'warning' ? [column] : []));
  return {
    code,
    verdict,
    naming: columnsOf('direct-identifier', 'embedded-identifier'),
    identifiers: columnsOf('direct-identifier'),
  };
}

function columnsIn(file: string): string[] {
  const { out, err } = quasi(['measure', file, '--only', 'columns']);
  assert.notEqual(out, '', err);
  const { columns }: { columns: { name: string }[] } = JSON.parse(out);
  return columns.map(({ name }) => name);
}

/** As an option takes them. */
function listed(names: readonly string[]): string {
  return names.map((name) => (/[",]|^\s|\s$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(',');
}

/** All else that would keep a copy from being ready: rows are people, all columns are known, one is compared, and k is 1. */
function settleAllElse(columns: readonly string[], naming: readonly string[]): void {
  const roles = [
    ...columns.map((name, i) => [name, i === 0 ? 'quasi-identifier' : 'insensitive']),
    ...naming.map((name) => [name, 'identifier']),
  ];
  writeFileSync(config, JSON.stringify({ unit: 'people', k: 1, columns: Object.fromEntries(roles) }));
}

/** The verdict on the copy, and the exit code. */
function copied(args: readonly string[]): Verdict & { readonly code: number | null } {
  const { code, out, err } = quasi([...args, '--config', config, '--json']);
  assert.notEqual(out, '', err);
  const { verdict }: { verdict: Verdict } = JSON.parse(out);
  return { ...verdict, code };
}

for (const name of tables()) {
  const file = dataFile(`corpus/files/${name}`);

  test(`${name} passes under no policy`, () => {
    for (const policy of policies) {
      const { code, verdict, naming } = checked(file, '--policy', policy);
      assert.ok(naming.length > 0, `${policy}: a finding`);
      assert.equal(code, 1, policy);
      assert.match(verdict?.state ?? 'none', /^not-/, policy);
      assert.notEqual(verdict?.ready, true, policy);
    }
  });

  test(`${name}: no copy that keeps what names people is ready, made by options or by a recipe`, () => {
    for (const made of [copy, other]) rmSync(made, { force: true });
    const { naming } = checked(file);
    const others = columnsIn(file).filter((column) => !naming.includes(column));
    settleAllElse(others, naming);
    const anonymize = ['anonymize', file, '-o', copy];

    const { code, err } = quasi([...anonymize, '--config', config]);
    assert.equal(code, 1, err);
    assert.match(err, /names? people: use --remove or --/);
    assert.ok(!existsSync(copy), 'nothing is written');

    const removed = copied([...anonymize, '--remove', listed(naming), '--recipe', recipe]);
    assert.deepEqual([removed.state, removed.code], ['ready', 0]);
    assert.deepEqual(checked(copy).identifiers, []);

    const left = copied([...anonymize, '--leave', listed(naming)]);
    assert.deepEqual([left.state, left.ready, left.code], ['identified', null, 0]);

    // What the recipe does not do somebody else has to: it is not asked what may be left.
    const { steps: _, ...rest } = JSON.parse(readFileSync(recipe, 'utf8'));
    writeFileSync(recipe, JSON.stringify({ ...rest, steps: [] }));
    const applied = copied(['apply', recipe, file, '-o', other]);
    assert.deepEqual([applied.state, applied.ready, applied.code], ['not-ready', false, 1]);
  });
}
