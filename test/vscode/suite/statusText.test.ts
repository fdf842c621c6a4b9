/** The words of the status item, for each state of a file. */
import assert from 'node:assert/strict';
import type { FileStatus } from '@quasi/shared/protocol';
import { foundText, statusText } from '../../../client/src/statusText.ts';

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
  uniqueShare: '71 %',
  isReady: false,
  unit: 'Rows are people: sex.',
  verdict: 'Not ready for default: k at least 5 (here 1).',
};

/** What the details begin with. */
const said = 'Rows are people: sex. Not ready for default: k at least 5 (here 1). target k = 5';

suite('Status text', () => {
  test('a file that is not ready is a warning, with k, the share of unique rows, whom the rows are about and the verdict', () => {
    assert.deepEqual(statusText(ready), {
      risk: { text: 'Quasi: k = 1, 71 % of rows alone', detail: said },
      table: { text: '12,000 rows × 4 columns, semicolon', detail: 'on sex, zip' },
      busy: false,
      severity: 'warning',
    });
  });

  test('a file that is ready, or not judged, is no warning', () => {
    const { risk, severity } = statusText({ ...ready, k: 5, uniqueRows: 0, isReady: true });
    assert.deepEqual([risk.text, severity], ['Quasi: k = 5', 'information']);
    const { isReady: _, k: __, ...unjudged } = { ...ready, verdict: 'Not judged: the rows are about nobody.' };
    assert.deepEqual(statusText(unjudged).risk, {
      text: 'Quasi',
      detail: 'Rows are people: sex. Not judged: the rows are about nobody.',
    });
    assert.equal(statusText(unjudged).severity, 'information');
  });

  test('findings that are allowed are counted', () => {
    assert.equal(statusText({ ...ready, allowed: 0 }).risk.detail, said);
    assert.equal(statusText({ ...ready, allowed: 1 }).risk.detail, `${said}, 1 finding allowed by quasi.json`);
    assert.equal(statusText({ ...ready, allowed: 3 }).risk.detail, `${said}, 3 findings allowed by quasi.json`);
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
    assert.deepEqual(risk, { text: 'Quasi: k = 1, 71 % of rows alone', detail: 'reading' });
    assert.equal(table?.detail, 'on sex, zip');
  });

  test('a failure shows its reason as an error', () => {
    const { risk, severity } = statusText({ uri: ready.uri, state: 'failed', reason: 'The file is gone.' });
    assert.deepEqual([risk.detail, severity], ['The file is gone.', 'error']);
  });

  test('a finished check is one sentence', () => {
    assert.equal(foundText('people.csv', ready, 1), 'people.csv: 12,000 rows, k = 1, 1 finding.');
    assert.equal(
      foundText('people.csv', { ...ready, allowed: 2 }, 0),
      'people.csv: 12,000 rows, k = 1, 0 findings, 2 findings allowed by quasi.json.',
    );
  });
});
