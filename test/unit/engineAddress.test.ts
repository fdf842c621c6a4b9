/** Addresses of tables in databases: one form for all, and user and password are never shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, shownAddress } from '../../server/src/engines/address.ts';
import { toCount, toCounts } from '../../server/src/engines/sql/toCount.ts';
import { quasi } from '../figures/quasi.ts';

test('an address names server, database, schema and table', () => {
  const shown = shownAddress('postgres://ada:s%40cret@db.example:5433/census/public.people');
  assert.equal(shown, 'postgres://db.example:5433/census/public.people');
  const { host, port, user, password, database, schema, table } = addressOf(shown);
  const parts = { host, port, user, password, database, schema, table };
  assert.deepEqual(parts, {
    host: 'db.example',
    port: 5433,
    user: 'ada',
    password: 's@cret',
    database: 'census',
    schema: 'public',
    table: 'people',
  });
});

test('the cluster is an option of the address', () => {
  const { schema, table, options } = addressOf('clickhouse://host/stats.people?cluster=all');
  assert.deepEqual([schema, table, options.get('cluster')], ['stats', 'people', 'all']);
});

test('an address without a table is refused, and its password is not shown', () => {
  assert.throws(
    () => shownAddress('postgres://ada:secret@host/'),
    (error: Error) => {
      assert.match(error.message, /names no table/);
      assert.doesNotMatch(JSON.stringify(error), /secret/);
      return true;
    },
  );
});

test('an engine that is not installed is named with the command that installs it, and the password stays out', async () => {
  for (const [address, wanted] of [
    ['postgres://ada:secret@127.0.0.1:1/db/people', /npm install -g pg@|does not answer/],
    ['clickhouse://ada:secret@127.0.0.1:1/db.people', /npm install -g @clickhouse\/client@|does not answer/],
  ] as const) {
    const { out, err, code } = quasi(['check', address]);
    assert.equal(code, 2);
    assert.match(err, wanted);
    assert.doesNotMatch(out + err, /secret|ada/);
  }
});

test('only what is a whole number of rows is one', () => {
  assert.deepEqual([toCount(3), toCount('3'), toCount(3n)], [3, 3, 3]);
  for (const wrong of [null, undefined, '', '1.5', 1.5, -1, '9007199254740993', 2 ** 53, Number.NaN, 'x', {}]) {
    assert.throws(() => toCount(wrong), /no number of rows/);
  }
  assert.throws(() => toCounts([2 ** 32]), /four billion/);
});
