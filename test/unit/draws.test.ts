/** Every random draw has the law that is said of it, and a test that looks for other laws finds them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomBelow } from '@quasi/shared/random';
import { type Draw, testDraws } from '../soak/draws.ts';

test('whole numbers, orders, samples, answers, noise and people are drawn by their laws', () => {
  const { tried, findings } = testDraws(20_241, 0);
  assert.deepEqual(findings, []);
  assert.ok(tried > 50_000);
});

test('draws by another law are found', () => {
  const even = (outcomes: number) => Array.from({ length: outcomes }, () => 1 / outcomes);
  const wrong: readonly Draw[] = [
    {
      name: 'one end half as often',
      law: even(10),
      *outcomes(random) {
        for (let i = 0; i < 20_000; i++) yield Math.floor(9.5 * random());
      },
    },
    {
      name: 'each place swapped with any',
      law: even(6),
      *outcomes(random) {
        for (let i = 0; i < 20_000; i++) {
          const order = [0, 1, 2];
          for (const place of order.keys()) {
            const other = randomBelow(random, 3);
            [order[place], order[other]] = [order[other], order[place]];
          }
          yield 2 * order[0] + (order[1] < order[2] ? 0 : 1);
        }
      },
    },
  ];
  const { findings } = testDraws(20_241, 0, wrong);
  assert.deepEqual(
    findings.map((finding) => finding.replace(/, seed.*/, '')),
    [
      'one end half as often (seeded',
      'one end half as often (secret',
      'each place swapped with any (seeded',
      'each place swapped with any (secret',
    ],
  );
});
