/** *What if* on 100,000 rows × 15 columns: each move of a slider is answered at once, also while levels for a k are looked for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { latticeOf, whatIf } from '@quasi/shared/effects';
import type { WhatIfParams, WhatIfResult } from '@quasi/shared/protocol';
import { comesWithin } from '@quasi/shared/testing';
import { fileOf, settingsOf } from '../../shared/src/effects/testFiles.ts';
import { TestClient } from '../server/client.ts';
import { holds } from './longestStep.ts';
import { peopleTable, quasiIdentifiers } from './peopleTable.ts';

const MILLISECONDS = 100;
const table = peopleTable(100_000);
const uri = 'untitled:whatIf.csv';

test('a level moved, and k', async () => {
  const client = await TestClient.startProcess({ quasiIdentifiers });
  try {
    await client.open(uri, table);
    await client.settled(uri);
    const ask = (params: Omit<WhatIfParams, 'uri'>) =>
      client.connection.sendRequest<WhatIfResult | null>('quasi/whatIf', { uri, ...params });
    const exact = quasiIdentifiers.map(() => 0);
    // The report that shows the strip has counted this.
    const first = await ask({ k: 5, levels: exact, removes: false });
    const moves = (first?.levels ?? []).map(({ top }, i) => exact.with(i, top));
    for (const k of [5, 7]) {
      // Nobody waits for it here.
      const search = ask({ k, removes: false });
      for (const [i, levels] of moves.entries()) {
        const result = await comesWithin(MILLISECONDS, () => ask({ k, levels, removes: i % 2 === 0 }), `level ${i}`);
        assert.ok(result);
      }
      void search.catch(() => undefined);
    }
  } finally {
    await client.stop();
  }
});

test('no step of it holds the loop', () => {
  const facts = drain(fileOf(table, settingsOf({ quasiIdentifiers: [...quasiIdentifiers] })).analysis.classes());
  drain(latticeOf(facts));
  const levels = quasiIdentifiers.map(() => 0);
  holds(() => whatIf(facts, levels, true));
});
