/** Findings about column names in configurations, compared with the real effect of the names: random configurations and columns. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from '@quasi/shared/testing';
import fc from 'fast-check';
import { drain } from '../../shared/src/analysis/index.ts';
import { settleRoles } from '../../shared/src/analysis/settleRoles.ts';
import { columnFacts, declarationOf, loadConfig, settingsFor } from '../../shared/src/config/index.ts';
import type { ColumnRole } from '../../shared/src/roles/index.ts';

const file = '/w/a.csv';

function loaded(config: object) {
  const text = JSON.stringify(config);
  const read = (path: string) => (path === '/w/quasi.json' ? text : undefined);
  return {
    text,
    config: loadConfig('/w/quasi.json', { folder: '/w', read, realPath: (path) => path, size: () => undefined }),
  };
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
const patterns = fc.string({ unit: fc.constantFrom('a', 'b', '*'), minLength: 1, maxLength: 4 });
const roles = fc.constantFrom('identifier', 'quasi-identifier', 'sensitive', 'insensitive');
const columns = fc.uniqueArray(letters, { minLength: 1, maxLength: 6 });
const statements = fc.record({
  columns: fc.dictionary(fc.oneof(letters, patterns), roles, { maxKeys: 6 }),
  quasiIdentifiers: fc.uniqueArray(letters, { maxLength: 4 }),
});

test('in vain are just the names and patterns that no column fits, each on its word', () => {
  fc.assert(
    fc.property(statements, columns, (said, there) => {
      const { text, config } = loaded(said);
      const { inVain } = drain(columnFacts([config], [{ path: file, config, columns: there }]));
      const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
      const expected = [
        ...Object.keys(said.columns).filter((name) => !there.some((column) => fits(name).test(column))),
        ...said.quasiIdentifiers.filter((name) => !there.includes(name)),
      ];
      assert.deepEqual(inVain.map(({ name }) => name).sort(), expected.sort());
      for (const { offset, length, name } of inVain) {
        assert.equal(text.slice(offset, offset + length), JSON.stringify(name));
      }
    }),
    drawn(400),
  );
});

test('contradicted by the list are just the roles that are not what a column is taken for in the end', () => {
  fc.assert(
    fc.property(statements, columns, (said, there) => {
      const { config } = loaded(said);
      const { contradicted } = drain(columnFacts([config], [{ path: file, config, columns: there }]));
      const told = contradicted.flatMap(({ column, says }) => (says.what === 'patterns' ? [] : [column]));
      const settings = settingsFor({}, config, file);
      const inferred = there.map(() => ({ role: 'insensitive', evidence: [] }) as unknown as ColumnRole);
      const settled = drain(settleRoles(there, inferred, settings));
      const undone = there.filter((column, i) => {
        const isNamed = Object.hasOwn(said.columns, column);
        return isNamed && declarationOf(settings, column).role !== settled[i].role;
      });
      for (const column of undone) assert.ok(told.includes(column), column);
      for (const column of told) {
        assert.notEqual(declarationOf(settings, column).role, settled[there.indexOf(column)].role, column);
      }
    }),
    drawn(400),
  );
});

test('where two patterns meet, what is told to count is what counts', () => {
  fc.assert(
    fc.property(statements, columns, ({ columns: said }, there) => {
      const { config } = loaded({ columns: said });
      const { contradicted } = drain(columnFacts([config], [{ path: file, config, columns: there }]));
      const settings = settingsFor({}, config, file);
      for (const { column, says } of contradicted) {
        assert.ok(says.what === 'patterns');
        assert.equal(declarationOf(settings, column).role, says.laterRole);
        assert.equal(said[says.earlier], says.earlierRole);
        assert.notEqual(says.earlierRole, says.laterRole);
      }
    }),
    drawn(400),
  );
});

test('thousands of patterns, columns and files are held against each other in small steps, and in the end given up', () => {
  const there = Array.from({ length: 5000 }, (_, i) => `column_${i}`);
  const said = Object.fromEntries(
    Array.from({ length: 480 }, (_, i) => [`*${i}x*`, i % 2 ? 'sensitive' : 'insensitive']),
  );
  const { config } = loaded({ columns: said });
  let steps = 0;
  const work = columnFacts([config], [{ path: file, config, columns: there }]);
  for (;;) {
    const step = work.next();
    steps++;
    if (!step.done) continue;
    const { inVain, contradicted } = step.value;
    assert.equal(inVain.length, 400, 'two million comparisons');
    assert.deepEqual(contradicted, []);
    break;
  }
  assert.ok(steps > 1900, `${steps} steps`);
});
