import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { KeptWork, LastUsed, numberOf } from './index.ts';

test('what was used last is kept, as much as there is room for: the same as in a list that is looked through', () => {
  const uses = fc.array(fc.record({ key: fc.nat(9), size: fc.nat(6), how: fc.constantFrom('get', 'set', 'delete') }));
  fc.assert(
    fc.property(uses, fc.nat(20), (all, room) => {
      const kept = new LastUsed<number, { size: number }>(room, ({ size }) => size);
      let list: [number, { size: number }][] = [];
      for (const { key, size, how } of all) {
        const found = list.find(([one]) => one === key);
        list = list.filter((one) => one !== found || how === 'get');
        if (how === 'get') {
          assert.equal(kept.get(key), found?.[1]);
          if (found) list = [...list.filter((one) => one !== found), found];
        } else if (how === 'set') {
          const value = { size };
          kept.set(key, value);
          list.push([key, value]);
          while (list.reduce((sum, [, one]) => sum + one.size, 0) > room) list.shift();
        } else kept.delete(key);
        assert.deepEqual([...kept.entries()], list);
      }
    }),
    drawn(1000),
  );
});

/** Counts to `end` and reports each number; `counted` is how many steps were done at all. */
function counter() {
  const counts = { begun: 0, steps: 0 };
  const begin = (end: number) =>
    function* (tell: (known: string) => void): Generator<number, string> {
      counts.begun++;
      for (let i = 0; i < end; i++) {
        counts.steps++;
        tell(`as far as ${i}`);
        yield i;
      }
      return 'done';
    };
  return { counts, begin };
}

function drain<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as T;
  }
}

test('who asks again goes on from there, whoever left at which step, and what is done is done once', () => {
  const { counts, begin } = counter();
  const work = new KeptWork<object, string, string>();
  const about = {};
  assert.equal(drain(work.until(() => true, about, 'a', begin(5))), undefined);
  const left = work.whole(about, 'a', begin(5));
  left.next();
  left.next();
  assert.equal(work.known(about, 'a'), 'as far as 1');
  let asked = 0;
  assert.equal(drain(work.until(() => asked++ === 2, about, 'a', begin(5))), 'as far as 3');
  assert.equal(drain(work.whole(about, 'a', begin(5))), 'done');
  assert.equal(drain(work.whole(about, 'a', begin(5))), 'done');
  assert.deepEqual(counts, { begun: 1, steps: 5 });
  assert.equal(work.known({}, 'a'), undefined);
  assert.equal(work.known(about, 'b'), undefined);
});

test('two who ask at once share the work', () => {
  const { counts, begin } = counter();
  const work = new KeptWork<object, string, string>();
  const about = {};
  const [one, other] = [work.whole(about, 'a', begin(6)), work.whole(about, 'a', begin(6))];
  for (let i = 0; i < 3; i++) [one, other].map((each) => each.next());
  assert.equal(drain(other), 'done');
  assert.equal(drain(one), 'done');
  assert.deepEqual(counts, { begun: 1, steps: 6 });
});

test('no more is kept than was said, and none of what has no room', () => {
  const { counts, begin } = counter();
  const work = new KeptWork<{ readonly most: number }, number, string>(({ most }) => most);
  const two = { most: 2 };
  for (const key of [1, 2, 1, 3, 1, 2]) drain(work.whole(two, key, begin(1)));
  assert.equal(counts.begun, 4, '3 takes the place of 2, not of 1, which was used since');
  const none = { most: 0.5 };
  for (const key of [1, 1]) assert.equal(drain(work.whole(none, key, begin(1))), 'done');
  assert.equal(counts.begun, 6);
});

test('work that failed fails for who waits, and is begun anew', () => {
  let begun = 0;
  const work = new KeptWork<object, string, number>();
  const about = {};
  // biome-ignore lint/correctness/useYield: it fails before there is any progress.
  function* failing(): Generator<number, number> {
    if (++begun === 1) throw new Error('no');
    return begun;
  }
  assert.throws(() => drain(work.whole(about, 'a', failing)));
  assert.equal(drain(work.whole(about, 'a', failing)), 2);
});

test('objects are told apart by numbers that stay', () => {
  const [one, other] = [{}, {}];
  assert.notEqual(numberOf(one), numberOf(other));
  assert.equal(numberOf(one), numberOf(one));
});
