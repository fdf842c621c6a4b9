/** The words of the status item, for each state of a file. */
import assert from 'node:assert/strict';
import type { FileStatus } from '@quasi/shared/protocol';
import { barText, foundText, statusText } from '../../../client/src/statusText.ts';

const ready: FileStatus = {
  uri: 'file:///people.csv',
  state: 'ready',
  rows: 12_000,
  columns: 4,
  delimiter: ';',
  quasiIdentifiers: ['sex', 'zip'],
  k: 1,
  targetK: 5,
  uniqueRows: 8520,
  inShort: '2 identifiers · k 1 of 5',
  verdictState: 'not-ready',
  icon: 'warning',
  unit: 'Rows are people: sex.',
  verdict: 'Not ready for default: 2 direct identifiers.',
};

/** What the details begin with. */
const said = 'Rows are people: sex. Not ready for default: 2 direct identifiers.';

suite('Status text', () => {
  test('a file that is not ready is a warning, with the verdict in short and in full', () => {
    assert.deepEqual(statusText(ready), {
      risk: { text: 'Quasi: 2 identifiers · k 1 of 5', detail: said },
      table: { text: '12,000 rows × 4 columns, semicolon', detail: 'on sex, zip' },
      busy: false,
      severity: 'warning',
    });
  });

  test('a file that is ready, or about nobody, is no warning', () => {
    const { risk, severity } = statusText({ ...ready, inShort: 'Ready · k 5', verdictState: 'ready', icon: 'pass' });
    assert.deepEqual([risk.text, severity], ['Quasi: Ready · k 5', 'information']);
    const things = statusText({
      uri: ready.uri,
      state: 'ready',
      inShort: 'Not about people',
      verdictState: 'not-judged',
      icon: 'dash',
      isAboutNobody: true,
      unit: 'Rows are not about people: prices.',
      verdict: 'Not about people.',
    });
    assert.deepEqual(things.risk, { text: 'Quasi: Not about people', detail: 'Rows are not about people: prices.' });
    assert.equal(things.severity, 'information');
  });

  test('a file with an open quote is a warning, although it has no verdict', () => {
    const verdict = 'Not judged: line 7 has an unclosed quote.';
    const broken = {
      uri: ready.uri,
      state: 'ready',
      inShort: 'Fix the quote in line 7',
      icon: 'warning',
      verdict,
    } as const;
    assert.deepEqual(statusText(broken).risk, { text: 'Quasi: Fix the quote in line 7', detail: verdict });
    assert.equal(statusText(broken).severity, 'warning');
    assert.equal(barText(broken).text, '$(warning) Fix the quote in line 7');
  });

  test('findings that are allowed are counted', () => {
    assert.equal(statusText({ ...ready, allowed: 0 }).risk.detail, said);
    assert.equal(statusText({ ...ready, allowed: 1 }).risk.detail, `${said} 1 finding allowed by quasi.json.`);
    assert.equal(statusText({ ...ready, allowed: 3 }).risk.detail, `${said} 3 findings allowed by quasi.json.`);
  });

  test('of many quasi-identifiers the first are named', () => {
    const { table } = statusText({ ...ready, quasiIdentifiers: ['a', 'b', 'c', 'd', 'e'] });
    assert.equal(table?.detail, 'on a, b, c and 2 more');
  });

  test('while analysing it is busy and says how far it is', () => {
    const { risk, busy } = statusText({ uri: ready.uri, state: 'analysing', stage: 'reading', progress: 0.416 });
    assert.deepEqual([risk.detail, busy], ['reading: 41 %', true]);
  });

  test('while analysing again it keeps what was known', () => {
    const { risk, table } = statusText({ ...ready, state: 'analysing', stage: 'reading' });
    assert.deepEqual(risk, { text: 'Quasi: 2 identifiers · k 1 of 5', detail: 'reading' });
    assert.equal(table?.detail, 'on sex, zip');
  });

  test('a failure shows its reason as an error', () => {
    const { risk, severity } = statusText({ uri: ready.uri, state: 'failed', reason: 'The file is gone.' });
    assert.deepEqual([risk.detail, severity], ['The file is gone.', 'error']);
  });

  test('a finished check is one sentence', () => {
    assert.equal(foundText('people.csv', ready, 1), 'people.csv: 2 identifiers · k 1 of 5; 1 finding.');
    assert.equal(
      foundText('people.csv', { ...ready, allowed: 2 }, 0),
      'people.csv: 2 identifiers · k 1 of 5; 0 findings, 2 findings allowed by quasi.json.',
    );
  });
});
