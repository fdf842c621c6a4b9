/** Row 17: from an edit within a record to its refreshed diagnostics, against a server that only takes the edit in. */
import { costResult } from '../results.ts';
import { type DocumentText, documentTexts } from '../servers/documentTexts.ts';
import { editablePlaces, otherDigits } from '../servers/editablePlaces.ts';
import { type Event, LanguageClient } from '../servers/languageClient.ts';
import { quantile } from '../servers/quantile.ts';
import { type Measure, quasiIdentifierSets } from './measure.ts';

const edits = 40;
/** The most findings there can be: every column and 500 rows. On these columns an edit changes them. */
const settings = { quasiIdentifiers: quasiIdentifierSets[0], maxRowFindings: 500 };
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
  const [quasi, bare] = [await LanguageClient.quasi(settings), await LanguageClient.bare()];
  const times: Times = { refreshed: [], settled: [], acknowledged: [] };
  try {
    const ready = quasi.next((event) => event.kind === 'status' && event.params.state === 'ready');
    await quasi.open(uri, text);
    await bare.open(uri, text);
    await ready;
    await bare.acknowledge(uri);

    for (const [index, range] of editablePlaces(text, edits).entries()) {
      const version = index + 2;
      const digit = otherDigits[index % otherDigits.length] as string;
      let published: Event | undefined;
      const done = quasi.next((event) => {
        if (event.kind === 'diagnostics' && event.params.version === version) published = event;
        return event.kind === 'status' && event.params.state === 'ready';
      });
      const before = performance.now();
      await quasi.change(uri, version, range, digit);
      const settled = (await done).at - before;
      times.settled.push(settled);
      // A row that stood alone already changes nothing.
      if (published !== undefined) times.refreshed.push(published.at - before);

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
