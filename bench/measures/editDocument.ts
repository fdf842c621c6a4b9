/** Row 17: from an edit within a record to its refreshed diagnostics, against a server that only takes the edit in. */
import { costResult } from '../results.ts';
import { type DocumentText, documentTexts } from '../servers/documentTexts.ts';
import { editablePlaces } from '../servers/editablePlaces.ts';
import { LanguageClient } from '../servers/languageClient.ts';
import { quantile } from '../servers/quantile.ts';
import type { Measure } from './measure.ts';

const edits = 40;
const uri = 'file:///bench/people.csv';

interface Times {
  readonly refreshed: number[];
  readonly settled: number[];
  readonly acknowledged: number[];
}

export const editDocument: Measure = {
  rows: ['17'],
  async *run() {
    for (const document of documentTexts()) {
      const { refreshed, settled, acknowledged } = await timeEdits(document);
      const head = { row: '17', size: document.size } as const;
      const peer = quantile(acknowledged, 0.5);
      const measure = (end: string) => `edit → ${end} (${document.form}) : bare edit`;
      // Twice the floor of 1.5.
      yield costResult({ ...head, measure: measure('diagnostics') }, quantile(refreshed, 0.5), peer, 3);
      yield costResult({ ...head, measure: measure('all findings') }, quantile(settled, 0.5), peer);
    }
  },
};

/** The two servers take turns, edit by edit. */
async function timeEdits({ text }: DocumentText): Promise<Times> {
  const [quasi, bare] = [await LanguageClient.quasi(), await LanguageClient.bare()];
  const times: Times = { refreshed: [], settled: [], acknowledged: [] };
  try {
    const ready = quasi.next((event) => event.kind === 'status' && event.params.state === 'ready');
    await quasi.open(uri, text);
    await bare.open(uri, text);
    await ready;
    await bare.acknowledge(uri);

    for (const [index, range] of editablePlaces(text, edits).entries()) {
      const version = index + 2;
      const digit = String(version % 10);
      const published = quasi.next((event) => event.kind === 'diagnostics' && event.params.version === version);
      const done = quasi.next((event) => event.kind === 'status' && event.params.state === 'ready');
      const before = performance.now();
      await quasi.change(uri, version, range, digit);
      times.refreshed.push((await published).at - before);
      times.settled.push((await done).at - before);

      const beforeBare = performance.now();
      await bare.change(uri, version, range, digit);
      await bare.acknowledge(uri);
      times.acknowledged.push(performance.now() - beforeBare);
    }
  } finally {
    quasi.stop();
    bare.stop();
  }
  return times;
}
