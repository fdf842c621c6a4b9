/** Patterns of a cloned repository, as many and as long as they may be. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn, takesAtMost } from '../testing/index.ts';
import { declarationOf } from './declarations.ts';
import { exceptionFor } from './exceptions.ts';
import { loadConfig } from './loadConfig.ts';
import { compileName, matchesName } from './namePattern.ts';
import { fullRoom } from './patternLimits.ts';
import { readSettings, settingsFor } from './settingsFor.ts';

/** Of `/w/quasi.json` and the files it extends. */
function loaded(texts: Readonly<Record<string, object>>) {
  const read = (path: string) => texts[path] && JSON.stringify(texts[path]);
  const config = loadConfig('/w/quasi.json', { folder: '/w', read, realPath: (path) => path, size: () => undefined });
  const told = config.problems.map(({ path, offset, length, message }) => ({
    path,
    text: read(path)?.slice(offset, offset + length),
    message,
  }));
  return { config, told, settings: settingsFor({}, config, '/w/data/a.csv') };
}

const patterns = (count: number, begin: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${begin}${i}*`, 'weight']));

/** Patterns that make a name be looked at as often as it can be, each longer than the last. */
const hostile = Array.from({ length: 480 }, (_, i) => `*${'a*'.repeat(i % 60)}${'a'.repeat(i % 7)}b*${i}`);

const names = Array.from({ length: 5000 }, (_, i) => `${'a'.repeat(100)}${i}`);

test('480 patterns and 5,000 columns take no time', () => {
  const { settings, problems } = readSettings({ columns: Object.fromEntries(hostile.map((each) => [each, 'weight'])) });
  assert.deepEqual(problems, []);
  takesAtMost(700, () => {
    const fresh = { ...settings, columns: [...settings.columns] };
    // Roles, kinds, hierarchies and answers are each asked for by themselves.
    for (let time = 0; time < 4; time++) for (const name of names) declarationOf(fresh, name);
  });
});

test('480 exceptions with patterns and 5,000 columns take no time', () => {
  const exceptions = hostile.map((column, index) => ({ rule: 'small-key', column, reason: 'x', path: '', index }));
  const settings = { ...readSettings({}).settings, exceptions };
  takesAtMost(700, () => {
    for (const name of names) exceptionFor(settings, 'small-key', 'QS104', name, '2026-01-01');
  });
});

test('patterns for files as many as there may be are held against 20 files in no time', () => {
  const glob = `${'{a*,**a}'.repeat(20)}b`;
  const files = Array.from({ length: Math.floor(fullRoom.files / glob.length) }, (_, k) => ({ glob, k: k + 1 }));
  const { config, told } = loaded({ '/w/quasi.json': { files } });
  assert.deepEqual(told, []);
  takesAtMost(700, () => {
    for (let i = 0; i < 20; i++) assert.equal(settingsFor({}, config, `/w/${'a'.repeat(60)}${i}`).k, 5);
  });
});

test('a name fits what the same regular expression matches, also where parts repeat themselves', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'a', 'b', '*'), maxLength: 12 });
  const name = fc.string({ unit: fc.constantFrom('a', 'a', 'b'), maxLength: 24 });
  fc.assert(
    fc.property(text, fc.array(name, { maxLength: 8 }), (pattern, some) => {
      const fits = compileName(pattern);
      const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
      for (const each of some) assert.equal(fits(each), expression.test(each), `${pattern} on ${each}`);
    }),
    drawn(1000),
  );
});

test('an exception is found where one that fits has not ended, and nowhere else', () => {
  const column = fc.constantFrom(undefined, 'a', 'ab', 'a*', '*b', '*', 'a\\*');
  const until = fc.constantFrom(undefined, '2026-01-01', '2026-01-02', '2026-01-03');
  const plain = readSettings({}).settings;
  const exception = fc.record({ rule: fc.constantFrom('small-key', 'QS104', 'rare-values'), column, until });
  const asked = fc.constantFrom(undefined, 'a', 'ab', 'a*', 'c');
  fc.assert(
    fc.property(fc.array(exception, { maxLength: 5 }), asked, (some, name) => {
      const exceptions = some.map((each, index) => ({ ...each, reason: 'x', path: '', index }));
      const settings = { ...plain, exceptions };
      const fitting = exceptions.filter(
        (each) =>
          each.rule !== 'rare-values' &&
          (each.until ?? '2027') >= '2026-01-02' &&
          (each.column === undefined || (name !== undefined && matchesName(each.column, name))),
      );
      const found = exceptionFor(settings, 'small-key', 'QS104', name, '2026-01-02');
      assert.equal(found === undefined, fitting.length === 0);
      if (found) assert.ok(fitting.some(({ index }) => index === found.index));
    }),
    drawn(1000),
  );
});

test('patterns for columns beyond the most have no effect, which is told at the first of them; names do', () => {
  const columns = { ...patterns(fullRoom.columns, 'a'), zip: 'sensitive', 'b*': 'sensitive', 'c*': 'sensitive' };
  const { told, settings } = loaded({ '/w/quasi.json': { columns } });
  assert.deepEqual(
    told.map(({ text }) => text),
    ['"b*"'],
  );
  assert.match(told[0].message, /^Quasi reads at most 500 patterns with "\*"/);
  assert.equal(declarationOf(settings, 'a499 x').role, 'weight');
  assert.equal(declarationOf(settings, 'zip').role, 'sensitive');
  assert.deepEqual([declarationOf(settings, 'bx'), declarationOf(settings, 'cx')], [{}, {}]);
});

test('what a file extends has the room that it leaves, and is told by itself', () => {
  const { told, settings } = loaded({
    '/w/quasi.json': { extends: ['a.json', 'b.json'], files: [{ glob: 'a.csv', columns: patterns(300, 'x') }] },
    '/w/a.json': { columns: patterns(150, 'y') },
    '/w/b.json': { columns: patterns(50, 'z'), allow: [{ rule: 'small-key', column: 'z*', reason: 'x' }] },
  });
  assert.deepEqual(
    told.map(({ path, text }) => [path, text]),
    [['/w/b.json', '"z*"']],
  );
  assert.deepEqual(settings.exceptions, []);
  for (const name of ['x299', 'y149', 'z49']) assert.equal(declarationOf(settings, name).role, 'weight');
});

test('patterns for files beyond the most take along what is said of them; paths without a pattern do not count', () => {
  const long = `${'x'.repeat(900)}*`;
  // An invalid entry takes no room and moves no place.
  const files: object[] = [{ glob: 7 }, ...Array.from({ length: 11 }, () => ({ glob: long, k: 9 }))];
  const paths = Array.from({ length: 50 }, (_, i) => ({ glob: `${'y'.repeat(900)}${i}`, k: 9 }));
  const within = loaded({ '/w/quasi.json': { files: [...files, ...paths, { glob: '*.csv', k: 4 }] } });
  assert.equal(within.told.length, 1);
  assert.equal(within.settings.k, 4);
  const beyond = loaded({
    '/w/quasi.json': {
      files: [...files, { glob: `${long}*`, k: 9 }, { glob: '*.csv', k: 4 }, { glob: 'a.csv', k: 3 }],
      allow: [
        { rule: 'small-key', glob: '*.csv', reason: 'x' },
        { rule: 'small-key', glob: 'data/a.csv', reason: 'y' },
      ],
    },
  });
  const [, told] = beyond.told;
  assert.equal(told.text, JSON.stringify(`${long}*`));
  assert.match(told.message, /^Quasi reads at most 10000 characters of patterns/);
  assert.equal(beyond.settings.k, 3);
  assert.deepEqual(
    beyond.settings.exceptions.map(({ reason }) => reason),
    ['y'],
  );
});
